import { expect, test } from 'vitest'
import { freePort } from '../e2e/free-port.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { album } from './album.ts'
import { fillDemo } from './fill-demo.ts'
import { book, children, milestones, photoComments } from './family-content.ts'
import { others } from './relatives.ts'
import { opened } from './letters.ts'
import { voices } from './voices.ts'
import { flagged } from './wishes.ts'

test('fills a running server with the demo family, whose scheduled work succeeds', async () => {
  const port = await freePort()
  const config = { port, appUrl: `http://localhost:${port}`, billing: 'sandbox' } as const
  const server = await openTestApp({ withWorker: true, withSchedules: true, config })
  try {
    const { dataDir, databaseUrl, appUrl: url } = server.config
    // A second run completes an interrupted one and adds nothing twice.
    await fillDemo({ url, dataDir, databaseUrl, pictures: 1 })
    // Avoids the one-minute wait before a second email.
    await server.sql('delete from rate_limits')
    const { family_id, owner } = await fillDemo({ url, dataDir, databaseUrl, pictures: 4 })

    expect(await owner.send('GET', '/api/billing/subscription')).toMatchObject({ subscription_tier: 'premium' })

    type Listed = { id: string; taken_at: string; description: string; is_favorite: boolean }
    const { photos } = await owner.send<{ photos: Listed[] }>('GET', `/api/families/${family_id}/photos`)
    const shown = photos.map(({ taken_at, description, is_favorite }) => ({ taken_at, description, is_favorite }))
    const shots = album.slice(-4).toReversed()
    expect(shown).toEqual(
      shots.map(({ at, description = null, favorite = false }) => ({
        taken_at: at,
        description,
        is_favorite: favorite,
      })),
    )
    const family = await owner.send<{ members: { role: string; user: { first_name: string } }[] }>(
      'GET',
      `/api/families/${family_id}`,
    )
    const members = family.members.map(({ role, user }) => `${user.first_name}, ${role}`)
    expect(members).toEqual([
      'Freja, owner',
      'Julien, editor',
      'Astrid, contributor',
      'Camille, viewer',
      'Alma, viewer',
    ])
    const { user_ids } = await owner.send<{ user_ids: string[] }>('GET', `/api/families/${family_id}/succession`)
    expect(user_ids).toHaveLength(2)

    type Cover = {
      people: { people: { id: string; first_name: string }[] }
      milestones: { total: number }
      personality: { summary: { completed: number } }
      categories: { categories: { name: string; photos: number }[] }
    }
    const cover = await owner.send<Cover>('GET', `/api/families/${family_id}/dashboard`)
    expect(cover.people.people.map(({ first_name }) => first_name)).toEqual([
      ...Object.keys(children),
      ...Object.keys(others),
    ])
    expect(cover.milestones.total).toBe(milestones.length)
    expect(cover.personality.summary.completed).toBe(1)
    expect(cover.categories.categories).toContainEqual(
      expect.objectContaining({ name: 'Up in the mountains', photos: 1 }),
    )
    type Asked = { prompts: { id: string; prompt_key: string }[] }
    const child = `/api/families/${family_id}/children/${cover.people.people[0]!.id}`
    const { prompts } = await owner.send<Asked>('GET', `${child}/personality`)
    const laugh = prompts.find(({ prompt_key }) => prompt_key === 'laugh')!
    type Years = { responses: { age: number; video_url: string | null }[] }
    const { responses } = await owner.send<Years>('GET', `${child}/responses/${laugh.id}`)
    expect(responses.map(({ age, video_url }) => [age, video_url !== null])).toEqual([
      [5, true],
      [6, true],
      [7, true],
    ])
    const { captions } = await owner.send<{ captions: { duration: number }[] }>(
      'GET',
      `/api/families/${family_id}/photos/${photos[0]!.id}/audio-captions`,
    )
    expect(captions).toEqual([expect.objectContaining({ duration: expect.any(Number) })])
    // A letter waits, and one has opened, with a voice.
    type Letters = { letters: { id: string; file_count: number }[] }
    const letters = `/api/families/${family_id}/letters`
    expect((await owner.send<Letters>('GET', letters)).letters).toMatchObject([{ file_count: 1 }])
    const [letter] = (await owner.send<Letters>('GET', `${letters}?state=opened`)).letters
    type Opened = { letter: string; files: { state: string; kind: string }[] }
    const read = () => owner.send<Opened>('GET', `${letters}/${letter!.id}`)
    await expect
      .poll(async () => (await read()).files, { timeout: 30_000 })
      .toMatchObject([{ state: 'ready', kind: 'audio' }])
    // What happened on earlier days is on those days in the feed.
    type Feed = { activities: { created_at: string; count: number }[] }
    const feed = `/api/families/${family_id}/activities?type=photo_upload`
    const { activities } = await owner.send<Feed>('GET', feed)
    expect(activities.map(({ count }) => count).toSorted()).toEqual([1, 1, 2])
    expect(activities.at(-1)?.created_at).toMatch(/^2026-10-17/)
    const { books } = await owner.send<{ books: { title: string }[] }>('GET', '/api/books')
    expect(books.map(({ title }) => title)).toEqual([book.title])
    const subject = `subject_kind=photo&subject_id=${photos[0]!.id}`
    const { total } = await owner.send<{ total: number }>('GET', `/api/families/${family_id}/comments?${subject}`)
    expect(total).toBe(1)
    await runSchedules(server)
  } finally {
    await server.close()
  }
}, 240_000)

/** Runs everything that's scheduled, of any hour and day. */
async function runSchedules({ sql }: TestApp) {
  const names = (
    await sql<{ identifier: string }>('select identifier from graphile_worker._private_known_crontabs')
  ).map(({ identifier }) => identifier)
  expect(names.length).toBeGreaterThan(40)
  await sql('select graphile_worker.add_job(name, job_key => name) from unnest($1::text[]) name', [names])
  const left = () =>
    sql(
      `select task.identifier, job.last_error from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where job.last_error is not null or job.key = any ($1)`,
      [names],
    )
  await expect
    .poll(async () => (await left()).filter(({ last_error }) => !last_error), { timeout: 120_000 })
    .toEqual([])
  expect(await left()).toEqual([])
}

test("the demo's stories only refer to photos in its album", () => {
  const mentioned = [
    ...Object.values(children).flatMap(({ shots, face }) => [...shots, face]),
    ...Object.values(others).flatMap(({ shots, face }) => [...shots, face]),
    ...voices.map(({ at }) => at),
    opened.photo,
    flagged,
    ...Object.keys(photoComments),
    ...milestones.flatMap(({ shots = [] }) => shots),
  ]
  const taken = album.map(({ at }) => at)
  expect(mentioned.filter((at) => !taken.includes(at))).toEqual([])
})
