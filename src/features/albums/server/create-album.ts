import { withCapability, type Member } from '#features/families/server/member.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { AlbumDetail, albumsContract } from '../albums.contract.ts'
import { ALBUMS_MAX } from '../albums.rules.ts'
import { addPhotos } from './add-to-album.ts'
import { countAlbums, insertAlbum, replaceContributors } from './albums.queries.ts'
import { requireDays } from './edit-album.ts'
import { getAlbum } from './get-album.ts'

/** The ID of the album that a person creates with this idempotency key. */
export function albumKey({ user_id, family_id }: Member<'photos.add'>, once: string | undefined): string {
  return idempotentId(once, user_id, family_id, 'album')
}

/**
 * Creates an album of photos, or of a rule. Requests with the same `once` create only one.
 * @throws Problem too_many: the family has as many as it can; not_found: none of the photos exists
 */
export async function createAlbum(
  creator: Member<'photos.add'>,
  input: InputOf<typeof albumsContract.createAlbum>,
  sign: SignMedia,
): Promise<AlbumDetail> {
  const { tx, family_id, user_id } = creator
  const { title, starts_on = null, ends_on = null, contributors = 'everyone', audience = 'family_only' } = input
  const { rule = null, photo_ids = [], contributor_ids = [] } = input
  const id = albumKey(creator, input.once)
  requireDays({ starts_on, ends_on })
  if (rule && photo_ids.length > 0) throw new Problem('invalid_input', { fields: { rule: 'rule_or_photos' } })
  if ((await countAlbums(tx, family_id)).albums >= ALBUMS_MAX) throw new Problem('too_many')
  const isNew = await insertAlbum(tx, {
    ...{ id, family_id, created_by: user_id, title, starts_on, ends_on, contributors, audience },
    ...{ description: input.description?.trim() || null, place: input.place?.trim() || null },
    rule: rule && JSON.stringify(rule),
  })
  if (!isNew) return getAlbum(withCapability(creator, 'photos.view'), { album_id: id }, sign)
  if (!(await replaceContributors(tx, family_id, id, contributor_ids))) throw notFound()
  if (photo_ids.length > 0 && (await addPhotos(creator, id, photo_ids)).added === 0) throw notFound()
  await publishToFamily(tx, family_id, { kind: 'albums', id, only_to: audience === 'private' ? user_id : null })
  return getAlbum(withCapability(creator, 'photos.view'), { album_id: id }, sign)
}
