import type { Format } from '#web/format.ts'
import type { PhotoListed } from '../photos.contract.ts'

/** The fields that the alt text is made from. */
export type Described = Pick<PhotoListed, 'kind' | 'description' | 'taken_at' | 'created_at'> & {
  taken_precision?: PhotoListed['taken_precision']
  location_name?: string | null
}

type AltKey = 'taken' | 'takenAt' | 'added' | 'addedAt'
/** The messages `photos.alt`. */
export type AltSentences = (key: `alt.${AltKey}`, values: { kind: string; date: string; place: string }) => string

/** The alt text of a photo: its description, or when and where it was taken. */
export function altText(photo: Described, t: AltSentences, format: Pick<Format, 'longDate'>): string {
  if (photo.description) return photo.description
  const place = photo.location_name ?? ''
  const taken_at = takenDay(photo)
  const key = `${taken_at ? 'taken' : 'added'}${place ? 'At' : ''}` as const
  return t(`alt.${key}`, { kind: photo.kind, date: format.longDate(taken_at ?? photo.created_at), place })
}

/** Approximate dates are stored as a day, but must not be shown as one. */
export function takenDay({ taken_at, taken_precision = 'time' }: Pick<Described, 'taken_at' | 'taken_precision'>) {
  return ['time', 'day'].includes(taken_precision) ? taken_at : null
}
