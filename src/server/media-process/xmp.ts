import { captureTime, parseIsoTime } from './capture-time.ts'
import type { CaptureTime } from './media-report.ts'

export type Xmp = {
  times: { created: CaptureTime | null; digitized: CaptureTime | null }
  description: string | null
  keywords: string[]
  rating: number | null
  /** Size of a motion photo's video, in bytes. */
  motion_video_bytes: number | null
}

/** Room for anything a person writes. Longer packets aren't read. */
const MAX_BYTES = 256 * 1024

/** Finds a few known properties by their usual prefixes. There is no XML parser, so no entity can expand. */
export function readXmp(packet: Buffer): Xmp {
  const text = packet.toString('utf8', 0, MAX_BYTES)
  const time = (name: string) => parseIsoTime(property(text, name))
  const rating = Number(property(text, 'xmp:Rating'))
  return {
    times: {
      created: captureTime(time('exif:DateTimeOriginal') ?? time('photoshop:DateCreated'), 'xmp_date_created'),
      digitized: captureTime(time('xmp:CreateDate'), 'xmp_create_date'),
    },
    description: listOf(text, 'dc:description')[0] ?? null,
    keywords: listOf(text, 'dc:subject'),
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    motion_video_bytes: motionVideoBytes(text),
  }
}

/** A property is written as an attribute or as an element. */
function property(text: string, name: string): string | null {
  return attribute(text, name) ?? element(text, name)
}

function attribute(text: string, name: string): string | null {
  for (const quote of ['"', "'"]) {
    const opening = `${name}=${quote}`
    const at = text.indexOf(opening)
    const end = at < 0 ? -1 : text.indexOf(quote, at + opening.length)
    if (end >= 0) return unescapeXml(text.slice(at + opening.length, end))
  }
  return null
}

function element(text: string, name: string): string | null {
  const inner = innerOf(text, name)
  return inner === null ? null : unescapeXml(withoutTags(inner)).trim()
}

/** Searches forward only: a regular expression would look for the end again from each '<'. */
function withoutTags(text: string): string {
  const parts: string[] = []
  for (let at = 0; ;) {
    const begin = text.indexOf('<', at)
    const end = begin < 0 ? -1 : text.indexOf('>', begin)
    parts.push(end < 0 ? text.slice(at) : text.slice(at, begin))
    if (end < 0) return parts.join('')
    at = end + 1
  }
}

function innerOf(text: string, name: string): string | null {
  const at = text.indexOf(`<${name}`)
  const begin = at < 0 ? -1 : text.indexOf('>', at)
  const end = begin < 0 || text[begin - 1] === '/' ? -1 : text.indexOf(`</${name}>`, begin)
  return end < 0 ? null : text.slice(begin + 1, end)
}

function listOf(text: string, name: string): string[] {
  const list = innerOf(text, name)
  if (list === null) return []
  const items: string[] = []
  for (let rest = list; ;) {
    const item = innerOf(rest, 'rdf:li')
    if (item === null || items.length >= 100) return items
    items.push(unescapeXml(item))
    rest = rest.slice(rest.indexOf('</rdf:li>') + '</rdf:li>'.length)
  }
}

/** Google's two generations of motion photos: an item length in the container, or an offset from the end. */
function motionVideoBytes(text: string): number | null {
  const at = text.indexOf('Item:Semantic="MotionPhoto"')
  const item = at < 0 ? '' : text.slice(text.lastIndexOf('<', at), text.indexOf('>', at))
  const bytes = Number(attribute(item, 'Item:Length') ?? attribute(text, 'GCamera:MicroVideoOffset'))
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : NaN
    return entities[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole)
  })
}
