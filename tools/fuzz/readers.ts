import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { SMTPServerDataStream } from 'smtp-server'
import { readXml } from '#features/dav/server/read-xml.ts'
import { readForm } from '#features/direct-uploads/server/read-form.ts'
import { openFiles, type SourceFile } from '#features/imports/server/import/source.ts'
import type { ImportEntry } from '#features/imports/server/import/entry.ts'
import { readAlbumList, readDetails } from '#features/imports/server/import/icloud-facts.ts'
import { readICloud } from '#features/imports/server/import/icloud.ts'
import { findOwnExports } from '#features/imports/server/import/own-export.ts'
import { sidecarFinder } from '#features/imports/server/import/sidecars.ts'
import { isYearFolder, readAlbum, readSidecar } from '#features/imports/server/import/takeout-facts.ts'
import { ZipRefused } from '#features/imports/server/import/zip-source.ts'
import { readEmail } from '#features/mail-in/server/read-email.ts'
import { Refusal as EmailRefusal } from '#features/mail-in/server/refusal.ts'
import { openFile, readerOfBuffer } from '#server/media-process/byte-reader.ts'
import { isSrgbProfile } from '#server/media-process/color-profile.ts'
import { inspectFile } from '#server/media-process/inspect-file.ts'
import { readMovieHeader } from '#server/media-process/movie-header.ts'
import { imageFacts } from '#server/media-process/image-facts.ts'
import { isCameraRaw } from '#server/media-process/raw-photo.ts'
import { recordingFacts } from '#server/media-process/recording-facts.ts'
import { refuseManyScans } from '#server/media-process/refuse-many-scans.ts'
import { refuseTextBomb } from '#server/media-process/refuse-text-bomb.ts'
import { Refusal } from '#server/media-process/refusal.ts'
import { sniffFormat, SNIFFED_BYTES, type RecordingFormat } from '#server/media-process/sniff-format.ts'
import { Problem } from '#shared/problems.ts'

/** A file to read: its bytes, its path on disk, and a folder for output. */
export type Input = { bytes: Buffer; path: string; outDir: string }
export type Reader = (input: Input) => unknown

const named = (name: string, { bytes }: Input): ImportEntry => ({
  ...{ path: name, name, archive: '', bytes: bytes.length },
  open: async () => Readable.from([bytes]),
})

/** The boundary of the sample form. */
export const BOUNDARY = 'hearth'

/** In pieces, as from a connection. */
const PIECE_BYTES = 100
const streamOf = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) =>
      bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
    ),
    { objectMode: false },
  )

/** The product begins to read after a query, when errors may have come. */
async function readAll(body: Readable): Promise<void> {
  await setImmediate()
  for await (const _chunk of body);
}

/** Every reader of untrusted bytes, by name. They may only throw refusals. */
export const readers = {
  sniff: ({ bytes }) => sniffFormat(bytes.subarray(0, SNIFFED_BYTES)),
  exif: ({ bytes }) => imageFacts({ exif: bytes }, readerOfBuffer(bytes), undefined),
  xmp: ({ bytes }) => imageFacts({ xmp: bytes }, readerOfBuffer(bytes), undefined),
  iptc: ({ bytes }) => imageFacts({ iptc: bytes }, readerOfBuffer(bytes), undefined),
  tiff: ({ bytes }) => [
    isCameraRaw(readerOfBuffer(bytes)),
    imageFacts({}, readerOfBuffer(bytes), bytes.toString('latin1', 0, 100)),
  ],
  icc: ({ bytes }) => isSrgbProfile(bytes),
  jpeg: ({ bytes }) => refuseManyScans(readerOfBuffer(bytes)),
  png: ({ bytes }) => refuseTextBomb(readerOfBuffer(bytes)),
  movie: ({ bytes }) => readMovieHeader(readerOfBuffer(bytes)),
  recording,
  file: wholeFile,
  zip,
  takeout: ({ bytes }) => {
    const text = bytes.toString('utf8')
    const lines = text.split('\n')
    const find = sidecarFinder(lines)
    return [readSidecar(text), readAlbum(text), isYearFolder(text), lines.slice(0, 100).map(find)]
  },
  icloud: async (input) => {
    const text = input.bytes.toString('utf8')
    const entries = ['Photo Details.csv', 'Albums/Summer.csv', 'beach.jpg'].map((name) => named(name, input))
    const icloud = await readICloud(entries)
    return [
      await readDetails(text),
      await readAlbumList(text),
      entries.map((entry) => [icloud.detailOf(entry), icloud.albumsOf(entry)]),
    ]
  },
  export: async (input) => {
    const heart = Buffer.from('{"format":"hearthbook","version":1}')
    const entries = ['photos', 'children', 'milestones', 'people', 'books', 'book_versions', 'comments', 'files'].map(
      (name) => named(`data/${name}.json`, input),
    )
    await findOwnExports([named('data/family.json', input)])
    return findOwnExports([named('data/family.json', { ...input, bytes: heart }), ...entries])
  },
  email: ({ bytes }) =>
    readEmail(Object.assign(streamOf(bytes), { sizeExceeded: false }) as SMTPServerDataStream, {
      headers: async () => {},
      file: ({ body }) => readAll(body),
    }),
  form: ({ bytes }) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': `${bytes.length}` }
    const request = Object.assign(streamOf(bytes), { headers, complete: true }) as unknown as IncomingMessage
    return readForm(request, async ({ body, fields }) => {
      await readAll(body)
      return fields()
    })
  },
  dav: ({ bytes }) => readXml(streamOf(bytes)),
} satisfies Record<string, Reader>

export type ReaderName = keyof typeof readers

/** The others read bytes in memory. */
export const needsFile = (name: ReaderName) => name === 'recording' || name === 'file' || name === 'zip'

async function recording({ bytes, path }: Input) {
  const sniffed = sniffFormat(bytes.subarray(0, SNIFFED_BYTES))
  const formats: RecordingFormat[] = ['mp4', 'quicktime', 'webm', 'mp3']
  const format = formats.find((one) => 'format' in sniffed && sniffed.format === one)
  if (!format) return undefined
  const file = openFile(path)
  try {
    return await recordingFacts(path, file, format, undefined)
  } finally {
    file.close()
  }
}

async function wholeFile({ path, outDir }: Input) {
  return inspectFile({
    ...{ path, outDir, filename: undefined, posterPath: undefined, ffmpeg: null },
    ...{ pixelLimit: 4_000_000, memoryLimitBytes: 1024 ** 3 },
  })
}

const ENTRY_MAX_BYTES = 1024 ** 2

async function zip({ path, outDir }: Input) {
  const file: SourceFile = { file: path, name: 'takeout.zip' }
  const room = { folder: `${outDir}/unpacked`, hasSpaceFor: async () => true }
  const source = await openFiles([file], { room, whenRefused: (one, { reason }) => ({ ...one, refused: reason }) })
  try {
    for (const entry of source.entries.slice(0, 20))
      if (!entry.refused && entry.bytes < ENTRY_MAX_BYTES) await drain(entry)
    await findOwnExports(source.entries)
    await readICloud(source.entries)
    return source.entries.length
  } finally {
    await source.close()
  }
}

/** Data that can't be inflated causes a stream error, which imports report. */
async function drain(entry: ImportEntry) {
  try {
    for await (const _chunk of await entry.open());
  } catch {
    // Expected of a damaged entry.
  }
}

/** Errors that a reader may throw. */
export function isVerdict(error: unknown): boolean {
  return [Refusal, EmailRefusal, Problem, ZipRefused].some((one) => error instanceof one)
}
