import { albumsContract } from '#features/albums/albums.contract.ts'
import { tripsContract } from '#features/albums/trips.contract.ts'
import { freshPhoto } from '#features/photos/tests/samples.ts'
import type { Fixture } from '#kit/fixture.ts'
import { seedPhotosAt, seedTrip } from '#kit/trips.ts'
import { seedPhoto } from '#kit/photos.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'

/** An album of the family's contributor with two of their photos, which editors can change too. */
export async function freshAlbum(fixture: Fixture): Promise<Input & { photos: string[] }> {
  const { family_id, contributor } = fixture
  const photos = [await seedPhoto(contributor, fixture), await seedPhoto(contributor, fixture)]
  const made = await contributor.call(albumsContract.createAlbum, { family_id, title: 'Summer', photo_ids: photos })
  return { family_id, album_id: made.id, photos }
}

async function freshSection(fixture: Fixture): Promise<Input> {
  const { photos: _, ...place } = await freshAlbum(fixture)
  const section = { ...(place as { family_id: string; album_id: string }), title: 'The first day' }
  const { id } = await fixture.contributor.call(albumsContract.addSection, section)
  return { ...place, section_id: id }
}

async function freshTrip({ family_id, editor }: Fixture): Promise<Input> {
  await seedPhotosAt(editor.server, editor, { family_id }, { place: [38.72, -9.14], days: ['2025-08-03'], each: 1 })
  return { family_id, trip_id: await seedTrip(editor.server, { family_id }) }
}

/** A trip whose album lacks a photo that was added later. */
async function grownTrip(fixture: Fixture): Promise<Input> {
  const { family_id, editor } = fixture
  const { trip_id } = await freshTrip(fixture)
  await editor.call(tripsContract.createTripAlbum, { family_id, trip_id: trip_id as string, title: 'Lisbon' })
  await seedPhotosAt(editor.server, editor, { family_id }, { place: [38.72, -9.14], days: ['2025-08-03'], each: 1 })
  await editor.server.sql("update trips set state = 'grown' where id = $1", [trip_id])
  return { family_id, trip_id }
}

const inAlbum =
  (change: (photos: string[]) => Input): MakeSample =>
  async (fixture) => {
    const { photos, ...place } = await freshAlbum(fixture)
    return { input: { ...place, ...change(photos) } }
  }

export const samples: Record<string, MakeSample> = {
  listAlbums: family,
  getAlbum: ({ family_id, album_id }) => ({ input: { family_id, album_id } }),
  createAlbum: async (fixture, caller) => ({
    input: { family_id: fixture.family_id, title: 'Summer', photo_ids: [(await freshPhoto(fixture, caller)).photo_id] },
  }),
  editAlbum: inAlbum(() => ({ title: 'Winter' })),
  deleteAlbum: inAlbum(() => ({})),
  listAlbumPhotos: ({ family_id, album_id }) => ({ input: { family_id, album_id } }),
  addToAlbum: async (fixture, caller) => {
    const { photos: _, ...place } = await freshAlbum(fixture)
    return { input: { ...place, photo_ids: [(await freshPhoto(fixture, caller)).photo_id] } }
  },
  removeFromAlbum: inAlbum(([photo]) => ({ photo_ids: [photo] })),
  moveInAlbum: inAlbum(([first, second]) => ({ photo_ids: [second], before_photo_id: first })),
  addSection: inAlbum(([photo]) => ({ title: 'The first day', before_photo_id: photo })),
  editSection: async (fixture) => ({ input: { ...(await freshSection(fixture)), text: 'It rained.' } }),
  deleteSection: async (fixture) => ({ input: await freshSection(fixture) }),
  listTrips: family,
  createTripAlbum: async (fixture) => ({ input: { ...(await freshTrip(fixture)), title: 'Lisbon' } }),
  addTripPhotos: async (fixture) => ({ input: await grownTrip(fixture) }),
  editTrip: async (fixture) => ({ input: { ...(await freshTrip(fixture)), is_dismissed: true } }),
}
