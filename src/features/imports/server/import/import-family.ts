import { may } from '#features/families/server/may.ts'
import { actAsMember } from '#features/families/server/member.ts'
import { importAges } from '#features/growing-up/server/ages.ts'
import { importPeople } from '#features/people/server/import-people.ts'
import { importConsent, importAnswerText, listTakes } from '#features/personality/server/import-answers.ts'
import { importPrompts } from '#features/personality/server/import-prompts.ts'
import { backdatePhoto, describePhoto } from '#features/photos/server/describe-photo.ts'
import { CAPTION_PURPOSE } from '#features/captions/captions.rules.ts'
import { ANSWER_PURPOSE } from '#features/personality/personality.rules.ts'
import type { Config } from '#server/config.ts'
import { asUser, type Database } from '#server/db/database.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { required } from '#shared/required.ts'
import type { Person } from './apply-facts.ts'
import type { Aim, ImportEntry, Knowledge } from './entry.ts'
import { importCategory } from './import-category.ts'
import { importReferences } from './import-references.ts'
import { selectCaptionKeys } from './imports.queries.ts'
import { mapPeople } from './map-people.ts'
import type { OwnExport } from './own-export.ts'

export type ImportedFamily = Knowledge & {
  /** Imports what refers to photos, after the photos. */
  finish(): Promise<void>
}

type FamilyImport = {
  own: OwnExport
  entries: ImportEntry[]
  /** The photo that a file was imported as. */
  photoAt(entry: ImportEntry): string | undefined
  /** When the import was started. */
  since: string
  config: Pick<Config, 'secret' | 'dataDir'>
  store: ObjectStore
}

/**
 * Imports a family from its export: people, categories and questions first, then files with their metadata, then what
 * refers to them. Existing data is matched and isn't imported twice.
 */
