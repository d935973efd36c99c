import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { similarPhotosContract as contract } from '../similar-photos.contract.ts'
import { suggestBest } from '../suggest-best.ts'
import { toPhotoListed } from '#features/photos/server/photo-view.ts'
import { reviewSimilar, selectGroups, selectSimilar } from './similar-photos.queries.ts'

/** Groups of similar photos, each with a suggestion of the one to keep. Nothing is deleted automatically. */
export async function listSimilarPhotos(
  editor: Member<'photos.delete'>,
  { family_id, cursor, limit }: InputOf<typeof contract.listSimilarPhotos>,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.listSimilarPhotos>> {
  const found = await selectGroups(editor.tx, family_id, readCursor(cursor), limit + 1)
  const groups = found.slice(0, limit)
  const rows = await selectSimilar(
    editor.tx,
    family_id,
    groups.map(({ group_id }) => group_id),
  )
  const last = found.length > limit ? groups.at(-1) : undefined
  return {
    groups: groups.map(({ group_id }) => {
      const members = rows.filter((row) => row.group_id === group_id)
      const { best, reason } = suggestBest(members)
      return {
        id: group_id,
        best_id: best.id,
        reason,
        photos: members.map((row) => ({ ...toPhotoListed(row, editor, sign), bytes: Number(row.bytes) })),
      }
    }),
    next_cursor: last ? writeCursor({ at: last.at, id: last.group_id }) : null,
    total: Number(found[0]?.total ?? 0),
  }
}

/** Marks photos as reviewed and kept. */
export async function keepSimilarPhotos(
  { tx, family_id }: Member<'photos.delete'>,
  { group_id, photo_ids }: InputOf<typeof contract.keepSimilarPhotos>,
): Promise<void> {
  if ((await reviewSimilar(tx, family_id, group_id, photo_ids)) === 0) throw notFound()
}
