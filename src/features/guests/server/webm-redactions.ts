import type { Redaction, ReadBytes } from './redaction.ts'

/** Element IDs as they appear in the file (RFC 9559). */
const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const VOID = 0xec
const SEEK_HEAD = 0x114d9b74
const CLUSTER = 0x1f43b675
const CUES = 0x1c53bb6b

/** The timestamp scale, the duration, and the programs that wrote the file. */
const NEEDED_INFO = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741])
/** A track's name, for example the microphone's. */
const TRACK_NAME = 0x536e
const VIDEO_AND_AUDIO = new Set([1, 2])

/** An ID of 4 bytes and a size of 8. */
const HEADER_BYTES = 12
const HEAD_MAX_BYTES = 1024 ** 2
/** A cluster is at least a second long. */
const ELEMENTS_MAX = 4_000

type Element = { id: number; start: number; body: number; end: number }

export function isWebm(beginning: Buffer): boolean {
  return beginning.length >= 4 && beginning.readUInt32BE(0) === EBML
}

/**
 * Finds private data in a WebM or Matroska file: tags, attachments, chapters, titles, dates and names. Also null for
 * tracks other than video and audio, and for elements of unknown size, as browsers record them before the file is made
 * seekable.
 */
export async function findWebmRedactions(read: ReadBytes, size: number): Promise<Redaction[] | null> {
  const head = headerAt(await read(0, Math.min(HEADER_BYTES, size)), 0, 0, size)
  const segment = head && headerAt(await read(head.end, Math.min(head.end + HEADER_BYTES, size)), 0, head.end, size)
  if (segment?.id !== SEGMENT || segment.end !== size) return null
  const redactions: Redaction[] = []
  let at = segment.body
  for (let seen = 0; at < size; seen++) {
    const bytes = await read(at, Math.min(at + HEADER_BYTES, size))
    const element = seen < ELEMENTS_MAX ? headerAt(bytes, 0, at, size) : null
    if (!element || isEndless(element, bytes)) return null
    if (element.id === INFO || element.id === TRACKS) {
      const inside = element.end - element.start <= HEAD_MAX_BYTES && insideOf(await read(at, element.end), element)
      if (!inside) return null
      redactions.push(...inside)
    } else if (element.id !== SEEK_HEAD && element.id !== CLUSTER && element.id !== CUES)
      redactions.push(redactionOf(element))
    at = element.end
  }
  return redactions
}

/** `bytes` has the whole element, which starts at `parent.start` of the file. */
function insideOf(bytes: Buffer, parent: Element): Redaction[] | null {
  const elements = elementsIn(bytes, parent)
  if (!elements) return null
  if (parent.id === INFO) return elements.filter(({ id }) => !NEEDED_INFO.has(id)).map(redactionOf)
  const redactions: Redaction[] = []
  for (const element of elements) {
    const offset = element.start - parent.start
    const parts = element.id === TRACK ? elementsIn(bytes.subarray(offset), element) : []
    const type = parts?.find(({ id }) => id === TRACK_TYPE)
    if (!parts || (type && !VIDEO_AND_AUDIO.has(bytes.readUInt8(type.body - parent.start)))) return null
    if (element.id !== TRACK) redactions.push(redactionOf(element))
    redactions.push(...parts.filter(({ id }) => id === TRACK_NAME || id === VOID).map(redactionOf))
  }
  return redactions
}

/** The child elements in these bytes, with their file offsets; null if they don't fill them. */
function elementsIn(bytes: Buffer, { start, body, end }: Element): Element[] | null {
  const elements: Element[] = []
  for (let at = body; at < end;) {
    const element = headerAt(bytes, at - start, at, end)
    if (!element) return null
    elements.push(element)
    at = element.end
  }
  return elements
}

/** Reads a header at `offset` of `bytes`, for an element that starts at `start` of the file and has to end by `limit`. */
function headerAt(bytes: Buffer, offset: number, start: number, limit: number): Element | null {
  const idLength = lengthOf(bytes[offset], 4)
  const sizeLength = idLength && lengthOf(bytes[offset + idLength], 8)
  if (!sizeLength || offset + idLength + sizeLength > bytes.length) return null
  const id = bytes.readUIntBE(offset, idLength)
  const sizeAt = offset + idLength
  const body = start + idLength + sizeLength
  // The highest set bit encodes the length of the size, and isn't part of it.
  let length = bytes.readUInt8(sizeAt) & (0xff >> sizeLength)
  for (let n = 1; n < sizeLength; n++) length = length * 256 + bytes.readUInt8(sizeAt + n)
  const end = isUnknown(bytes, sizeAt, sizeLength) ? limit : body + length
  return end <= limit ? { id, start, body, end } : null
}

function isEndless({ start, body }: Element, bytes: Buffer): boolean {
  const idLength = lengthOf(bytes[0], 4)
  return isUnknown(bytes, idLength, body - start - idLength)
}

/** All bits set means an unknown size. */
function isUnknown(bytes: Buffer, at: number, length: number): boolean {
  for (let n = 0; n < length; n++) if (bytes[at + n] !== (n === 0 ? 0xff >> (length - 1) : 0xff)) return false
  return true
}

/** The length of a number from its first byte; 0 if it's longer than `most`. */
function lengthOf(first: number | undefined, most: number): number {
  const length = first ? Math.clz32(first) - 23 : 0
  return length <= most ? length : 0
}

/** Turns the element into a Void element of the same size, which players skip. */
function redactionOf({ start, body, end }: Element): Redaction {
  const sizeLength = Math.min(8, body - start - 1)
  const to = Buffer.alloc(1 + sizeLength)
  to[0] = VOID
  let rest = end - start - to.length
  for (let n = sizeLength; n > 0; n--) {
    to[n] = rest % 256
    rest = Math.floor(rest / 256)
  }
  to[1] = to.readUInt8(1) | (0x100 >> sizeLength)
  return { start: start + to.length, end, renamed: { at: start, to } }
}
