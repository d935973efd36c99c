import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { seasonOf, type Season } from '#features/photos/taken-date.ts'
import { moveClock, offsetOf } from '#shared/local-times.ts'

export type Precision = PhotoListed['taken_precision']

/** The middle month of each season, under which its photos are sorted. */
const SEASON_MONTHS: Record<Season, string> = { spring: '04', summer: '07', autumn: '10', winter: '01' }

/** The form's fields for a capture time, each as text, empty if unknown. */
export type TakenDraft = {
  /** `keep`: many photos keep their own dates. */
  precision: Precision | 'unknown' | 'keep'
  /** `2024-05-01T10:30`. A date uses the first ten characters. */
  time: string
  day: string
  month: string
  season: Season
  year: string
  /** The time zone of the place: as recorded if empty, or removed. */
  timezone: string | 'unknown'
  /** The time zone that the clock was set to: the one of the place if empty. */
  clock: string
}

export function draftOf(taken_at: string | null, precision: Precision): TakenDraft {
  const time = taken_at?.slice(0, 16) ?? ''
  return {
    precision: taken_at ? precision : 'unknown',
    time,
    day: time.slice(0, 10),
    month: time.slice(5, 7) || '01',
    season: taken_at ? seasonOf(taken_at) : 'summer',
    year: time.slice(0, 4),
    timezone: '',
    clock: '',
  }
}

/** The local time to store for a photo; null if nothing is known, undefined if a part is missing. */
export function takenOf(draft: TakenDraft): string | null | undefined {
  const { precision, time, day, month, season } = draft
  const year = /^\d{4}$/.test(draft.year) ? draft.year : undefined
  switch (precision) {
    case 'unknown':
      return null
    case 'keep':
      return undefined
    case 'time':
      return time ? `${time}:00`.slice(0, 19) : undefined
    case 'day':
      return day ? `${day}T00:00:00` : undefined
    case 'month':
      return year && `${year}-${month}-01T00:00:00`
    case 'season':
      return year && `${year}-${SEASON_MONTHS[season]}-01T00:00:00`
    case 'decade':
      return year && `${year.slice(0, 3)}0-01-01T00:00:00`
    default:
      return year && `${year}-01-01T00:00:00`
  }
}

/** The offset from UTC of the place at this local time, and what its clocks showed; null if it's unknown or as recorded. */
export function placeTimeOf(local: string, { timezone, clock }: TakenDraft): { local: string; offset: number } | null {
  if (!timezone || timezone === 'unknown') return null
  return clock ? moveClock(local, clock, timezone) : { local, offset: offsetOf(local, timezone) }
}

/** `UTC+2`, `UTC−3:30` */
export function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'UTC'
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
