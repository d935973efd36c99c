import { createHash } from 'node:crypto'
import { originalIn, photoFolder } from '#features/media/server/media-objects.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

/** Inserts a photo that waits for a decision, without its files. Returns its ID. */
export async function seedGuestPhoto(
  { server }: Person,
  { family_id, album_id, guest_id }: { family_id: string; album_id: string; guest_id: string },
): Promise<string> {
  const id = newId()
  const sha256 = createHash('sha256').update(id).digest('hex')
  const storage_path = originalIn(photoFolder(family_id, id), 'image/jpeg')
  const report = {
    ...{ ok: true, kind: 'image', mime: 'image/jpeg', sha256, bytes: 100, width: 40, height: 30, thumbhash: 'AAAA' },
    ...{ taken_at: null, taken_offset_minutes: null, taken_at_from: null, lat: null, lng: null, duration_ms: null },
    ...{ animated: false, description: null, camera: null, pairing: null, placeholder: true },
  }
  await server.sql(
    `insert into guest_photos (id, family_id, album_id, guest_id, sender, filename, kind, width, height, thumbhash, storage_path,
      sha256, bytes, report) values ($1, $2, $3, $4, 'Joe', 'joe.jpg', 'image', 40, 30, '\\x000000', $5, $6, 100, $7)`,
    [id, family_id, album_id, guest_id, storage_path, Buffer.from(sha256, 'hex'), JSON.stringify(report)],
  )
  return id
}
