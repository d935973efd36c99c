import type { Format } from '#web/format.ts'
import type { PhotoListed } from '../photos.contract.ts'

/** What a picture's words are made from. */
export type Described = Pick<PhotoListed, 'kind' | 'description' | 'taken_at' | 'created_at'> & {
  taken_precision?: PhotoListed['taken_precision']
  location_name?: string | null
}

type AltKey = 'taken' | 'takenAt' | 'added' | 'addedAt'
/** The sentences `photos.alt` of the catalogue. */
export type AltSentences = (key: `alt.${AltKey}`, values: { kind: string; date: string; place: string }) => string

/** What a picture shows, for those who cannot see it: its description, else when and where it was taken. */
export function altText(photo: Described, t: AltSentences, format: Pick<Format, 'longDate'>): string {
  if (photo.description) return photo.description
  const place = photo.location_name ?? ''
  // Somewhere in a summer is no day.
  const taken_at = ['time', 'day'].includes(photo.taken_precision ?? 'time') ? photo.taken_at : null
  const key = `${taken_at ? 'taken' : 'added'}${place ? 'At' : ''}` as const
  return t(`alt.${key}`, { kind: photo.kind, date: format.longDate(taken_at ?? photo.created_at), place })
}
