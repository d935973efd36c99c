import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** About as many as a long scroll shows; a decoded one is about 4 kB. */
const REMEMBERED = 1500
const decoded = new Map<string, string>()

/** A blurred CSS background from a photo's ThumbHash (base64), shown until the photo loads. */
export function blurOf(thumbhash: string | null): string | undefined {
  if (!thumbhash) return undefined
  let image = decoded.get(thumbhash)
  if (image === undefined) {
    image = decode(thumbhash)
    const [oldest] = decoded.keys()
    if (oldest && decoded.size >= REMEMBERED) decoded.delete(oldest)
    decoded.set(thumbhash, image)
  }
  return image
}

/** The average CSS color of a photo, from its ThumbHash. */
export function colorOf(thumbhash: string | null): string | undefined {
  if (!thumbhash) return undefined
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(thumbhash))
    return `rgb(${[r, g, b].map((share) => Math.round(share * 255)).join(' ')} / ${a.toFixed(2)})`
  } catch {
    return undefined
  }
}

function decode(thumbhash: string): string {
  try {
    return `url(${thumbHashToDataURL(bytesOf(thumbhash))})`
  } catch {
    return 'none'
  }
}

const bytesOf = (thumbhash: string) => Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
