import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { childrenContract } from '#features/children/children.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { CONSENT_VERSION } from '#features/personality/personality.rules.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { importFiles } from '#features/transfer/server/import/import-files.ts'
import { reportOf } from '#features/transfer/server/import/report.ts'
import { openSource } from '#features/transfer/server/import/source.ts'
import { transferContract } from '#features/transfer/transfer.contract.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from './testing/people.ts'
import { drawPicture } from './testing/pictures.ts'
import { makeRecording, makeSound } from './testing/recordings.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import { unzip } from './testing/unzip.ts'
import { addPhoto, beginUpload, idOf, saying, untilDecided } from './testing/uploads.ts'

let house: TestApp
let folder: string
beforeAll(async () => {
  house = await openTestApp({ withWorker: true })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-back-'))
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

type Row = Record<string, string | number | boolean | null | object>

/** Exports a family, as a file and as what is in it. */
async function takeAlong(owner: Person, { family_id }: Family) {
  const { id } = await owner.call(transferContract.requestFamilyExport, { family_id })
  const latest = async () => (await owner.call(transferContract.listFamilyExports, { family_id })).exports[0]!
  await expect.poll(latest, { timeout: 30_000 }).toMatchObject({ id, state: 'done' })
  const bytes = new Uint8Array(
    await (await owner.fetches(`/api/families/${family_id}/exports/${id}/file`)).arrayBuffer(),
  )
  const zip = path.join(folder, `${id}.zip`)
  await writeFile(zip, bytes)
  return { zip, files: await unzip(bytes) }
}

/** What a family is, whatever its ids are: each thing named by what it is, and each link by what it links. */
function storyOf(files: Map<string, Buffer>) {
  const table = (name: string) => JSON.parse(String(files.get(`data/${name}.json`) ?? '[]')) as Row[]
  const pick = (row: Row, ...names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]))
  const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  const shaOf = new Map(table('files').flatMap((file) => (file.kind === 'photo' ? [[file.id, file.sha256]] : [])))
  const called = (name: string, by: (row: Row) => unknown) => new Map(table(name).map((row) => [row.id, by(row)]))
  const child = called('children', ({ first_name, birth_date }) => `${String(first_name)} ${String(birth_date)}`)
  const prompt = called('personality_prompts', (row) => row.prompt_key ?? row.prompt_text)
  const milestone = called('milestones', ({ name, date }) => `${String(name)} ${String(date)}`)
  const category = called('categories', ({ name }) => name)
  const response = called('child_personality_responses', ({ take }) => take)
  const comment = called('comments', ({ text }) => text)
  const subject = (row: Row) =>
    shaOf.get(row.photo_id!) ?? milestone.get(row.milestone_id!) ?? response.get(row.response_id!)
  const photoFacts = ['filename', 'kind', 'bytes', 'taken_at', 'taken_precision', 'taken_offset_minutes', 'description']
  const where = ['location_name', 'location_lat', 'location_lng', 'is_favorite', 'audience', 'quarter_turns', 'crop']
  const promptFacts = ['prompt_order', 'category', 'prompt_key', 'prompt_text']
  const answerFacts = ['take', 'response_text', 'audience', 'answered_at', 'video_duration_ms', 'file_type', 'bytes']
  return {
    photos: sorted(
      table('photos').map((row) => [
        ...[shaOf.get(row.id!), child.get(row.child_id!), pick(row, ...photoFacts, ...where)],
      ]),
    ),
    files: [...files]
      .filter(([name]) => /^(photos|captions)\/|recordings\//.test(name))
      .map(([, bytes]) => bytes.toString('base64'))
      .toSorted(),
    voices: sorted(
      table('audio_captions').map((row) => [shaOf.get(row.photo_id!), pick(row, 'bytes', 'duration_ms', 'filename')]),
    ),
    tags: sorted(table('photo_tags').map((row) => [shaOf.get(row.photo_id!), row.name])),
    categories: sorted([...category.values()]),
    in_categories: sorted(
      table('photo_categories').map((row) => [shaOf.get(row.photo_id!), category.get(row.category_id!)]),
    ),
    children: sorted(
      table('children').map((row) => [
        ...[
          pick(row, 'first_name', 'last_name', 'birth_date', 'gender', 'avatar_square'),
          shaOf.get(row.avatar_photo_id!),
        ],
      ]),
    ),
    milestones: sorted(
      table('milestones').map((row) => [
        child.get(row.child_id!),
        pick(row, 'name', 'date', 'description', 'audience'),
      ]),
    ),
    of_milestones: sorted(
      table('photo_milestones').map((row) => [shaOf.get(row.photo_id!), milestone.get(row.milestone_id!)]),
    ),
    prompts: sorted(
      table('personality_prompts').map((row) => [
        pick(row, ...promptFacts),
        row.retired_at !== null,
        row.skipped_at !== null,
      ]),
    ),
    consents: sorted(table('personality_consents').map((row) => [child.get(row.child_id!), row.text_version])),
    answers: sorted(
      table('child_personality_responses').map((row) => [
        ...[child.get(row.child_id!), prompt.get(row.prompt_id!), pick(row, ...answerFacts)],
      ]),
    ),
    comments: sorted(
      table('comments').map((row) => [
        ...[subject(row), comment.get(row.parent_id!), pick(row, 'text', 'author_id', 'created_at', 'reply_count')],
      ]),
    ),
    reactions: sorted(table('reactions').map((row) => [subject(row), pick(row, 'kind', 'user_id')])),
  }
}

async function bring(zip: string, owner: Person, { family_id }: Family) {
  const source = await openSource([zip])
  const who = { family_id, user_id: owner.user_id, source: zip }
  const { items } = await importFiles(source.entries, who, house.foundation)
  await source.close()
  expect(items).toHaveLength(source.entries.length)
  return reportOf(items)
}

/** A family with something of everything. */
async function richFamily(rosa: Person, ben: Person): Promise<Family> {
  const family = await rosa.opensFamily('Ríos')
  const { family_id } = family
  await house.join(family, ben, 'editor')
  const mia = await rosa.call(childrenContract.addChild, {
    ...{ family_id, first_name: 'Mía', last_name: 'Ríos', birth_date: '2017-03-02', gender: 'girl' },
  })
  const summer = await rosa.call(categoriesContract.createCategory, { family_id, name: 'Summer' })
  const beach = await addPhoto(rosa, family, await drawPicture({ taken: '2019:07:04 10:00:00' }), 'beach.jpg')
  const scan = await addPhoto(rosa, family, await drawPicture(), 'scan.jpg')
  const secret = await addPhoto(rosa, family, await drawPicture(), 'diary.jpg')
  const milestone = await rosa.call(milestonesContract.addMilestone, {
    ...{
      family_id,
      name: 'First swim',
      description: 'Brave',
      date: '2019-07-04',
      child_id: mia.id,
      photo_ids: [beach],
    },
  })
  const edit = (photo_id: string, about: object) =>
    rosa.call(photosContract.editPhoto, { family_id, photo_id, ...about })
  await edit(beach, {
    ...{ description: 'First <i>waves</i>', location_name: 'Cádiz', location_lat: 36.53, location_lng: -6.29 },
    ...{ tags: ['sea', 'Abuela'], category_ids: [summer.id], is_favorite: true, child_id: mia.id },
    ...{ audience: 'extended_family' },
  })
  await edit(scan, { taken_at: '1978-06-01T00:00:00', taken_precision: 'season' })
  await edit(secret, { audience: 'private', description: 'For me' })
  await rosa.call(photosContract.turnPhoto, { family_id, photo_id: scan, quarters: 1 })
  const part = { left: 0, top: 0.25, width: 1, height: 0.5 }
  await rosa.call(photosContract.cropPhoto, { family_id, photo_id: scan, crop: part, quarter_turns: 1 })
  await rosa.call(childrenContract.setChildAvatar, {
    family_id,
    child_id: mia.id,
    photo_id: beach,
    x: 4,
    y: 4,
    size: 32,
  })

  const { prompts } = await rosa.call(personalityContract.listPrompts, { family_id })
  await rosa.call(personalityContract.replacePrompt, {
    ...{ family_id, prompt_id: prompts[2]!.id, prompt_text: 'What does the sea say?' },
  })
  const own = await rosa.call(personalityContract.addPrompt, {
    ...{ family_id, prompt_text: 'Who is your hero?', category: 'dreams' },
  })
  await rosa.call(personalityContract.giveConsent, { family_id, child_id: mia.id, text_version: CONSENT_VERSION })
  const answer = { family_id, child_id: mia.id }
  const written = await rosa.call(personalityContract.saveResponse, {
    ...{ ...answer, prompt_id: own.id, take: newId(), response_text: 'Abuela' },
  })
  const take = newId()
  await rosa.call(personalityContract.saveResponse, {
    ...{ ...answer, prompt_id: prompts[0]!.id, take, response_text: 'Cake', audience: 'private' as const },
  })
  const film = await makeRecording()
  const said = { purpose: 'answer', filename: 'a.webm', child_id: mia.id, prompt_id: prompts[0]!.id, take }
  await untilDecided(rosa, family, idOf(await beginUpload(rosa, family, film, saying(said))))
  const voice = saying({ purpose: 'audio_caption', filename: 'a.webm', photo_id: beach })
  await untilDecided(rosa, family, idOf(await beginUpload(rosa, family, await makeSound(), voice)))

  const comment = { family_id, subject_kind: 'photo' as const, subject_id: beach }
  const { id: parent_id } = await ben.call(commentsContract.addComment, { ...comment, text: 'So small' })
  await rosa.call(commentsContract.addComment, { ...comment, parent_id, text: 'She was!' })
  await ben.call(commentsContract.addComment, {
    ...{ family_id, subject_kind: 'milestone', subject_id: milestone.id, text: 'Bravo' },
  })
  await rosa.call(commentsContract.addComment, {
    ...{ family_id, subject_kind: 'response', subject_id: written.id, text: 'Of course' },
  })
  await ben.call(commentsContract.addReaction, { ...comment, kind: 'hug' })
  await rosa.call(commentsContract.addReaction, { ...comment, kind: 'heart' })
  return family
}

test(
  'a family that was exported is the same family again, in an empty one and twice over',
  { timeout: 120_000 },
  async () => {
    const rosa = await house.person('Rosa')
    const ben = await house.person('Ben')
    const before = await takeAlong(rosa, await richFamily(rosa, ben))
    const again = await rosa.opensFamily('Ríos, again')
    await house.join(again, ben, 'viewer')

    const report = await bring(before.zip, rosa, again)
    expect(report).toMatchObject({ imported: 5, present: 0, refused: [] })
    const was = storyOf(before.files)
    const is = async () => storyOf((await takeAlong(rosa, again)).files)
    await expect.poll(async () => (await is()).photos, { timeout: 20_000 }).toEqual(was.photos)
    expect(await is()).toEqual(was)

    // A second time, after what the family said itself in between.
    await house.sql('delete from imports where family_id = $1', [again.family_id])
    expect(await bring(before.zip, rosa, again)).toMatchObject({ imported: 0, present: 5, refused: [] })
    expect(await is()).toEqual(was)
  },
)

test('what was said by people who are not here keeps their names, and nobody but an owner speaks for others', async () => {
  const rosa = await house.person('Rosa')
  const ben = await house.person('Ben')
  const before = await takeAlong(rosa, await richFamily(rosa, ben))
  const eva = await house.person('Eva')
  const other = await eva.opensFamily('Elsewhere')
  await house.join(other, rosa, 'editor')
  await house.join(other, ben, 'viewer')
  const report = await bring(before.zip, rosa, other)
  // Recordings wait for an owner of this family to agree.
  expect(report.refused).toEqual([expect.stringContaining('an owner has to agree to recordings')])
  const talk = await house.sql<{ text: string; author_id: string | null }>(
    'select text, author_id from comments where family_id = $1',
    [other.family_id],
  )
  expect(talk.map(({ text, author_id }) => [text, author_id]).toSorted()).toEqual(
    [
      ['Ben Moreau: So small', null],
      ['Ben Moreau: Bravo', null],
      ['Ben Moreau 🤗', null],
      ['Of course', rosa.user_id],
      ['She was!', rosa.user_id],
    ].toSorted(),
  )
  // What only Rosa could see is still hers alone.
  const { photos } = await eva.call(photosContract.listPhotos, { family_id: other.family_id })
  expect(photos.map(({ filename }) => filename).toSorted()).toEqual(['beach.jpg', 'scan.jpg'])
})
