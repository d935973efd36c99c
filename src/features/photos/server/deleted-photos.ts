import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { deletedPhotosContract as contract } from '../deleted-photos.contract.ts'
import { expireDeletedPhotos, restoreDeletedPhotos, selectDeletedPhotos } from './deleted-photos.queries.ts'
import { purgeDeletedPhotosJob } from './photos.jobs.ts'
import { selectShared } from './photos.queries.ts'

/** Photos that the owner can restore, newest first. */
export async function listDeletedPhotos(
  owner: Member<'family.manage'>,
  { family_id, cursor, limit }: InputOf<typeof contract.listDeletedPhotos>,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.listDeletedPhotos>> {
  const rows = await selectDeletedPhotos(owner.tx, { family_id, after: readCursor(cursor), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    photos: shown.map(({ derivatives_version: version, thumbhash, ...photo }) => ({
      ...photo,
      kind: photo.kind as 'image' | 'video',
      thumbhash: thumbhash?.toString('base64') ?? null,
      small_url: sign(owner, { kind: 'photo', family_id, id: photo.id, variant: 'deleted', version }),
    })),
    next_cursor: last ? writeCursor({ at: last.deleted_at, id: last.id }) : null,
  }
}

/**
 * Restores photos: for the owner any, for others those that they deleted themselves a few minutes ago. Any that are purged at the
 * same time stay deleted. Private photos aren't logged for the owner.
 */
export async function restorePhotos(
  { tx }: Member<'photos.delete_own'>,
  { family_id, photo_ids }: InputOf<typeof contract.restorePhotos>,
): Promise<{ restored: string[] }> {
  const restored = await restoreDeletedPhotos(tx, family_id, photo_ids)
  if (restored.length > 0) {
    const { size: photos } = await selectShared(tx, family_id, restored)
    if (photos > 0) await recordAudit(tx, { action: 'photo.restored', family_id, details: { photos } })
    await publishToFamily(tx, family_id, { kind: 'photos' })
  }
  return { restored }
}

/** Makes deleted photos unrestorable right away. A job removes their rows and objects seconds later. */
export async function emptyDeletedPhotos(
  owner: Member<'family.manage'>,
  { family_id }: { family_id: string },
): Promise<{ purged: number }> {
  const purged = await expireDeletedPhotos(owner.tx, family_id)
  if (purged > 0) {
    await recordAudit(owner.tx, { action: 'photo.purged', family_id, details: { photos: purged } })
    await addJob(owner.tx, purgeDeletedPhotosJob, {}, { key: 'purge-deleted-photos' })
  }
  return { purged }
}
