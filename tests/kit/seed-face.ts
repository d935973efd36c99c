import type { TestServer } from './people.ts'

/** A face in a photo, in a group of its own, as the job that looks for faces leaves it. Both have the photo's ID. */
export async function seedFace(
  server: Pick<TestServer, 'sql'>,
  { family_id, photo_id }: { family_id: string; photo_id: string },
): Promise<void> {
  const vector = Buffer.from([127, 1, 2, 3])
  await server.sql('insert into face_groups (id, family_id, center) values ($1, $2, $3)', [photo_id, family_id, vector])
  await server.sql(
    `insert into faces (id, family_id, photo_id, x, y, width, height, score, vector)
      values ($1, $2, $1, 0.4, 0.3, 0.2, 0.2, 0.9, $3)`,
    [photo_id, family_id, vector],
  )
  await server.sql('update faces set group_id = id where id = $1', [photo_id])
}
