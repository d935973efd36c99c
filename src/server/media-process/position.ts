import { NO_POSITION, type Position } from './media-report.ts'

/** Five decimals are about a meter. Six preserve what cameras write. */
const DECIMALS = 1e6

/** A valid position or none: devices write 0, 0 if they don't know theirs. */
export function position(lat: number, lng: number): Position {
  const onGlobe = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!onGlobe || (lat === 0 && lng === 0)) return NO_POSITION
  return { lat: Math.round(lat * DECIMALS) / DECIMALS, lng: Math.round(lng * DECIMALS) / DECIMALS }
}

/** ISO 6709 as phones write it into videos: '+51.5334-000.1255+026.756/'. */
export function positionOfIso6709(text: string): Position {
  const match = /^([+-]\d{2}(?:\.\d+)?)([+-]\d{3}(?:\.\d+)?)/.exec(text.trim())
  return match ? position(Number(match[1]), Number(match[2])) : NO_POSITION
}

/** The 3GPP `loci` box without its header: language, name, role, then longitude and latitude in 16.16 fixed point. */
export function positionOfLoci(box: Buffer): Position {
  const nameEnd = box.indexOf(0, 6)
  const at = nameEnd + 2
  if (nameEnd < 0 || at + 8 > box.length) return NO_POSITION
  // 1/65536 of a degree corresponds to four decimals.
  const degrees = (offset: number) => Math.round((box.readInt32BE(offset) / 65536) * 1e4) / 1e4
  return position(degrees(at + 4), degrees(at))
}
