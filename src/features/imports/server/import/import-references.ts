import type { Role } from '#features/families/families.rules.ts'
import { importAlbumPhotos, importAlbums, type ImportedAlbumPhoto } from '#features/albums/server/import-albums.ts'
import { importActivities } from '#features/activity/server/import-activities.ts'
import { importBooks } from '#features/books/server/import-books.ts'
import { describeCaptions } from '#features/captions/server/import-captions.ts'
import { storeLetterFiles } from '#features/capsules/server/import-letter-files.ts'
import { importLetters, selectNewLetters } from '#features/capsules/server/import-letters.ts'
import { importFlags } from '#features/growing-up/server/import-flags.ts'
import { importAvatars } from '#features/people/server/import-people.ts'
import { importComments, importReactions, type ImportContext } from '#features/comments/server/import-comments.ts'
import type { Subject } from '#features/comments/comments.rules.ts'
import { actAsMember } from '#features/families/server/member.ts'
import { importMilestoneLinks, importMilestone } from '#features/milestones/server/import-milestones.ts'
import { dateImportedVideo, listTakes, type ImportedAnswer } from '#features/personality/server/import-answers.ts'
import { importStacks } from '#features/photos/server/import-stacks.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { fullName } from '#shared/full-name.ts'
import type { Person } from './apply-facts.ts'
import type { ImportEntry } from './entry.ts'
import type { OwnExport } from './own-export.ts'

/** IDs here, by their ID in the export. */
type ImportedIds = {
  /** Members' accounts. */
  accounts: ReadonlyMap<string, string>
  /** The role of the person who imports. */
  role: Role
  people: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, string>
  photos: ReadonlyMap<string, string>
  answers: readonly ImportedAnswer[]
  /** New photos, by their ID here. */
  added: ReadonlySet<string>
  /** When the import was started. */
  since: string
  config: Pick<Config, 'secret' | 'dataDir'>
  store: ObjectStore
  /** Files of letters, by their ID in the export. */
  fileInLetter: ReadonlyMap<string, ImportEntry>
}

/** Imports what refers to photos and recordings, such as stacks, milestones, albums, books, comments, flags, and who said what. */
export async function importReferences(own: OwnExport, ids: ImportedIds, db: Database, person: Person): Promise<void> {
  const { family_id } = person
  await importStacks((step) => actAsMember(db, person, 'photos.edit_own', step), own.photos, ids)
  const milestones = await importMilestones(own, ids, db, person)
  const albums = await importAlbumsWithPhotos(own, { ...ids, milestones }, db, person)
  await actAsMember(db, person, 'people.edit', (editor) => importAvatars(editor, own.people, ids))
  for (const answer of ids.answers) if (answer.video_clip_id) await dateImportedVideo(db.worker, family_id, answer)
  const takes = await actAsMember(db, person, 'personality.edit', listTakes)
  const responseOf = new Map(takes.map(({ take, id }) => [take, id]))
  const responses = new Map(
    ids.answers.flatMap(({ id, take }) => {
      const response = responseOf.get(take)
      return response ? [[id, response] as const] : []
    }),
  )
  const { books, book_codes: codes } = own
  await actAsMember(db, person, 'books.edit', (editor) =>
    importBooks(editor, { books, versions: own.readVersions(), codes, photos: ids.photos, responses }),
  )
  const things = { photo: ids.photos, milestone: milestones, response: responses, album: albums }
  const guests = own.guests.map(({ id, name }) => [id, name] as const)
  const names = own.accounts.map((account) => [account.id, fullName(account)] as const)
  const world: ImportContext = {
    people: ids.accounts,
    names: new Map([...guests, ...names]),
    subjectOf({ kind, id }): Subject | undefined {
      const same = things[kind].get(id)
      return same ? { kind, id: same } : undefined
    },
  }
  const letters = await db.worker.transaction().execute((tx) => selectNewLetters(tx, family_id, own.capsules, ids))
  const inLetters = new Set(letters.map(({ id }) => id))
  const wanted = own.capsule_files.filter(({ capsule_id }) => capsule_id && inLetters.has(capsule_id))
  const files = await storeLetterFiles(wanted, ids, family_id)
  await db.worker.transaction().execute(async (tx) => {
    await importComments(tx, family_id, own.comments, world)
    await importReactions(tx, family_id, own.reactions, world)
    await importFlags(tx, family_id, own.flags, { ...ids, responses })
    await describeCaptions(tx, { ...person, since: ids.since }, own.audio_captions, { ...ids, names: world.names })
    const imported = await importLetters(tx, family_id, own.capsules, { ...ids, files }, ids.config)
    await importActivities(tx, family_id, own.family_activities, {
      ...{ people: ids.accounts, user_id: person.user_id, since: ids.since },
      things: {
        photo_id: ids.photos,
        milestone_id: milestones,
        category_id: ids.categories,
        child_id: ids.people,
        capsule_id: imported,
      },
    })
  })
}

/** A transaction has at most this many photos of albums. */
const ALBUM_PHOTOS_AT_ONCE = 1000

async function importAlbumsWithPhotos(
  own: OwnExport,
  ids: ImportedIds & { milestones: ReadonlyMap<string, string> },
  db: Database,
  person: Person,
): Promise<ReadonlyMap<string, string>> {
  const { here, filled } = await actAsMember(db, person, 'photos.add', (adder) => importAlbums(adder, own, ids))
  if (!filled.size) return here
  let photos: ImportedAlbumPhoto[] = []
  const add = () =>
    actAsMember(db, person, 'photos.add', (adder) => importAlbumPhotos(adder, filled, photos, ids.photos))
  for await (const photo of own.readAlbumPhotos()) {
    photos.push(photo)
    if (photos.length < ALBUM_PHOTOS_AT_ONCE) continue
    await add()
    photos = []
  }
  await add()
  return here
}

async function importMilestones(
  own: OwnExport,
  ids: ImportedIds,
  db: Database,
  person: Person,
): Promise<Map<string, string>> {
  const photosOf = Map.groupBy(own.photo_milestones, ({ milestone_id }) => milestone_id)
  const milestones = new Map<string, string>()
  for (const milestone of own.milestones)
    await actAsMember(db, person, 'milestones.edit', async (editor) => {
      const child_id = (milestone.child_id && ids.people.get(milestone.child_id)) ?? null
      const id = await importMilestone(editor, { ...milestone, child_id })
      milestones.set(milestone.id, id)
      const photos = (photosOf.get(milestone.id) ?? []).flatMap(({ photo_id }) => ids.photos.get(photo_id) ?? [])
      if (photos.length) await importMilestoneLinks(editor, id, photos)
    })
  return milestones
}
