import { newId } from '#shared/ids.ts'
import type { Family, Person, TestServer } from './people.ts'

type Placed = {
  place: readonly [latitude: number, longitude: number]
  days: readonly string[]
  each: number
  audience?: 'private' | 'family_only'
}

/** Adds photos without files that were taken at a place, a few each day. */
export async function seedPhotosAt(
  { sql }: Pick<TestServer, 'sql'>,
  { user_id }: Pick<Person, 'user_id'>,
  { family_id }: Pick<Family, 'family_id'>,
  { place: [lat, lng], days, each, audience = 'family_only' }: Placed,
): Promise<string[]> {
  const photos = days.flatMap((day) =>
    Array.from({ length: each }, (_, n) => ({ id: newId(), taken_at: `${day} ${10 + (n % 12)}:00` })),
  )
  await sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height,
        taken_at, location_lat, location_lng, audience)
      select photo.id, $1, $2, 'families/' || photo.id, 'trip.jpg', 'image/jpeg', 'image', 1, sha256(photo.id::text::bytea), 64, 48,
        photo.taken_at, $3, $4, $5 from unnest($6::uuid[], $7::timestamp[]) as photo (id, taken_at)`,
    [family_id, user_id, lat, lng, audience, photos.map(({ id }) => id), photos.map(({ taken_at }) => taken_at)],
  )
  return photos.map(({ id }) => id)
}

/** Proposes a trip to Lisbon on August 3, 2025. Returns its ID. */
export async function seedTrip(
  { sql }: Pick<TestServer, 'sql'>,
  { family_id }: Pick<Family, 'family_id'>,
): Promise<string> {
  const id = newId()
  await sql(
    `insert into trips (id, family_id, starts_on, ends_on, place, home_lats, home_lngs, photos)
      values ($1, $2, '2025-08-03', '2025-08-03', 'Lisbon, Portugal', '{36.5}', '{-6.3}', 1)`,
    [id, family_id],
  )
  return id
}
