import { freshChild } from '#features/people/tests/samples.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { freshPhoto } from '#features/photos/tests/samples.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { MakeSample } from '#kit/sample.ts'
import { seedJpeg } from './seed-jpeg.ts'

/** A child with a photo. */
async function shownChild(fixture: Fixture) {
  const { family_id, child_id } = await freshChild(fixture)
  const photo = await freshPhoto(fixture)
  await seedJpeg(fixture.editor.server, photo)
  const taken_at = '2020-01-30T10:00:00'
  await fixture.editor.call(photosContract.editPhoto, { ...photo, taken_at, person_ids: [child_id] })
  return { input: { family_id, person_id: child_id } }
}

export const samples: Record<string, MakeSample> = {
  getThenAndNow: ({ family_id }) => ({ input: { family_id, day: '2026-05-01' } }),
  listPhotoPairs: async (fixture) => ({ input: await freshPhoto(fixture) }),
  listSameAge: shownChild,
  listYearPhotos: shownChild,
  readGrowthPoster: shownChild,
}
