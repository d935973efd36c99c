import { withCapability, type Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { AlbumDetail, albumsContract } from '../albums.contract.ts'
import { MANUAL_ORDER_MAX } from '../albums.rules.ts'
import { requireEditable, type AlbumAccess } from './album-permissions.ts'
import { countAlbumPhotos } from './album-photos.queries.ts'
import {
  deleteAlbumRow,
  replaceContributors,
  selectAlbum,
  selectCovers,
  shareAlbum,
  sortAlbum,
  updateAlbum,
} from './albums.queries.ts'
import { getAlbum } from './get-album.ts'

/** Changes only the given fields. */
export async function editAlbum(
  editor: Member<'photos.add'>,
  input: InputOf<typeof albumsContract.editAlbum>,
  sign: SignMedia,
): Promise<AlbumDetail> {
  const { tx, family_id, user_id } = editor
  const { album_id, audience, sort, contributor_ids, cover_photo_id } = input
  const album = await requireEditable(editor, album_id)
  if (audience === 'private' && album.created_by !== user_id)
    throw new Problem('invalid_input', { fields: { audience: 'only_adder' } })
  if (cover_photo_id && (await selectCovers(tx, family_id, [cover_photo_id])).length === 0) throw notFound()
  if (sort && sort !== album.sort) await changeSort(editor, album_id, album, sort)
  if (contributor_ids && !(await replaceContributors(tx, family_id, album_id, contributor_ids))) throw notFound()
  await updateAlbum(tx, family_id, album_id, {
    ...(input.title !== undefined && { title: input.title }),
    ...(input.description !== undefined && { description: input.description?.trim() || null }),
    ...(input.place !== undefined && { place: input.place?.trim() || null }),
    ...(await daysToSave(editor, input)),
    ...(cover_photo_id !== undefined && { cover_photo_id }),
    ...(input.contributors !== undefined && { contributors: input.contributors }),
  })
  if (audience && audience !== album.audience) await shareAlbum(tx, family_id, album_id, audience)
  const isPrivate = album.audience === 'private' && (audience ?? 'private') === 'private'
  await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to: isPrivate ? user_id : null })
  return getAlbum(withCapability(editor, 'photos.view'), { album_id }, sign)
}

/** @throws Problem invalid_input: a rule has no order of its own, and a large album is sorted by date */
export async function changeSort(
  { tx, family_id }: Member<'photos.add'>,
  album_id: string,
  { rule }: AlbumAccess,
  sort: 'date' | 'manual',
): Promise<void> {
  const isLarge =
    sort === 'manual' && (rule || (await countAlbumPhotos(tx, { family_id, album_id })) > MANUAL_ORDER_MAX)
  if (isLarge) throw new Problem('invalid_input', { fields: { sort: 'too_many_photos' } })
  await sortAlbum(tx, album_id, sort)
}

type Days = { starts_on?: string | null | undefined; ends_on?: string | null | undefined }

async function daysToSave({ tx, family_id }: Member<'photos.add'>, input: Days & { album_id: string }) {
  const { starts_on, ends_on } = input
  if (starts_on === undefined && ends_on === undefined) return {}
  const before = await selectAlbum(tx, family_id, input.album_id)
  const days = {
    starts_on: starts_on === undefined ? (before?.starts_on ?? null) : starts_on,
    ends_on: ends_on === undefined ? (before?.ends_on ?? null) : ends_on,
  }
  requireDays(days)
  return days
}

/** @throws Problem invalid_input: it ends before it starts */
export function requireDays({ starts_on, ends_on }: Days): void {
  if (starts_on && ends_on && ends_on < starts_on)
    throw new Problem('invalid_input', { fields: { ends_on: 'ends_before_start' } })
}

/** Deletes an album with its sections and comments. Its photos stay. */
export async function deleteAlbum(editor: Member<'photos.add'>, { album_id }: { album_id: string }): Promise<void> {
  const { tx, family_id, user_id } = editor
  await requireEditable(editor, album_id)
  const gone = await deleteAlbumRow(tx, family_id, album_id)
  if (!gone) throw notFound()
  const isPrivate = gone.audience === 'private'
  // The audit log is for everyone who manages the family.
  if (!isPrivate) await recordAudit(tx, { action: 'album.deleted', family_id, details: { name: gone.title } })
  await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to: isPrivate ? user_id : null })
}
