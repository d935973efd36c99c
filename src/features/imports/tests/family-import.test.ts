import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { addPeople } from '#features/photos/server/photo-people.queries.ts'
import { backdatePhoto } from '#features/photos/server/describe-photo.ts'
import { lockPhotos } from '#features/photos/server/photos.queries.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { stacksContract } from '#features/photos/stacks.contract.ts'
import { capsulesContract } from '#features/capsules/capsules.contract.ts'
import { openRemainingFiles } from '#features/capsules/server/open-letter-files.ts'
import { openLetters } from '#features/capsules/server/open-letters.ts'
import { zipBytes } from '#kit/zips.ts'
import { contentOf } from '#kit/export-content.ts'
import { runJob } from '#kit/jobs.ts'
import { dayComes, sealFor, uploadForLetter } from '#kit/letters.ts'
import type { Family } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { makeAudio } from '#kit/recordings.ts'
import { exportFamily, importZip, inLines } from '#kit/family-exports.ts'
import { fullFamily } from '#kit/full-family.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
})
afterAll(async () => {
  await server.close()
})

test(
  'an exported family can be imported into an empty one without loss, and again without duplicates',
  { timeout: 240_000 },
  async () => {
    const rosa = await server.person('Rosa')
    const ben = await server.person('Ben')
    const before = await exportFamily(rosa, await fullFamily(server, rosa, ben))
    const again = await rosa.opensFamily('Ríos, again')
    await server.join(again, ben, 'viewer')

    const report = await importZip(before.zip, rosa, again)
    expect(report).toMatchObject({ imported: 6, present: 0, refused: [] })
    const was = contentOf(before.files)
    await runJob(server, 'compare-photos')
    const is = async () => contentOf((await exportFamily(rosa, again)).files)
    expect(await is()).toEqual(was)

    // Imports again, after removing the record of the first import.
    await server.sql('delete from imports where family_id = $1', [again.family_id])
    expect(await importZip(before.zip, rosa, again)).toMatchObject({ imported: 0, present: 6, refused: [] })
    expect(await is()).toEqual(was)
  },
)

test(
  'albums keep their order, text, cover and contributors, and show photos that are imported later',
  { timeout: 240_000 },
  async () => {
    const rosa = await server.person('Rosa')
    const ben = await server.person('Ben')
    const before = await exportFamily(rosa, await fullFamily(server, rosa, ben))
    const again = await rosa.opensFamily('Ríos, once more')
    await server.join(again, ben, 'viewer')
    await importZip(before.zip, rosa, again)
    const { albums } = await rosa.call(albumsContract.listAlbums, again)
    expect(albums.map(({ title }) => title)).toEqual(['Mine', 'Mía by the sea', 'Cádiz'])
    const album_id = albums[2]!.id
    const shown = async () => {
      const { photos, sections } = await rosa.call(albumsContract.listAlbumPhotos, { ...again, album_id })
      const { cover, contributor_ids } = await rosa.call(albumsContract.getAlbum, { ...again, album_id })
      const names = new Map(photos.map(({ id, filename }) => [id, filename]))
      const texts = sections.map(({ title, text, at }) => [title, text, at])
      return { photos: [...names.values()], cover: names.get(cover?.id ?? ''), texts, contributor_ids }
    }
    const complete = await shown()
    expect(complete).toEqual({
      ...{ photos: ['diary.jpg', 'beach.jpg', 'scan.jpg'], cover: 'scan.jpg', contributor_ids: [ben.user_id] },
      texts: [
        ['Then', 'Long ago', expect.any(Number)],
        [null, 'The end', 3],
      ],
    })
    const ofRule = await rosa.call(albumsContract.listAlbumPhotos, { ...again, album_id: albums[1]!.id })
    expect(ofRule.photos.map(({ filename }) => filename)).toEqual(['beach.jpg'])

    await server.sql(`delete from photos where family_id = $1 and filename = 'scan.jpg'`, [again.family_id])
    await server.sql('delete from imports where family_id = $1', [again.family_id])
    await importZip(before.zip, rosa, again)
    expect(await shown()).toEqual(complete)
    await rosa.call(albumsContract.editAlbum, { ...again, album_id, title: 'Ours' })
    const photo_ids = (await rosa.call(albumsContract.listAlbumPhotos, { ...again, album_id })).photos.map(
      ({ id }) => id,
    )
    await rosa.call(albumsContract.removeFromAlbum, { ...again, album_id, photo_ids })
    await importZip(before.zip, rosa, again)
    expect((await rosa.call(albumsContract.listAlbums, again)).albums.map(({ title }) => title)).toContain('Ours')
    expect((await shown()).photos).toEqual([])
  },
)

