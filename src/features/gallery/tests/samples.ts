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
  getHighlights: ({ family_id }) => ({ input: { family_id, day: '2026-05-01', since: '2026-01-01T00:00:00Z' } }),
  readTypedSearch: ({ family_id }) => ({ input: { family_id, text: 'beach last summer' } }),
  listSimilarPhotos: family,
  keepSimilarPhotos: async (fixture) => ({ input: await freshGroup(fixture) }),
}
