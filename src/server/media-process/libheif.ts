/* oxlint-disable no-underscore-dangle -- Emscripten names what C exports so */
import heif from 'libheif-js/wasm-bundle.js'

const COLORSPACE_RGB = 1
const CHROMA_INTERLEAVED_RGB = 10
const CHANNEL_INTERLEAVED = 10
/** Offset in heif_decoding_options (libheif 1.7 and later): four pointers follow the first two bytes. */
const CONVERT_HDR_TO_8BIT = 20
const STRICT_DECODING = 21

export type HeicPixels = {
  width: number
  height: number
  /** Three bytes per pixel, upright. */
  data: Uint8Array<ArrayBuffer>
  /** Color primaries by ITU-T H.273, if the file has them instead of a profile. 12 is Display P3. */
  primaries: number | null
}

/**
 * Decodes a HEIC file's primary image, shrunk by an integer factor to no less than `edge`.
 * @throws with libheif's message for a file that it can't read completely
 */
export function decodePrimaryImage(file: Uint8Array, edge: number): HeicPixels {
  const undo: (() => void)[] = []
  const later = <T extends number>(value: T, undoing: (value: T) => void) => {
    undo.push(() => undoing(value))
    return value
  }
  try {
    const out = later(allocate(32), heif._free)
    const data = later(allocate(file.length), heif._free)
    heif.HEAPU8.set(file, data)
    const context = later(heif._heif_context_alloc(), heif._heif_context_free)
    check(out, heif._heif_context_read_from_memory_without_copy(out, context, data, file.length, 0))
    check(out, heif._heif_context_get_primary_image_handle(out, context, out + 16))
    const handle = later(word(out + 16), heif._heif_image_handle_release)
    const options = later(heif._heif_decoding_options_alloc(), heif._heif_decoding_options_free)
    heif.HEAPU8[options + CONVERT_HDR_TO_8BIT] = 1
    heif.HEAPU8[options + STRICT_DECODING] = 1
    check(out, heif._heif_decode_image(out, handle, out + 16, COLORSPACE_RGB, CHROMA_INTERLEAVED_RGB, options))
    const image = later(word(out + 16), heif._heif_image_release)
    return { ...pixelsOf(image, edge, out + 16), primaries: primariesOf(handle, out) }
  } finally {
    for (const undoing of undo.toReversed()) undoing()
  }
}

function allocate(bytes: number): number {
  const pointer = heif._malloc(bytes)
  if (pointer === 0) throw new Error('WebAssembly.Memory is exhausted')
  return pointer
}

/** Size of the WebAssembly heap, which never shrinks. */
export function heapBytes(): number {
  return heif.HEAPU8.length
}

/** Copies pixels out of WebAssembly, averaging blocks of them to shrink the image. */
function pixelsOf(image: number, edge: number, out: number): Omit<HeicPixels, 'primaries'> {
  const storedWidth = heif._heif_image_get_width(image, CHANNEL_INTERLEAVED)
  const storedHeight = heif._heif_image_get_height(image, CHANNEL_INTERLEAVED)
  const plane = heif._heif_image_get_plane_readonly2(image, CHANNEL_INTERLEAVED, out)
  const stride = word(out)
  const factor = Math.max(1, Math.floor(Math.max(storedWidth, storedHeight) / edge))
  const width = Math.max(1, Math.floor(storedWidth / factor))
  const height = Math.max(1, Math.floor(storedHeight / factor))
  const data = new Uint8Array(width * height * 3)
  const sums = new Uint32Array(width * 3)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let i = 0; i < factor; i++) addRow(heif.HEAPU8, plane + (y * factor + i) * stride, factor, sums)
    const share = factor * factor
    for (let x = 0; x < sums.length; x++) data[y * sums.length + x] = ((sums[x] ?? 0) + share / 2) / share
  }
  return { width, height, data }
}

function addRow(bytes: Uint8Array, row: number, factor: number, sums: Uint32Array) {
  let from = row
  for (let x = 0; x < sums.length; x += 3) {
    for (let i = 0; i < factor; i++, from += 3)
      for (let color = 0; color < 3; color++) sums[x + color] = (sums[x + color] ?? 0) + (bytes[from + color] ?? 0)
  }
}

function primariesOf(handle: number, out: number): number | null {
  heif._heif_image_handle_get_nclx_color_profile(out, handle, out + 16)
  if (word(out) !== 0) return null
  const profile = word(out + 16)
  const primaries = word(profile + 4)
  heif._heif_nclx_color_profile_free(profile)
  return primaries
}

/** heif_error is a code, a subcode and a message. */
function check(error: number, _called: void) {
  if (word(error) === 0) return
  const message = word(error + 8)
  const end = heif.HEAPU8.indexOf(0, message)
  throw new Error(Buffer.from(heif.HEAPU8.subarray(message, end)).toString('utf8'))
}

const word = (pointer: number) => heif.HEAPU32[pointer >> 2] ?? 0
