import { matches } from '#features/photos/server/photo-filter.fragments.ts'
import { AROUND_CITY_KM } from './read-typed-search.ts'
import type { Tx } from '#server/db/database.ts'

/** Whether the viewer can see photos that were taken around a place. */
export async function hasPhotosNear(tx: Tx, family_id: string, { lat, lng }: { lat: number; lng: number }) {
  const found = await tx
    .selectFrom('photos')
    .select('photos.id')
    .where((eb) => matches(eb, family_id, { near_lat: lat, near_lng: lng, near_km: AROUND_CITY_KM }))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export function selectNamedPeople(tx: Tx, family_id: string) {
  return tx
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'also_known_as', 'birth_date'])
    .where('family_id', '=', family_id)
    .orderBy('id')
    .execute()
}