test(
  'photos and recordings of a letter stay sealed in an export, and open in the family that they moved to',
  { timeout: 240_000 },
  async () => {
    const rosa = await server.person('Rosa')
    const family = await rosa.opensFamily('Ríos')
    const { id: person_id } = await rosa.call(childrenContract.addChild, {
      ...{ ...family, first_name: 'Mía', birth_date: '2017-03-02' },
    })
    const [photo, voice] = [await drawPicture({ taken: '2019:07:04 10:00:00' }), await makeAudio()]
    const sealWith = async (letter: string) => {
      const file_ids = [
        await uploadForLetter(rosa, family, photo, 'sealed-beach.jpg'),
        await uploadForLetter(rosa, family, voice, 'sealed-song.weba'),
      ]
      return (await sealFor(rosa, { ...family, person_id, letter, file_ids })).letter.id
    }
    const parts = { ...server.context, db: server.context.db.worker }
    const opened = (of: Family, state: 'waiting' | 'opened') =>
      rosa.call(capsulesContract.listLetters, { family_id: of.family_id, state }).then(({ letters }) => letters)
    const filesOf = (of: Family, letter_id: string) =>
      rosa.call(capsulesContract.getLetter, { family_id: of.family_id, letter_id }).then(({ files }) => files)
    const untilReady = (of: Family, letter_id: string) =>
      expect
        .poll(async () => (await filesOf(of, letter_id)).map(({ state }) => state), { timeout: 60_000 })
        .toEqual(['ready', 'ready'])
    const open = async (of: Family, letter_id: string) => {
      await dayComes(server.sql, letter_id, server.config.secret)
      await openLetters(parts)
      await untilReady(of, letter_id)
    }
    await open(family, await sealWith('Opened before'))
    await sealWith('Still sealed')

    const { zip, files } = await exportFamily(rosa, family)
    const names = [...files.keys()].filter((name) => name.startsWith('letters/'))
    expect(names.filter((name) => name.endsWith('.sealed'))).toHaveLength(2)
    // What has opened can be read without a server.
    const page = String(files.get('site/letters.html'))
    expect(page).toMatch(/A letter for Mía.*Opened before.*<img[^>]* src="\.\.\/previews.*<audio/s)
    expect(page).toContain(`src="../${names.find((name) => name.endsWith('.weba'))}"`)
    expect(page).not.toContain('Still sealed')
    expect(String(files.get('index.html'))).toContain('href="site/letters.html"')
    const rows = JSON.parse(String(files.get('data/capsule_files.json'))) as { about: string | null }[]
    expect(JSON.stringify(rows.filter(({ about }) => about))).not.toMatch(/sealed-|image|audio/)

    const moved = await rosa.opensFamily('Ríos, moved')
    // Once more after it was interrupted.
    for (let run = 0; run < 2; run++) {
      await server.sql('delete from imports where family_id = $1', [moved.family_id])
      expect((await importZip(zip, rosa, moved)).refused).toEqual([])
    }
    const [waiting, ...others] = await opened(moved, 'waiting')
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ file_count: 2, needs_sheet: false })
    expect(await filesOf(moved, waiting!.id)).toEqual([])
    await openRemainingFiles(parts.db)
    const [before] = await opened(moved, 'opened')
    await untilReady(moved, before!.id)
    await open(moved, waiting!.id)
    for (const letter_id of [before!.id, waiting!.id]) {
      const [shown, heard] = await filesOf(moved, letter_id)
      expect(shown).toMatchObject({ kind: 'image', filename: 'sealed-beach.jpg', photo_id: expect.any(String) })
      const saved = await rosa.fetches(heard!.download_url!)
      expect(Buffer.from(await saved.arrayBuffer()).equals(voice)).toBe(true)
    }
  },
)

test('an export from before there were people is imported, with the child of each photo', async () => {
  const rosa = await server.person('Rosa')
  const ben = await server.person('Ben')
  const { files } = await exportFamily(rosa, await fullFamily(server, rosa, ben))
  type Row = Record<string, unknown>
  const rows = (name: string) => JSON.parse(String(files.get(`data/${name}.json`))) as Row[]
  const childOf = new Map(rows('photo_people').map(({ photo_id, person_id }) => [photo_id, person_id]))
  const old = {
    family: { ...JSON.parse(String(files.get('data/family.json'))), version: 1 },
    people: rows('accounts'),
    children: rows('people').map(({ kind: _kind, also_known_as: _names, user_id: _account, ...child }) => child),
    photos: rows('photos').map((photo) => ({ ...photo, child_id: childOf.get(photo.id) ?? null })),
  }
  const kept = [...files].filter(([name]) => !/^data\/(accounts|photo_people)\.json$/.test(name))
  const changed = Object.entries(old).map(([name, of]) => [`data/${name}.json`, inLines(of)] as const)
  const zip = path.join(server.config.dataDir, 'version-1.zip')
  await writeFile(zip, await zipBytes({ ...Object.fromEntries(kept), ...Object.fromEntries(changed) }))

  const again = await rosa.opensFamily('Ríos, from version 1')
  await server.join(again, ben, 'viewer')
  expect(await importZip(zip, rosa, again)).toMatchObject({ refused: [] })
  const { photos } = await rosa.call(photosContract.listPhotos, again)
  const beach = photos.find(({ filename }) => filename === 'beach.jpg')!
  const { people } = await rosa.call(photosContract.getPhoto, { ...again, photo_id: beach.id })
  expect(people).toMatchObject([{ kind: 'child', first_name: 'Mía' }])
  const about = { ...again, subject_kind: 'photo', subject_id: beach.id } as const
  const { comments } = await rosa.call(commentsContract.listComments, about)
  expect(comments).toMatchObject([{ author: { id: ben.user_id }, text: 'So small' }])
})

