/** Files that systems leave in folders of pictures and that nobody means to upload. */
const SYSTEM_FILES = /^(\.|thumbs\.db$|desktop\.ini$|ehthumbs)/i

/** The files of a drop, those inside dropped folders too. Must be called while the drop event is being handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some((entry) => entry.isDirectory)) return [...transfer.files].filter(isMeant)
  const files = await Promise.all(entries.map(filesOf))
  return files.flat().filter(isMeant)
}

/** Whether what hovers over the page is files from outside, and not a piece of the page. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  // Browsers hand a folder out in pieces of 100; an empty piece is the end.
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (piece.length === 0) return files
    files.push(...(await Promise.all(piece.map(filesOf))).flat())
  }
}

export function isMeant(file: File): boolean {
  return !SYSTEM_FILES.test(file.name)
}
