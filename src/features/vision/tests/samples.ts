import { freshPhoto } from '#features/photos/tests/samples.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'
import { seedFace } from '#kit/seed-face.ts'

async function freshFace(fixture: Fixture): Promise<{ family_id: string; photo_id: string }> {
  const { family_id, photo_id } = (await freshPhoto(fixture)) as { family_id: string; photo_id: string }
  await seedFace(fixture.editor.server, { family_id, photo_id })
  return { family_id, photo_id }
}

/** A face and its group have the photo's ID. */
const ofFace =
  (change: (id: string) => Input): MakeSample =>
  async (fixture) => {
    const { family_id, photo_id } = await freshFace(fixture)
    return { input: { family_id, ...change(photo_id) } }
  }

export const samples: Record<string, MakeSample> = {
  getVision: family,
  allowVision: family,
  endVision: family,
  listFaceGroups: family,
  listFaces: ({ family_id, photo_id }) => ({ input: { family_id, photo_id } }),
  editFaceGroup: ofFace((group_id) => ({ group_id, is_hidden: true })),
  mergeFaceGroups: async (fixture) => {
    const [from, into] = [await freshFace(fixture), await freshFace(fixture)]
    return { input: { family_id: from.family_id, group_id: from.photo_id, into_group_id: into.photo_id } }
  },
  splitFaces: ofFace((id) => ({ face_ids: [id] })),
  rejectFaces: ofFace((id) => ({ face_ids: [id] })),
  searchByContent: ({ family_id }) => ({ input: { family_id, text: 'cake on a beach' } }),
}
