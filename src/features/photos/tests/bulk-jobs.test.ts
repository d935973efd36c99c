import { beforeEach, describe, expect, test } from 'vitest'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { bulkJobsContract as contract } from '#features/photos/bulk-jobs.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { stopDeadBulkJobs } from '#features/photos/server/run-bulk-job.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { newId } from '#shared/ids.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'

openForAnaAndBen()

beforeEach(() => server.stopWorker())

/** Rows of photos without files, an hour apart. */
async function photos(count: number, by = ana): Promise<string[]> {
  const rows = await server.sql<{ id: string }>(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, taken_at)
      select id, $1::uuid, $2::uuid, 'families/' || $1::text || '/photos/' || id || '/original', n || '.jpg', 'image/jpeg', 'image', 1,
        sha256(id::text::bytea), 4, 3, timestamp '2024-01-01' + n * interval '1 hour'
      from (select gen_random_uuid() as id, n from generate_series(1, $3::int) n) ids returning id`,
    [family.family_id, by.user_id, count],
  )
  return rows.map(({ id }) => id)
}

const works = async (person = ana) => (await person.call(contract.listPhotoWorks, family)).works
const untilOver = () => expect.poll(async () => (await works())[0]?.state).not.toBe('running')
const total = async () => (await ana.call(photosContract.listPhotos, family)).total

describe('a bulk job', () => {
  test("changes each photo once, names the ones that couldn't be changed, and shows its progress", async () => {
    const ids = await photos(1100)
    const gone = newId()
    await server.sql(`update photos set taken_precision = 'year' where id = any ($1::uuid[])`, [ids.slice(0, 2)])
    const asked = { ...family, photo_ids: [...ids, gone, ids[0]!], shift_minutes: 60, add_tags: ['sea'] }
    const work = await ana.call(contract.startEditingPhotos, asked)
    expect(work).toMatchObject({ kind: 'edit', total: 1101, done: 500, state: 'running' })
    // A person can run one at a time; others have their own and can't see this one.
    expect(await ana.tries(contract.startDeletingPhotos, { ...family, photo_ids: ids })).toMatchObject({ status: 409 })
    expect(await works(ben)).toEqual([])
    await server.startWorker()
    await untilOver()
    expect((await works())[0]).toMatchObject({ state: 'done', done: 1101, problem: null })
    const { failed } = (await works())[0]!
    expect(failed.map(({ photo_id, filename, reason }) => [photo_id, filename, reason]).toSorted()).toEqual(
      [
        [gone, null, 'not_found'],
        [ids[0], '1.jpg', 'no_time'],
        [ids[1], '2.jpg', 'no_time'],
      ].toSorted(),
    )
    // Each photo is shifted once, even if the job ran twice.
    const [{ moved }] = (await server.sql<{ moved: number }>(
      `select count(*)::int as moved from photos where family_id = $1
        and taken_at = timestamp '2024-01-01' + (replace(filename, '.jpg', '')::int + 1) * interval '1 hour'`,
      [family.family_id],
    )) as [{ moved: number }]
    expect(moved).toBe(1098)
    expect((await ana.call(photosContract.listPhotos, { ...family, tags: 'sea', count: 'exact' })).total).toBe(1100)
  })

  test("runs once, however often it's started, and resumes after an interruption", async () => {
    const ids = await photos(700)
    const { id } = await ana.call(contract.startEditingPhotos, { ...family, photo_ids: ids, shift_minutes: 60 })
    // Simulates several workers that resume after others were killed.
    for (let n = 0; n < 3; n++)
      await server.sql(
        `select app.add_job('run-bulk-job', json_build_object('work_id', $1::text), null, null, 10, 0)`,
        [id],
      )
    await server.startWorker()
    await untilOver()
    const rows = await server.sql<{ wrong: number }>(
      `select count(*)::int as wrong from photos where family_id = $1
        and taken_at <> timestamp '2024-01-01' + (replace(filename, '.jpg', '')::int + 1) * interval '1 hour'`,
      [family.family_id],
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })

  test('that was killed too often is stopped, and its person can start another one', async () => {
    const ids = await photos(600)
    const { id } = await ana.call(contract.startEditingPhotos, { ...family, photo_ids: ids, shift_minutes: 60 })
    const stopDead = () => stopDeadBulkJobs(server.context.db.worker)
    await stopDead()
    expect(await works()).toMatchObject([{ state: 'running' }])
    await server.sql('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [
      `photo-work:${id}`,
    ])
    await stopDead()
    expect(await works()).toMatchObject([{ state: 'stopped', done: 500, problem: 'unexpected' }])
    await ana.call(contract.startEditingPhotos, { ...family, photo_ids: ids, shift_minutes: 60 })
  })

  test("stops with a reason when what it needs is deleted or its person loses permission, and keeps what's done", async () => {
    const ids = await photos(600)
    const { id: category } = await ana.call(categoriesContract.createCategory, { ...family, name: 'Sea' })
    await ana.call(contract.startEditingPhotos, { ...family, photo_ids: ids, add_category_ids: [category] })
    await ana.call(categoriesContract.deleteCategory, { ...family, category_id: category })
    await ben.call(contract.startDeletingPhotos, { ...family, photo_ids: ids })
    await server.sql(`update family_members set role = 'viewer' where user_id = $1`, [ben.user_id])
    await server.startWorker()
    await untilOver()
    expect(await works()).toMatchObject([{ state: 'stopped', done: 500, problem: 'not_found' }])
    await expect
      .poll(() => server.sql('select state, problem from photo_works where user_id = $1', [ben.user_id]))
      .toEqual([{ state: 'stopped', problem: 'forbidden' }])
    expect(await total()).toBe(100)
    const nowhere = { ...family, photo_ids: ids.toReversed(), add_category_ids: [category] }
    expect((await ana.tries(contract.startEditingPhotos, nowhere)).status).toBe(404)
  })

  test('accepts as many photos as can be selected, and so does a download', async () => {
    const photo_ids = [...(await photos(1)), ...Array.from({ length: 9999 }, () => newId())]
    expect(await ana.call(contract.startEditingPhotos, { ...family, photo_ids, is_favorite: true })).toMatchObject({
      ...{ total: 10_000, done: 500 },
    })
    await ana.call(photoSelectionsContract.createPhotoDownload, { ...family, photo_ids })
    await server.startWorker()
    await untilOver()
    expect((await works())[0]).toMatchObject({ state: 'done', done: 10_000 })
    expect((await works())[0]!.failed).toHaveLength(9999)
  })

  test('deletes photos for 30 days, skips ones that are private to others, and can be canceled', async () => {
    const ids = await photos(700)
    const [bens] = await photos(1, ben)
    await server.sql(`update photos set audience = 'private' where id = $1`, [bens])
    await ana.call(contract.startDeletingPhotos, { ...family, photo_ids: [...ids, bens!] })
    await server.startWorker()
    await untilOver()
    expect(await works()).toMatchObject([
      { kind: 'delete', done: 701, failed: [{ photo_id: bens, filename: null, reason: 'not_found' }] },
    ])
    expect(await total()).toBe(0)
    const { id } = (await works())[0]!
    expect((await ben.tries(contract.endPhotoWork, { ...family, work_id: id })).status).toBe(404)
    await ana.call(contract.endPhotoWork, { ...family, work_id: id })
    expect(await works()).toEqual([])
  })
})
