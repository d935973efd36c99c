import { describe, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { bulkJobsContract } from '#features/photos/bulk-jobs.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { newId } from '#shared/ids.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen()

const { editPhotos } = photoSelectionsContract
const { startUndoingPhotos, startEditingPhotos, listPhotoWorks } = bulkJobsContract
const photo = (photo_id: string, by = ana) => by.call(photosContract.getPhoto, { ...family, photo_id })
const edit = (photo_id: string, change: object) =>
  ana.call(photosContract.editPhoto, { ...family, photo_id, ...change })

async function scans(count: number): Promise<string[]> {
  const ids = []
  for (let n = 0; n < count; n++) ids.push(await seedPhoto(ana, family, { taken_at: `2024-05-01T10:00:0${n}` }))
  return ids
}

describe('many photos at once', () => {
  test('can be dated approximately, placed, and described', async () => {
    const photo_ids = await scans(3)
    const about = { taken_at: '1965-01-01T00:00:00', taken_precision: 'about', taken_offset_minutes: null } as const
    const where = { location_name: 'Lisbon, Portugal', location_lat: 38.72, location_lng: -9.13 }
    const change = { ...about, ...where, description: 'From grandma’s album' }
    expect(await ana.call(editPhotos, { ...family, photo_ids, ...change })).toEqual({ done: 3, failed: [] })
    for (const id of photo_ids) expect(await photo(id)).toMatchObject(change)
    const half = await ana.tries(editPhotos, { ...family, photo_ids, location_lat: 1 })
    expect(half.status).toBe(400)
  })

  test('can get a time zone, except those without an exact time', async () => {
    const [timed, dated] = (await scans(2)) as [string, string]
    await edit(dated, { taken_precision: 'day' })
    const change = { taken_offset_minutes: 120, is_favorite: true }
    expect(await ana.call(editPhotos, { ...family, photo_ids: [timed, dated], ...change })).toEqual({
      done: 1,
      failed: [{ place: 1, reason: 'no_time' }],
    })
    expect(await photo(timed)).toMatchObject({ taken_offset_minutes: 120, taken_at: '2024-05-01T10:00:00' })
    expect(await photo(dated)).toMatchObject({ taken_offset_minutes: null, is_favorite: true })
  })
})

describe('the time zone of many photos', () => {
  async function threePhotos() {
    const times = ['2024-07-01T22:42:31', '2024-01-01T10:00:00', '2024-05-01T10:00:00']
    const ids = await Promise.all(times.map((taken_at) => seedPhoto(ana, family, { taken_at })))
    await edit(ids[2]!, { taken_precision: 'day' })
    return ids
  }
  const timesOf = async (ids: string[]) =>
    (await Promise.all(ids.map((id) => photo(id)))).map((one) => [one.taken_at, one.taken_offset_minutes])

  test('is the one of a place on each date, and times stay as they are', async () => {
    const photo_ids = await threePhotos()
    const before = await timesOf(photo_ids)
    const undo_key = newId()
    expect(await ana.call(editPhotos, { ...family, photo_ids, undo_key, timezone: 'Europe/Paris' })).toEqual({
      done: 2,
      failed: [{ place: 2, reason: 'no_time' }],
    })
    expect(await timesOf(photo_ids)).toEqual([
      ['2024-07-01T22:42:31', 120],
      ['2024-01-01T10:00:00', 60],
      ['2024-05-01T10:00:00', null],
    ])
    await ana.call(startUndoingPhotos, { ...family, undo_key })
    expect(await timesOf(photo_ids)).toEqual(before)
  })

  test('moves times whose clock was set to another one, in the gallery too, and can be undone', async () => {
    const photo_ids = await threePhotos()
    const before = await timesOf(photo_ids)
    const undo_key = newId()
    const change = { timezone: 'Asia/Tokyo', clock_timezone: 'Europe/Paris' }
    await ana.call(editPhotos, { ...family, photo_ids, undo_key, ...change })
    expect(await timesOf(photo_ids)).toEqual([
      ['2024-07-02T05:42:31', 540],
      ['2024-01-01T18:00:00', 540],
      ['2024-05-01T10:00:00', null],
    ])
    expect((await photo(photo_ids[0]!)).sort_at).toContain('2024-07-02T05:42:31')
    await ana.call(startUndoingPhotos, { ...family, undo_key })
    expect(await timesOf(photo_ids)).toEqual(before)
  })

  test('has to be known to move a clock', async () => {
    const photo_ids = await threePhotos()
    const ask = (change: object) => ana.tries(editPhotos, { ...family, photo_ids, ...change })
    expect((await ask({ clock_timezone: 'Europe/Paris' })).status).toBe(400)
    expect((await ask({ timezone: 'Europe/Atlantis' })).status).toBe(400)
  })
})

describe('undoing a change of many photos', () => {
  test('restores what it replaced, and keeps what was there before', async () => {
    const [first, second] = (await scans(2)) as [string, string]
    const alma = await ana.call(peopleContract.addPerson, { ...family, once: newId(), first_name: 'Alma' })
    const sea = await ana.call(categoriesContract.createCategory, { ...family, name: 'Sea' })
    const step = await ana.call(milestonesContract.addMilestone, { ...family, name: 'First step', date: '2021-03-04' })
    const gone = await ana.call(categoriesContract.createCategory, { ...family, name: 'Gone' })
    await edit(first, { description: 'At the lake', tags: ['Été'], person_ids: [alma.id], category_ids: [sea.id] })
    const [before, bare] = [await photo(first), await photo(second)]
    const undo_key = newId()
    const change = {
      ...{ description: 'Scanned', taken_at: '1965-01-01T00:00:00', taken_precision: 'about' as const },
      ...{ location_name: 'Lisbon', location_lat: 38.72, location_lng: -9.13, is_favorite: true },
      ...{ audience: 'extended_family' as const, add_person_ids: [alma.id], remove_tags: ['ete'], add_tags: ['scan'] },
      ...{ remove_category_ids: [sea.id], add_category_ids: [gone.id], add_milestone_ids: [step.id] },
    }
    await ana.call(editPhotos, { ...family, photo_ids: [first, second], undo_key, ...change })
    expect((await photo(first)).tags).toEqual(['scan'])
    await ana.call(categoriesContract.deleteCategory, { ...family, category_id: gone.id })
    // Only the person who made a change can undo it.
    expect((await ben.tries(startUndoingPhotos, { ...family, undo_key })).status).toBe(404)
    const work = await ana.call(startUndoingPhotos, { ...family, undo_key })
    expect(work).toMatchObject({ kind: 'undo', state: 'done', done: 2, failed: [] })
    expect(stable(await photo(first))).toEqual(stable(before))
    expect(stable(await photo(second))).toEqual(stable(bare))
    // It can be undone once.
    expect((await ana.tries(startUndoingPhotos, { ...family, undo_key })).status).toBe(404)
  })

  test('leaves photos alone that someone changed again since then, and names them', async () => {
    const [first, second] = (await scans(2)) as [string, string]
    const undo_key = newId()
    await ana.call(editPhotos, { ...family, photo_ids: [first, second], undo_key, description: 'All the same' })
    await edit(second, { description: 'Corrected by hand' })
    const { failed } = await ana.call(startUndoingPhotos, { ...family, undo_key })
    expect(failed).toMatchObject([{ photo_id: second, reason: 'changed_since' }])
    expect((await photo(first)).description).toBeNull()
    expect((await photo(second)).description).toBe('Corrected by hand')
  })

  test('works for thousands in the background', async () => {
    await server.stopWorker()
    const rows = await server.sql<{ id: string }>(
      `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, taken_at)
        select id, $1::uuid, $2::uuid, 'families/' || $1::text || '/photos/' || id || '/original', n || '.jpg', 'image/jpeg', 'image', 1,
          sha256(id::text::bytea), 4, 3, timestamp '2024-01-01' + n * interval '1 hour'
        from (select gen_random_uuid() as id, n from generate_series(1, 1200) n) ids returning id`,
      [family.family_id, ana.user_id],
    )
    const photo_ids = rows.map(({ id }) => id)
    const change = { taken_at: '1965-01-01T00:00:00', taken_precision: 'about' as const }
    const work = await ana.call(startEditingPhotos, { ...family, photo_ids, ...change })
    expect(work).toMatchObject({ state: 'running', can_undo: false })
    await server.startWorker()
    const newest = async () => (await ana.call(listPhotoWorks, family)).works[0]!
    await expect.poll(newest).toMatchObject({ kind: 'edit', state: 'done', can_undo: true })
    await ana.call(startUndoingPhotos, { ...family, undo_key: work.id })
    await expect.poll(newest).toMatchObject({ kind: 'undo', state: 'done', done: 1200, failed: [] })
    const [{ about }] = (await server.sql<{ about: number }>(
      `select count(*)::int as about from photos where family_id = $1 and (taken_precision = 'about' or taken_at < '2024-01-01')`,
      [family.family_id],
    )) as [{ about: number }]
    expect(about).toBe(0)
  })
})

/** Without addresses, which are signed again for each request. */
function stable(shown: object) {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => !name.endsWith('_url')))
}

