import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { draftOf, placeTimeOf, takenOf, type TakenDraft } from '../taken.ts'
import type { PhotoChange } from './photo-mutations.ts'

/** A photo's fields while they're being edited. */
export type PhotoDraft = Required<Pick<PhotoDetail, 'tags' | 'audience' | 'is_favorite'>> & {
  description: string
  location_name: string
  /** The position on the map. `isChosen` if it was selected here instead of recorded by the camera. */
  position: { lat: number; lng: number; isChosen?: true } | null
  taken: TakenDraft
  category_ids: string[]
  milestone_ids: string[]
  person_ids: string[]
}

export function draftOfPhoto(photo: PhotoDetail): PhotoDraft {
  return {
    description: photo.description ?? '',
    location_name: photo.location_name ?? '',
    position: positionOf(photo),
    taken: draftOf(photo.taken_at, photo.taken_precision),
    tags: photo.tags,
    category_ids: photo.categories.map(({ id }) => id),
    milestone_ids: photo.milestones.map(({ id }) => id),
    person_ids: photo.people.map(({ id }) => id),
    audience: photo.audience,
    is_favorite: photo.is_favorite,
  }
}

export function positionOf({
  location_lat,
  location_lng,
}: Pick<PhotoDetail, 'location_lat' | 'location_lng'>): PhotoDraft['position'] {
  return location_lat === null || location_lng === null ? null : { lat: location_lat, lng: location_lng }
}

/**
 * Only the fields that were edited since `begun`, so that concurrent changes by others aren't overwritten. Of tags, what was
 * added and removed. Other lists are merged with their current state, `now`.
 */
export function changesOf(begun: PhotoDetail, draft: PhotoDraft, now: PhotoDetail): PhotoChange {
  const before = draftOfPhoto(begun)
  const current = draftOfPhoto(now)
  const { position, taken: _taken, tags, ...plain } = draft
  const add_tags = tags.filter((tag) => !begun.tags.includes(tag))
  const remove_tags = begun.tags.filter((tag) => !tags.includes(tag))
  const changed = Object.entries(plain)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PhotoDraft]))
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? joined(before[name as List], value, current[name as List]) : value,
    ])
  return {
    ...(Object.fromEntries(changed) as PhotoChange),
    ...(add_tags.length > 0 && { add_tags }),
    ...(remove_tags.length > 0 && { remove_tags }),
    ...(JSON.stringify(position) !== JSON.stringify(before.position) && {
      location_lat: position?.lat ?? null,
      location_lng: position?.lng ?? null,
    }),
    ...takenChangeOf(begun, draft.taken, before.taken),
  }
}

type List = 'category_ids' | 'milestone_ids' | 'person_ids'

/** The current list with the same additions and removals. */
function joined(before: readonly string[], after: readonly string[], now: readonly string[]): string[] {
  const stays = now.filter((one) => after.includes(one) || !before.includes(one))
  return [...new Set([...stays, ...after.filter((one) => !before.includes(one))])]
}

/** Only the time zone if nothing else was edited, so that the time stays as it was recorded. */
function takenChangeOf({ taken_at }: PhotoDetail, taken: TakenDraft, before: TakenDraft): PhotoChange {
  const isTimeKept = JSON.stringify({ ...taken, timezone: '' }) === JSON.stringify(before)
  if (!isTimeKept) return takenChange(taken, taken_at)
  return taken_at && taken.timezone ? offsetChange(taken_at, taken) : {}
}

/** `recorded`: the time before, with its seconds, which can't be edited. */
export function takenChange(taken: TakenDraft, recorded?: string | null): PhotoChange {
  const typed = takenOf(taken)
  if (!typed || taken.precision === 'unknown' || taken.precision === 'keep') return { taken_at: null }
  const { precision } = taken
  // Dates without a time have no UTC offset.
  if (precision !== 'time') return { taken_at: typed, taken_precision: precision, taken_offset_minutes: null }
  const taken_at = recorded?.startsWith(taken.time) ? recorded : typed
  return {
    taken_at: placeTimeOf(taken_at, taken)?.local ?? taken_at,
    taken_precision: precision,
    ...(taken.timezone && offsetChange(taken_at, taken)),
  }
}

function offsetChange(local: string, taken: TakenDraft): PhotoChange {
  return { taken_offset_minutes: placeTimeOf(local, taken)?.offset ?? null }
}
