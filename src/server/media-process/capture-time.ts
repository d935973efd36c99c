import type { CaptureTime, TakenAtSource } from './media-report.ts'

/** The first photograph was taken in 1826, and no correct camera clock says 2100. */
const EARLIEST_YEAR = 1826
const LATEST_YEAR = 2099
/** The world's offsets range from UTC-12 to UTC+14. */
const WESTMOST_MINUTES = -12 * 60
const EASTMOST_MINUTES = 14 * 60

export type LocalTime = { local: string; offset: number | null }

/** EXIF's 'YYYY:MM:DD HH:mm:ss'. Null if it isn't a date. */
export function parseExifTime(text: string | null | undefined): string | null {
  const match = /^(\d{4})[:/-](\d{2})[:/-](\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?(?!\d)/.exec(text?.trim() ?? '')
  return match && localTime(match.slice(1))
}

/** ISO 8601 in XMP and QuickTime, without fractions. A date without a time is midnight. */
export function parseIsoTime(text: string | null | undefined): LocalTime | null {
  const match =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text?.trim() ?? '',
    )
  const local = match && localTime(match.slice(1, 7))
  return local ? { local, offset: parseOffset(match[7]) } : null
}

/** Offsets such as '+02:00', '-0400' or 'Z', in minutes east of UTC. */
export function parseOffset(text: string | null | undefined): number | null {
  if (text?.trim() === 'Z') return 0
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(text?.trim() ?? '')
  if (!match || Number(match[3]) > 59) return null
  const minutes = (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]))
  return minutes >= WESTMOST_MINUTES && minutes <= EASTMOST_MINUTES ? minutes || 0 : null
}

/** Validates year to second as written. Doesn't check against a time zone, because the camera's is unknown. */
function localTime(parts: (string | undefined)[]): string | null {
  const [year = NaN, month = NaN, day = NaN, hour = 0, minute = 0, written = 0] = parts.map((part) =>
    part === undefined ? undefined : Number(part),
  )
  // Databases don't store leap seconds.
  const second = written === 60 ? 59 : written
  const daysInMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  if (!(year >= EARLIEST_YEAR && year <= LATEST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth))
    return null
  if (hour > 23 || minute > 59 || second > 59) return null
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}

const two = (number: number) => String(number).padStart(2, '0')

export function captureTime(time: LocalTime | null | undefined, from: TakenAtSource): CaptureTime | null {
  return time ? { taken_at: time.local, taken_offset_minutes: time.offset, taken_at_from: from } : null
}

/** Seconds since 1970 as a time in UTC. */
export function captureTimeInUtc(seconds: number, from: TakenAtSource): CaptureTime | null {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return null
  return captureTime(parseIsoTime(date.toISOString()), from)
}

/**
 * The time in a phone's file name: IMG_20240518_094100.jpg, Screenshot_2024-05-18-09-41-00.png. Messengers name files by the
 * day they were sent, so their names don't count. Pixel phones write UTC.
 */
export function captureTimeOfName(filename: string | undefined): CaptureTime | null {
  const match =
    /^(IMG|VID|MVIMG|PANO|BURST|PXL|Screenshot|Screen_Recording)[_-](\d{4})-?(\d{2})-?(\d{2})[_-](\d{2})-?(\d{2})-?(\d{2})(?!\d{4})/i.exec(
      filename ?? '',
    )
  const local = match && localTime(match.slice(2))
  return captureTime(local ? { local, offset: match[1] === 'PXL' ? 0 : null } : null, 'file_name')
}