test("comments and voices of people who aren't members keep their names, and only an owner can import for others", async () => {
  const rosa = await server.person('Rosa')
  const ben = await server.person('Ben')
  const before = await exportFamily(rosa, await fullFamily(server, rosa, ben))
  const eva = await server.person('Eva')
  const other = await eva.opensFamily('Elsewhere')
  await server.join(other, rosa, 'editor')
  await server.join(other, ben, 'viewer')
  const report = await importZip(before.zip, rosa, other)
  // Recordings need the consent of this family's owner.
  expect(report.refused).toEqual([expect.stringContaining('needs to allow recordings')])
  const comments = await server.sql<{ text: string; author_id: string | null }>(
    'select text, author_id from comments where family_id = $1',
    [other.family_id],
  )
  expect(comments.map(({ text, author_id }) => [text, author_id]).toSorted()).toEqual(
    [
      ['Ben Moreau: So small', null],
      ['Ben Moreau: Bravo', null],
      ['Ben Moreau: What a summer', null],
      ['Ben Moreau 🤗', null],
      ['Of course', rosa.user_id],
      ['She was!', rosa.user_id],
    ].toSorted(),
  )
  const voices = await server.sql<{ speaker: string | null; added_by: string | null }>(
    'select speaker, added_by from audio_captions where family_id = $1 order by created_at',
    [other.family_id],
  )
  expect(voices.map(({ speaker, added_by }) => [speaker, added_by])).toEqual([
    [null, rosa.user_id],
    ['Ben Moreau', null],
  ])
  // Photos that only Rosa could see are still private.
  const names = async (filter: object = {}) =>
    (await eva.call(photosContract.listPhotos, { family_id: other.family_id, ...filter })).photos.map(
      ({ filename }) => filename,
    )
  expect([await names(), await names({ is_archived: 'true' })]).toEqual([['beach.jpg'], ['scan.jpg']])
})

test("photos of one child that are imported at the same time don't deadlock", async () => {
  const rosa = await server.person('Rosa')
  const { family_id } = await rosa.opensFamily('Of one child')
  const { id: child_id } = await rosa.call(childrenContract.addChild, {
    ...{ family_id, first_name: 'Mia', birth_date: '2020-06-15' },
  })
  const [named, other] = [await addPhoto(rosa, { family_id }), await addPhoto(rosa, { family_id })]
  await rosa.call(photosContract.editPhoto, { family_id, photo_id: named, person_ids: [child_id] })
  const { worker } = server.context.db
  const waiting = () => server.sql(`select pid from pg_locks where locktype = 'advisory' and not granted`)
  const arriving = await worker.transaction().execute(async (tx) => {
    await lockPhotos(tx, family_id)
    const begun = backdatePhoto(worker, family_id, named, '2020-07-01T10:00:00Z').catch((error: unknown) => error)
    await expect.poll(waiting).toHaveLength(1)
    await addPeople(tx, family_id, [other], [child_id])
    return { begun }
  })
  expect(await arriving.begun).toBeUndefined()
})

test('stacks are imported with their top photo, and bursts that someone unstacked stay so', async () => {
  const rosa = await server.person('Rosa')
  const family = await rosa.opensFamily('Of stacks')
  const burst = async (minute: number) => {
    const ids: string[] = []
    for (const second of [0, 1, 2]) {
      const taken = `2024:05:01 10:0${minute}:0${second}`
      ids.push(await addPhoto(rosa, family, await drawPicture({ taken, camera: 'Pixel' }), `${minute}${second}.jpg`))
    }
    return ids
  }
  const [first, second] = [await burst(1), await burst(2)]
  const names = async ({ family_id }: Family) =>
    (await rosa.call(photosContract.listPhotos, { family_id })).photos.map(({ filename }) => filename)
  expect(await names(family)).toEqual(['20.jpg', '10.jpg'])
  await rosa.call(stacksContract.stackPhotos, { ...family, photo_ids: first, top_photo_id: first[1] })
  await rosa.call(stacksContract.unstackPhotos, { ...family, photo_ids: [second[0]!] })
  const shown = ['22.jpg', '21.jpg', '20.jpg', '11.jpg']
  expect(await names(family)).toEqual(shown)

  const { zip } = await exportFamily(rosa, family)
  const other = await rosa.opensFamily('Elsewhere')
  await importZip(zip, rosa, other)
  expect(await names(other)).toEqual(shown)
  await importZip(zip, rosa, other)
  expect(await names(other)).toEqual(shown)
})
