import type { ActingMember } from '#features/families/server/member.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { ALBUMS_MAX } from '../albums.rules.ts'
import { addPhotos } from './add-to-album.ts'
import { countAlbums, insertAlbum } from './albums.queries.ts'
import { selectAlbumWithTitle, selectImportedAlbum } from './import-albums.queries.ts'

/**
 * Adds a photo to the album that the importer's earlier imports made for this one, even if it was renamed since, or to one
 * with the same title. Otherwise creates it, unless the family has too many albums.
 */
export async function importNamedAlbum(
  adder: ActingMember<'photos.add'>,
  { title, description = null }: { title: string; description?: string | null },
  photo_id: string,
): Promise<void> {
  const { tx, family_id, user_id } = adder
  const key = title.normalize('NFKC').toLowerCase()
  const id = idempotentId(key, user_id, family_id, 'imported album')
  const here = (await selectImportedAlbum(tx, family_id, id)) ?? (await selectAlbumWithTitle(tx, family_id, key))
  if (here) {
    if (here.can_add) await add(here.id, here.only_to)
    return
  }
  if ((await countAlbums(tx, family_id)).albums >= ALBUMS_MAX) return
  await insertAlbum(tx, { id, family_id, created_by: user_id, title, description })
  await add(id, null)

  async function add(album_id: string, only_to: string | null) {
    const { added } = await addPhotos(adder, album_id, [photo_id])
    if (added > 0) await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to })
  }
}
