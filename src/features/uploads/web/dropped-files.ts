/** Files that operating systems create in photo folders. */
const SYSTEM_FILES = /^(\.|thumbs\.db$|desktop\.ini$|ehthumbs)/i

/** The dropped files, including those in dropped folders. Call it synchronously in the drop handler. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some((entry) => entry.isDirectory)) return [...transfer.files].filter(isUserFile)
  const files = await Promise.all(entries.map(filesOf))
  return files.flat().filter(isUserFile)
}

/** Whether files are being dragged, as opposed to an element of the page. */
export function carriesFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  // Browsers return a folder's entries in batches of 100, and an empty batch at the end.
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (piece.length === 0) return files
    files.push(...(await Promise.all(piece.map(filesOf))).flat())
  }
}

export function isUserFile(file: File): boolean {
  return !SYSTEM_FILES.test(file.name)
}
