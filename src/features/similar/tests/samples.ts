import { freshPhoto } from '#features/photos/tests/samples.ts'
import type { Fixture } from '#kit/fixture.ts'
import { seedSimilar } from '#kit/photos.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'

async function freshGroup(fixture: Fixture): Promise<Input> {
  const { family_id, photo_id } = await freshPhoto(fixture)
  const group_id = await seedSimilar(fixture.editor.server, { family_id, photo_id })
  return { family_id, group_id, photo_ids: [photo_id] }
}

export const samples: Record<string, MakeSample> = {
  listSimilarPhotos: family,
  keepSimilarPhotos: async (fixture) => ({ input: await freshGroup(fixture) }),
}
