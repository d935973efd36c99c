import { importNamedAlbum } from '#features/albums/server/import-named-album.ts'
import { actAsMember } from '#features/families/server/member.ts'
import { namePeople } from '#features/people/server/name-people.ts'
import { changePhoto } from '#features/photos/server/edit-photo.ts'
import { nameOfPlace } from '#features/places/server/place-names.ts'
import { editPhotos } from '#features/photos/server/edit-photos.ts'
import type { Database } from '#server/db/database.ts'
import { selectKnownFacts } from './imports.queries.ts'
import type { Facts, NamedAlbum } from './takeout-facts.ts'

export type Person = { family_id: string; user_id: string }

/** Adds facts from the import to a photo where it has none, adds the photo to its albums, and names its people. */
export async function applyFacts(
  db: Database,
  person: Person,
  photo_id: string,
  { facts, albums, is_new }: { facts: Facts; albums: NamedAlbum[]; is_new: boolean },
): Promise<void> {
  if (albums.length === 0 && Object.keys(facts).length === 0) return
  const { family_id } = person
  for (const album of albums)
    await actAsMember(db, person, 'photos.add', (adder) => importNamedAlbum(adder, album, photo_id))
  const add_person_ids = facts.people?.length
    ? await actAsMember(db, person, 'people.edit', (editor) => namePeople(editor, facts.people ?? []))
    : []
  await actAsMember(db, person, 'photos.edit_own', async (editor) => {
    const said = await selectKnownFacts(editor.tx, family_id, photo_id)
    if (!said) return
    const { taken_at, description, position, is_favorite, is_archived } = facts
    const change = {
      ...(taken_at && !said.taken_at && { taken_at, taken_precision: 'time' as const }),
      // A description from the album wins over the file's metadata, but never over what the family wrote.
      ...(description && (is_new || !said.description) && { description }),
      ...(position && said.location_lat === null && { location_lat: position.lat, location_lng: position.lng }),
      ...(position && said.location_lat === null && { location_name: await nameOfPlace(position.lat, position.lng) }),
    }
    if (Object.keys(change).length) await changePhoto(editor, { family_id, photo_id, ...change })
    const labels = {
      ...(is_favorite && { is_favorite }),
      ...(is_archived && is_new && { is_archived }),
      ...(add_person_ids.length && { add_person_ids }),
    }
    if (Object.keys(labels).length) await editPhotos(editor, { family_id, photo_ids: [photo_id], ...labels }, NO_HOOKS)
  })
}

const unused = () => Promise.reject(new Error('an import names no milestones or albums'))
const NO_HOOKS = {
  ...{ setMilestones: unused, addMilestones: unused, removeMilestones: unused },
  ...{ addPhotosToAlbum: unused, removePhotosFromAlbum: unused },
}
