import type { Readable } from 'node:stream'
import * as yauzl from 'yauzl'
import type { ImportEntry } from './entry.ts'

/** Photos and films hardly shrink: a large file that shrank so much is no picture. */
const BOMB_RATIO = 200
const BOMB_BYTES = 50 * 1024 ** 2
const ENCRYPTED = 0x1

/** Lists a ZIP of any size, which is called `archive`, by its directory; each entry is inflated only when it is opened, and never past its size. */
export async function openZip(
  file: string,
  archive: string,
): Promise<{ entries: ImportEntry[]; close(): Promise<void> }> {
  // Names are checked here, one by one: one unsafe name is no reason to refuse the rest.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const
  const unreadable = (error: Error) => new Error(`${archive} is no ZIP that can be read: ${error.message}`)
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.open(file, options, (error, opened) => {
      if (error) reject(unreadable(error))
      else resolve(opened)
    })
  })
  const entries = await new Promise<ImportEntry[]>((resolve, reject) => {
    const found: ImportEntry[] = []
    zip.on('error', (error: Error) => reject(unreadable(error)))
    zip.on('end', () => resolve(found))
    zip.on('entry', (entry: yauzl.Entry) => {
      const name = decodedName(entry)
      if (!name.endsWith('/') && !isOfSystem(name)) found.push(toEntry(zip, entry, name, archive))
      zip.readEntry()
    })
    zip.readEntry()
  })
  return { entries, close: async () => zip.close() }
}

function toEntry(zip: yauzl.ZipFile, entry: yauzl.Entry, given: string, archive: string): ImportEntry {
  const refused = whyRefused(entry, given)
  const name = refused === 'unsafe_name' ? given.replace(/\.\.|^[/\\]+|[\0:]/g, '_') : given
  return {
    ...{ path: name, name, archive },
    bytes: entry.uncompressedSize,
    ...(refused && { refused }),
    open: () =>
      new Promise<Readable>((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error) reject(error)
          else resolve(stream)
        })
      }),
  }
}

function whyRefused(entry: yauzl.Entry, name: string): ImportEntry['refused'] {
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split(/[/\\]/).includes('..'))
    return 'unsafe_name'
  if (entry.generalPurposeBitFlag & ENCRYPTED) return 'encrypted'
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
  return entry.uncompressedSize > BOMB_BYTES && ratio > BOMB_RATIO ? 'bomb' : undefined
}

/** UTF-8 where it is; else the letters that DOS had, as the standard says. */
function decodedName(entry: yauzl.Entry): string {
  return yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
}

function isOfSystem(name: string): boolean {
  return name.split('/').some((part) => part === '__MACOSX' || part === '.DS_Store' || part === 'Thumbs.db')
}
