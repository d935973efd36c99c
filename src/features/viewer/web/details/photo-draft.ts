import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { draftOf, takenOf, type TakenDraft } from '../taken.ts'
import type { PhotoChange } from './photo-mutations.ts'

/** A photo's fields while they're being edited. */
export type PhotoDraft = Required<Pick<PhotoDetail, 'tags' | 'audience' | 'is_favorite' | 'taken_offset_minutes'>> & {
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
    taken_offset_minutes: photo.taken_offset_minutes,
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
 * Only the fields that were edited since `begun`, so that concurrent changes by others aren't overwritten. Lists are merged
 * with their current state, `now`.
 */
export function changesOf(begun: PhotoDetail, draft: PhotoDraft, now: PhotoDetail): PhotoChange {
  const before = draftOfPhoto(begun)
  const meanwhile = draftOfPhoto(now)
  const { position, taken: _taken, ...plain } = draft
  const changed = Object.entries(plain)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PhotoDraft]))
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? joined(before[name as List], value, meanwhile[name as List]) : value,
    ])
  return {
    ...(Object.fromEntries(changed) as PhotoChange),
    ...(JSON.stringify(position) !== JSON.stringify(before.position) && {
      location_lat: position?.lat ?? null,
      location_lng: position?.lng ?? null,
    }),
    ...(JSON.stringify(draft.taken) !== JSON.stringify(before.taken) && takenChange(draft.taken)),
  }
}

type List = 'tags' | 'category_ids' | 'milestone_ids' | 'person_ids'

/** The current list with the same additions and removals. */
function joined(before: readonly string[], after: readonly string[], now: readonly string[]): string[] {
  const stays = now.filter((one) => after.includes(one) || !before.includes(one))
  return [...new Set([...stays, ...after.filter((one) => !before.includes(one))])]
}

export function takenChange(taken: TakenDraft) {
  const taken_at = takenOf(taken)
  if (!taken_at || taken.precision === 'unknown' || taken.precision === 'keep') return { taken_at: null }
  return {
    taken_at,
    taken_precision: taken.precision,
    // Dates without a time have no UTC offset.
    ...(taken.precision !== 'time' && { taken_offset_minutes: null }),
  }
}
