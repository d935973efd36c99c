import { captureTime, parseIsoTime } from './capture-time.ts'
import type { CaptureTime } from './media-report.ts'
import { textOfBytes } from './plain-text.ts'

export type Iptc = { time: CaptureTime | null; caption: string | null; keywords: string[] }

const KEYWORD = 25
const DATE_CREATED = 55
const TIME_CREATED = 60
const CAPTION = 120
/** Each keyword is a record, and no one writes a thousand. */
const MAX_RECORDS = 1000

/** Reads the IPTC-IIM application record, alone or among Photoshop's image resources. */
export function readIptc(block: Buffer): Iptc {
  const records = new Map<number, string[]>()
  let count = 0
  // A data set is 0x1C, record, data set, length. Resources before the first one are Photoshop's.
  for (let at = block.indexOf('\x1c\x02', 0, 'latin1'); at >= 0 && at + 5 <= block.length && block[at] === 0x1c;) {
    if (++count > MAX_RECORDS) break
    const length = block.readUInt16BE(at + 3)
    if (block[at + 1] === 2) {
      const id = block.readUInt8(at + 2)
      const texts = records.get(id) ?? []
      texts.push(textOfBytes(block.subarray(at + 5, at + 5 + length)))
      records.set(id, texts)
    }
    at += 5 + length
  }
  const [date] = records.get(DATE_CREATED) ?? []
  const [time] = records.get(TIME_CREATED) ?? []
  return {
    time: captureTime(parseIsoTime(time ? `${date}T${time}` : date) ?? parseIsoTime(date), 'iptc_date_created'),
    caption: records.get(CAPTION)?.[0] ?? null,
    keywords: records.get(KEYWORD) ?? [],
  }
}