describe('adding many photos to an album', () => {
  const shown = async (album_id: string) =>
    (await ana.call(albumsContract.listAlbumPhotos, { ...family, album_id })).photos.map(({ id }) => id)

  test('keeps their order, and undoing it leaves those that were in the album before', async () => {
    const [first, second, third] = (await scans(3)) as [string, string, string]
    const { id } = await ana.call(albumsContract.createAlbum, { ...family, title: 'Lisbon', photo_ids: [second] })
    await ana.call(albumsContract.editAlbum, { ...family, album_id: id, sort: 'manual' })
    const change = { photo_ids: [third, second, first], add_album_ids: [id] }
    const job = await ana.call(startEditingPhotos, { ...family, ...change })
    expect([job.done, job.failed, await shown(id)]).toEqual([3, [], [second, third, first]])
    await ana.call(startUndoingPhotos, { ...family, undo_key: job.id })
    expect(await shown(id)).toEqual([second])
  })

  test('changes nothing in an album with a rule or of another family, and undoing it minds no deleted album', async () => {
    const photo_ids = await scans(2)
    const make = (by: typeof ana, of: { family_id: string }, more: object) =>
      by.call(albumsContract.createAlbum, { ...of, title: 'Lisbon', ...more })
    const ruled = await make(ana, family, { rule: { is_favorite: 'true' } })
    const stranger = await server.person('Sam')
    const others = await make(stranger, await stranger.opensFamily('The Sams'), {})
    const add = (add_album_ids: string[]) => ana.tries(editPhotos, { ...family, photo_ids, add_album_ids })
    expect([(await add([ruled.id])).status, (await add([others.id])).status]).toEqual([409, 404])
    const { id: album_id } = await make(ana, family, {})
    const undo_key = newId()
    await ana.call(editPhotos, { ...family, photo_ids, undo_key, add_album_ids: [album_id] })
    await ana.call(albumsContract.deleteAlbum, { ...family, album_id })
    expect(await ana.call(startUndoingPhotos, { ...family, undo_key })).toMatchObject({ state: 'done', failed: [] })
  })
})
