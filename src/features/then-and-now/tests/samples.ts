import { freshChild } from '#features/people/tests/samples.ts'
import { freshPhoto } from '#features/photos/tests/samples.ts'
import type { Fixture } from '#kit/fixture.ts'
import { seedPhoto } from '#kit/photos.ts'
import type { MakeSample } from '#kit/sample.ts'
import { seedJpeg } from '#kit/seed-jpeg.ts'

/** A child with a photo. */
async function shownChild(fixture: Fixture) {
  const { family_id, child_id } = await freshChild(fixture)
  const { server } = fixture.editor
  const photo_id = await seedPhoto(fixture.editor, { family_id }, { taken_at: '2020-01-30T10:00:00' })
  await seedJpeg(server, { family_id, photo_id })
  await server.sql('insert into photo_people (family_id, photo_id, person_id) values ($1, $2, $3)', [
    family_id,
    photo_id,
    child_id,
  ])
  return { input: { family_id, person_id: child_id } }
}

export const samples: Record<string, MakeSample> = {
  getThenAndNow: ({ family_id }) => ({ input: { family_id, day: '2026-05-01' } }),
  listPhotoPairs: async (fixture) => ({ input: await freshPhoto(fixture) }),
  listSameAge: shownChild,
  listYearPhotos: shownChild,
  readGrowthPoster: shownChild,
}
