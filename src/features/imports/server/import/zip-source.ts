import { createReadStream, read } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import * as yauzl from 'yauzl'
import type { ArchiveBudget } from './archive-budget.ts'
import type { ImportEntry } from './entry.ts'

/** Photos and videos hardly compress, so a large file with a higher ratio isn't one. */
const BOMB_RATIO = 200
const BOMB_BYTES = 50 * 1024 ** 2
const ENCRYPTED = 0x1
const STORED = 0
/** The fixed part of a local file header. */
const LOCAL_HEADER_BYTES = 30

/** Where a ZIP's bytes are: a file, or a part of one. */
export type ZipLocation = { file: string; start: number; bytes: number }

export type ZipItem = {
  entry: ImportEntry
  crc32: number
  /** Where a stored entry's bytes are; undefined if it's compressed. */
  location(): Promise<ZipLocation | undefined>
}

export type OpenZip = { items: ZipItem[]; close(): Promise<void> }

/** A ZIP that isn't opened, with the reason. */
export class ZipRefused extends Error {
  readonly reason: 'no_zip' | 'too_many' | 'overlapping'
  constructor(reason: ZipRefused['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/**
 * Lists a ZIP of any size by its central directory; `archive` is the name in entries. Entries are inflated when opened,
 * and never beyond their declared size. @throws ZipRefused: unreadable, overlapping entries, or over budget
 */
export async function openZip(place: ZipLocation, archive: string, budget: ArchiveBudget): Promise<OpenZip> {
  // Names are checked one by one below, so that one unsafe name doesn't refuse the whole ZIP.
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true, lazyEntries: true } as const
  const unreadable = (error: Error) =>
    new ZipRefused('no_zip', `${archive} isn't a readable ZIP file: ${error.message}`)
  const reader = await openRange(place)
  const zip = await yauzl.fromRandomAccessReaderPromise(reader, place.bytes, options).catch(async (error: Error) => {
    await reader.end()
    throw unreadable(error)
  })
  const close = async () => zip.close()
  try {
    if (!budget.takeEntries(zip.entryCount))
      throw new ZipRefused('too_many', `${archive} has more files than one import can take`)
    const items: ZipItem[] = []
    const ranges: Range[] = []
    for await (const entry of zip.eachEntry()) {
      ranges.push(rangeOf(entry))
      const name = decodedName(entry)
      if (!name.endsWith('/') && !isOfSystem(name)) items.push(toItem(zip, entry, { name, archive, place, budget }))
    }
    if (overlap(ranges)) throw new ZipRefused('overlapping', `The files in ${archive} overlap, as in a ZIP bomb`)
    return { items, close }
  } catch (error) {
    await close()
    throw error instanceof ZipRefused ? error : unreadable(error as Error)
  }
}

/** Closing one stream keeps the file descriptor open for the others. */
const sharing = { read, close: (_fd: number, done: (error?: Error | null) => void) => done(null) }

/** A random-access reader for a part of a file. */
async function openRange({ file, start: first }: ZipLocation) {
  const handle = await open(file)
  class Reader extends yauzl.RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      return createReadStream('', { fd: handle.fd, fs: sharing, start: first + start, end: first + end - 1 })
    }
    override read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      done: (error: Error | null) => void,
    ) {
      read(handle.fd, buffer, offset, length, first + position, (error, bytes) => {
        done(error ?? (bytes < length ? new Error('it ends too early') : null))
      })
    }
    override close(done: (error: Error | null) => void) {
      callbackify(() => handle.close())(done)
    }
    end() {
      return handle.close()
    }
  }
  return new Reader()
}

type Within = { name: string; archive: string; place: ZipLocation; budget: ArchiveBudget }

function toItem(zip: yauzl.ZipFile, entry: yauzl.Entry, { name: given, archive, place, budget }: Within): ZipItem {
  const refused = whyRefused(entry, given) ?? (budget.takeBytes(entry.uncompressedSize) ? undefined : 'archive_grows')
  const name = refused === 'unsafe_name' ? given.replace(/\.\.|^[/\\]+|[\0:]/g, '_') : given
  return {
    entry: {
      ...{ path: name, name, archive },
      bytes: entry.uncompressedSize,
      ...(refused && { refused }),
      open: () => zip.openReadStreamPromise(entry),
    },
    crc32: entry.crc32,
    async location() {
      if (entry.compressionMethod !== STORED) return undefined
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
      return { file: place.file, start: place.start + fileDataStart, bytes: entry.compressedSize }
    },
  }
}

type Range = { start: number; end: number }

/** The minimum range of an entry; its local header can have extra fields. */
function rangeOf({ relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize }: yauzl.Entry): Range {
  return { start, end: start + LOCAL_HEADER_BYTES + fileNameLength + compressedSize }
}

/** Overlapping entries are how a small ZIP bomb unpacks to terabytes. */
function overlap(ranges: Range[]): boolean {
  let end = 0
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    if (range.start < end) return true
    end = range.end
  }
  return false
}

function whyRefused(entry: yauzl.Entry, name: string): ImportEntry['refused'] {
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split(/[/\\]/).includes('..'))
    return 'unsafe_name'
  if (entry.generalPurposeBitFlag & ENCRYPTED) return 'encrypted'
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
  return entry.uncompressedSize > BOMB_BYTES && ratio > BOMB_RATIO ? 'bomb' : undefined
}

/** UTF-8 if it's valid; otherwise code page 437, as the ZIP specification says. */
function decodedName(entry: yauzl.Entry): string {
  return yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
}

function isOfSystem(name: string): boolean {
  return name.split('/').some((part) => part === '__MACOSX' || part === '.DS_Store' || part === 'Thumbs.db')
}
