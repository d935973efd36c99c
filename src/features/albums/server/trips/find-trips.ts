import { nameOfPlace } from '#features/places/server/place-names.ts'
import { SELECTION_MAX } from '#features/photos/photos.rules.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { addDays } from '#shared/days.ts'
import { newId } from '#shared/ids.ts'
import {
  deleteTrips,
  insertTrip,
  postponeScan,
  selectAdditions,
  selectCoverOf,
  selectDayCells,
  selectTrips,
  takeDueScan,
  updateTrip,
  type Trip,
} from './trips.queries.ts'
import { tripsIn, type FoundTrip } from './trips-in.ts'

const EPOCH = '1970-01-01'

/** Finds the trips of families whose photos changed. */
export async function findTrips({ worker }: Pick<Database, 'worker'>): Promise<void> {
  for (;;) {
    let family_id: string | undefined
    try {
      await worker.transaction().execute(async (tx) => {
        family_id = await takeDueScan(tx)
        if (family_id) await findTripsOf(tx, family_id)
      })
    } catch (error) {
      // Other families' trips are found when the job is retried.
      if (family_id) await postponeScan(worker, family_id)
      throw error
    }
    if (!family_id) return
  }
}

/** Proposes new trips, and updates those that were proposed before. A trip that overlaps with a settled one is settled too. */
async function findTripsOf(tx: Tx, family_id: string): Promise<void> {
  const found = tripsIn(await selectDayCells(tx, family_id))
  const known = await selectTrips(tx, family_id)
  const outdated = new Set(known.filter(({ state }) => state === 'proposed').map(({ id }) => id))
  const grown = new Set(known.filter(({ state }) => state === 'grown').map(({ id }) => id))
  let isChanged = false
  for (const one of found) {
    const trip = await toTrip(family_id, one)
    const same = known.filter(({ starts_on, ends_on }) => starts_on <= trip.ends_on && ends_on >= trip.starts_on)
    const made = same.find(hasAlbum)
    if (made) {
      grown.delete(made.id)
      if (await offerAdditions(tx, made, trip)) isChanged = true
    }
    if (same.some(({ state }) => state !== 'proposed')) continue
    const before = same.find(({ id }) => outdated.has(id))
    if (before) outdated.delete(before.id)
    if (before && before.cover_photo_id && isSame(before, trip)) continue
    isChanged = true
    const cover_photo_id = await selectCoverOf(tx, trip)
    if (before) await updateTrip(tx, before.id, { ...trip, cover_photo_id })
    else await insertTrip(tx, { ...trip, id: newId(), cover_photo_id })
  }
  if (outdated.size) await deleteTrips(tx, family_id, [...outdated])
  for (const id of grown) await updateTrip(tx, id, { state: 'created' })
  if (isChanged || outdated.size || grown.size) await publishToFamily(tx, family_id, { kind: 'albums' })
}

type TripWithAlbum = Trip & { album_id: string; offered_at: string }

function hasAlbum(trip: Trip): trip is TripWithAlbum {
  return (trip.state === 'created' || trip.state === 'grown') && trip.album_id !== null && trip.offered_at !== null
}

/** Offers photos that were added after the album was created. The trip lasts as long as both say. */
async function offerAdditions(tx: Tx, made: TripWithAlbum, found: NewTrip): Promise<boolean> {
  const { id, album_id, offered_at, state } = made
  const starts_on = made.starts_on < found.starts_on ? made.starts_on : found.starts_on
  const ends_on = made.ends_on > found.ends_on ? made.ends_on : found.ends_on
  const [cover_photo_id, ...others] = await selectAdditions(
    tx,
    { ...found, starts_on, ends_on, album_id, offered_at },
    SELECTION_MAX,
  )
  if (cover_photo_id) {
    const { home_lats, home_lngs } = found
    const photos = others.length + 1
    await updateTrip(tx, id, {
      ...{ starts_on, ends_on, home_lats, home_lngs },
      photos,
      cover_photo_id,
      state: 'grown',
    })
  } else if (state === 'grown') await updateTrip(tx, id, { state: 'created' })
  return !!cover_photo_id || state === 'grown'
}

type NewTrip = Pick<Trip, 'family_id' | 'starts_on' | 'ends_on' | 'place' | 'home_lats' | 'home_lngs' | 'photos'>

function isSame(before: Trip, trip: NewTrip): boolean {
  return Object.entries(trip).every(([name, value]) => String(before[name as keyof NewTrip]) === String(value))
}

async function toTrip(
  family_id: string,
  { first_day, last_day, homes, photos, ...where }: FoundTrip,
): Promise<NewTrip> {
  return {
    ...{ family_id, photos },
    ...{ starts_on: addDays(EPOCH, first_day), ends_on: addDays(EPOCH, last_day) },
    ...{ home_lats: homes.map(({ lat }) => lat), home_lngs: homes.map(({ lng }) => lng) },
    place: await placeOf(where),
  }
}

/** The town if most days were there, or the country if there were several in it. */
async function placeOf({ places, days }: Pick<FoundTrip, 'places' | 'days'>): Promise<string | null> {
  const names = await Promise.all(places.map(({ average: { lat, lng } }) => nameOfPlace(lat, lng)))
  const [main, ...others] = names.filter((name) => name !== null)
  if (!main || (places[0]?.days ?? 0) * 2 >= days) return main ?? null
  const countryOf = (name: string) => name.slice(name.lastIndexOf(', ') + 2)
  const country = countryOf(main)
  return others.some((name) => countryOf(name) === country) ? country : main
}
