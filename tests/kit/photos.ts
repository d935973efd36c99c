import { createHash } from 'node:crypto'
import { derivativeKey, originalIn, photoFolder } from '#features/media/server/media-objects.ts'
import { insertPhoto } from '#features/photos/server/add-photo.queries.ts'
import { recordActivity } from '#features/activity/server/record-activity.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from './people.ts'
import type { TestApp } from './test-app.ts'

export type PhotoOptions = {
  audience?: 'private' | 'family_only' | 'extended_family' | 'extended_family'
  location_name?: string
  location_lat?: number
  location_lng?: number
  description?: string
  filename?: string
  taken_at?: string
}

/** Adds a photo like the worker does, without uploading and decoding. Its bytes contain its ID. */
export async function seedPhoto(
  by: Person,
  { family_id }: Pick<Family, 'family_id'>,
  options: PhotoOptions = {},
): Promise<string> {
  const { audience = 'family_only', description = null, filename = 'beach.jpg', taken_at = null } = options
  const { location_name = null, location_lat = null, location_lng = null } = options
  const { db, store } = by.server.context
  const id = newId()
  const bytes = Buffer.from(`the bytes of ${filename} (${id})`)
  const storage_path = originalIn(photoFolder(family_id, id), 'image/jpeg')
  await store.put(storage_path, bytes, { contentType: 'image/jpeg' })
  for (const [variant, contentType] of [
    ['small', 'image/webp'],
    ['large', 'image/jpeg'],
  ] as const)
    await store.put(
      derivativeKey({ family_id, photo_id: id, variant, version: 1 }),
      Buffer.from(`${variant} of ${id}`),
      { contentType },
    )
  await db.worker.transaction().execute(async (tx) => {
    await insertPhoto(tx, {
      ...{ id, family_id, added_by: by.user_id, storage_path, filename, description, audience, taken_at },
      ...{ location_name, location_lat, location_lng },
      ...{ file_type: 'image/jpeg', kind: 'image', bytes: bytes.length, width: 64, height: 48 },
      sha256: createHash('sha256').update(bytes).digest(),
    })
    await recordActivity(tx, {
      ...{ family_id, user_id: by.user_id, activity_type: 'photo_upload', title: filename, audience },
      metadata: { photo_id: id, photo_count: 1 },
    })
  })
  return id
}

/** Adds a photo to a group of similar ones. Returns the group's ID. */
export async function seedSimilar(
  server: Pick<TestApp, 'sql'>,
  { family_id, photo_id }: { family_id: string; photo_id: string },
): Promise<string> {
  await server.sql(
    `insert into similar_photos (family_id, photo_id, group_id) values ('${family_id}', '${photo_id}', '${photo_id}')`,
  )
  return photo_id
}