export async function importFamily(
  { own, entries, photoAt, since, config, store }: FamilyImport,
  db: Database,
  person: Person,
): Promise<ImportedFamily> {
  const { user_id } = person
  const { people: accounts, role } = await mapPeople(own, db, person)
  const people = await actAsMember(db, person, 'people.edit', (editor) => importPeople(editor, own.people, accounts))
  const categories = new Map<string, string>()
  for (const { id, name } of own.categories) categories.set(id, await importCategory(db, person, name))
  const prompts = await actAsMember(db, person, 'personality.edit', (editor) =>
    importPrompts(editor, own.personality_prompts),
  )
  const answers = new Map(
    own.child_personality_responses.flatMap((answer) => {
      const child_id = people.get(answer.child_id)
      const prompt_id = prompts.get(answer.prompt_id)
      return child_id && prompt_id ? [[answer.id, { ...answer, child_id, prompt_id }]] : []
    }),
  )
  if (may(role, 'family.manage')) {
    await importConsents()
    for (const ages of own.growing_ages)
      await actAsMember(db, person, 'family.manage', (owner) => importAges(owner, ages))
  }
  const before = await actAsMember(db, person, 'personality.edit', async (editor) => {
    const takes = await listTakes(editor)
    const existing = new Set(takes.map(({ take }) => take))
    for (const answer of answers.values())
      if (answer.response_text && !existing.has(answer.take)) await importAnswerText(editor, answer)
    return takes
  })
  const withVideo = new Set(before.filter(({ has_video }) => has_video).map(({ take }) => take))

  const files = new Map(own.files.map((file) => [file.path, file]))
  const fileOfPhoto = new Map<string, ImportEntry>()
  const fileInLetter = new Map<string, ImportEntry>()
  for (const entry of entries) {
    const file = files.get(own.pathInExport(entry) ?? '')
    if (file?.kind === 'photo') fileOfPhoto.set(file.id, entry)
    if (file?.kind === 'letter' && !entry.refused) fileInLetter.set(file.id, entry)
  }
  const importedPhoto = (exported_id: string) => {
    const entry = fileOfPhoto.get(exported_id)
    return entry && photoAt(entry)
  }
  const captioned = new Set(await asUser(db, user_id, (tx) => selectCaptionKeys(tx, person.family_id)))
  const photos = new Map(own.photos.map((photo) => [photo.id, photo]))
  // Photos had one caption each once, whose file had the photo's ID.
  const captions = new Map(
    own.audio_captions.flatMap((row) => [[row.clip_id ?? row.photo_id, row] as const, [row.photo_id, row] as const]),
  )
  const peopleOf = Map.groupBy(own.photo_people, ({ photo_id }) => photo_id)
  const tagsOf = Map.groupBy(own.photo_tags, ({ photo_id }) => photo_id)
  const added = new Set<string>()
  const categoriesOf = Map.groupBy(own.photo_categories, ({ photo_id }) => photo_id)

  /** Only imports consents that this owner gave themselves. */
  async function importConsents() {
    for (const { child_id, given_by, withdrawn_at, text_version } of own.personality_consents) {
      const child = people.get(child_id)
      if (!child || withdrawn_at || !given_by || accounts.get(given_by) !== user_id) continue
      await actAsMember(db, person, 'family.manage', (owner) => importConsent(owner, child, text_version))
    }
  }

  function aimOfCaption({ id, sha256 }: { id: string; sha256?: string | undefined }): Aim {
    const { photo_id: exported_id = id, filename, x, y } = captions.get(id) ?? {}
    const photo_id = importedPhoto(exported_id)
    if (!photo_id) return { as: 'refused', reason: 'no_photo' }
    if (captioned.has(`${photo_id} ${sha256}`)) return { as: 'present' }
    const pin = typeof x === 'number' && typeof y === 'number' && { x: String(x), y: String(y), whole: 'true' }
    return { as: 'recording', purpose: CAPTION_PURPOSE, filename, about: { photo_id, ...pin } }
  }

  function aimOf(entry: ImportEntry): Aim {
    const path = required(own.pathInExport(entry))
    if (own.damaged.has(path)) return { as: 'refused', reason: 'damaged_rows' }
    const file = files.get(path)
    if (file?.kind === 'photo') {
      const { filename, audience } = photos.get(file.id) ?? {}
      return { as: 'photo', filename, audience }
    }
    if (!file) return { as: path.startsWith('photos/') ? 'photo' : 'ignored' }
    if (file.kind === 'caption') return aimOfCaption(file)
    // Imported with its letter.
    if (file.kind === 'letter') return { as: 'ignored' }
    const answer = answers.get(file.id)
    if (!answer) return { as: 'refused', reason: 'no_question' }
    const { child_id, prompt_id, take, audience, filename } = answer
    const about = { child_id, prompt_id, take, audience }
    return withVideo.has(take)
      ? { as: 'present' }
      : { as: 'recording', purpose: ANSWER_PURPOSE, filename: filename ?? undefined, about }
  }

  return {
    aimOf,
    isDeferred: (entry) => files.get(own.pathInExport(entry) ?? '')?.kind === 'caption',
    async apply(entry, photo_id, is_new) {
      const exported = photos.get(files.get(own.pathInExport(entry) ?? '')?.id ?? '')
      if (!exported || exported.film_of) return
      if (is_new) added.add(photo_id)
      const labels = {
        person_ids: (peopleOf.get(exported.id) ?? []).flatMap(({ person_id }) => people.get(person_id) ?? []),
        tags: (tagsOf.get(exported.id) ?? []).map(({ name }) => name),
        category_ids: (categoriesOf.get(exported.id) ?? []).flatMap(
          ({ category_id }) => categories.get(category_id) ?? [],
        ),
      }
      await actAsMember(db, person, 'photos.edit_own', (editor) =>
        describePhoto(editor, photo_id, exported, { ...labels, is_new }),
      )
      if (is_new && exported.created_at) await backdatePhoto(db.worker, person.family_id, photo_id, exported.created_at)
    },
    async finish() {
      const ids = [...fileOfPhoto.keys()].flatMap((exported_id) => {
        const photo_id = importedPhoto(exported_id)
        return photo_id ? [[exported_id, photo_id] as const] : []
      })
      const imported = {
        accounts,
        role,
        people,
        categories,
        photos: new Map(ids),
        answers: [...answers.values()],
        since,
        added,
        ...{ config, store, fileInLetter },
      }
      await importReferences(own, imported, db, person)
    },
  }
}
