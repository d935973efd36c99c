import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commentsContract as contract, type Comment } from '#features/comments/comments.contract.ts'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { hostileTexts } from '#kit/hostile.ts'
import type { Family, Person } from '#kit/people.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { seedAnswer } from '#kit/answers.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let family: Family
/** Owner, editor and viewer. */
let ana: Person
let ben: Person
let rosa: Person
let photo: { family_id: string; subject_kind: 'photo'; subject_id: string }

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  rosa = await server.person('Rosa')
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'editor')
  await server.join(family, rosa, 'viewer')
})
afterAll(() => server.close())
beforeEach(async () => {
  photo = { family_id: family.family_id, subject_kind: 'photo', subject_id: await seedPhoto(ben, family) }
})

const says = (person: Person, text: string, parent_id?: string): Promise<Comment> =>
  person.call(contract.addComment, { ...photo, text, ...(parent_id && { parent_id }) })
const reads = (person: Person, more: object = {}) => person.call(contract.listComments, { ...photo, ...more })
const of = (comment_id: string) => ({ family_id: family.family_id, comment_id })

describe('a conversation', () => {
  test('can be read by the whole family, newest first, with replies below their comments', async () => {
    const first = await says(rosa, 'What a smile')
    const second = await says(ana, 'That was the last warm day')
    const answer = await says(ben, 'The very last', second.id)
    await says(rosa, 'We came home wet', answer.id)
    const { comments, total } = await reads(rosa)
    expect(comments.map(({ id, text }) => [id, text])).toEqual([
      [second.id, 'That was the last warm day'],
      [first.id, 'What a smile'],
    ])
    // A reply to a reply joins the same conversation.
    expect(comments[0]).toMatchObject({ reply_count: 2, author: { first_name: 'Ana' } })
    expect(comments[0]!.replies.map(({ text, parent_id }) => [text, parent_id])).toEqual([
      ['The very last', second.id],
      ['We came home wet', second.id],
    ])
    expect(total).toBe(4)
  })

  test('of hundreds of comments is paginated without gaps or repeats', async () => {
    const said = await Promise.all(Array.from({ length: 45 }, (_, n) => says(rosa, `Number ${n}`)))
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await reads(ben, { ...(cursor && { cursor }) })
      seen.push(...page.comments.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    expect(seen.toSorted()).toEqual(said.map(({ id }) => id).toSorted())

    for (let n = 0; n < 25; n++) await says(ana, `Answer ${n}`, said[0]!.id)
    const one = await ben.call(contract.listReplies, of(said[0]!.id))
    const two = await ben.call(contract.listReplies, { ...of(said[0]!.id), cursor: one.next_cursor! })
    expect([...one.replies, ...two.replies].map(({ text }) => text)).toEqual(
      Array.from({ length: 25 }, (_, n) => `Answer ${n}`),
    )
    expect(two.next_cursor).toBeNull()
    expect((await reads(ben)).total).toBe(70)
  })

  test('accepts any text as plain text, and explains other errors', async () => {
    for (const text of hostileTexts) {
      const answer = await rosa.tries(contract.addComment, { ...photo, text })
      if (answer.status === 201) expect(answer.json!.text).toBe(text.trim().toWellFormed())
      else expect(answer.json).toMatchObject({ code: 'invalid_input', fields: { text: expect.any(String) } })
    }
    for (const [text, wrong] of [
      ['', 'comment_required'],
      ['  \n ', 'comment_required'],
      ['x'.repeat(2001), 'comment_too_long'],
    ])
      expect((await rosa.tries(contract.addComment, { ...photo, text })).json).toMatchObject({
        fields: { text: wrong },
      })
  })
})

test('an album has comments and reactions, which only people who see the album see', async () => {
  const { id: subject_id } = await ben.call(albumsContract.createAlbum, { ...family, title: 'Lisbon', photo_ids: [] })
  const album = { family_id: family.family_id, subject_kind: 'album', subject_id } as const
  const { id: parent_id } = await rosa.call(contract.addComment, { ...album, text: 'Those trams!' })
  await ana.call(contract.addComment, { ...album, parent_id, text: 'Line 28' })
  await ana.call(contract.addReaction, { ...album, kind: 'heart' })
  expect(await rosa.call(contract.listComments, album)).toMatchObject({
    ...{ total: 2, comments: [{ text: 'Those trams!', replies: [{ text: 'Line 28' }] }] },
  })
  const asked = { ...family, subject_kind: 'album', subject_ids: subject_id } as const
  expect(await ben.call(contract.listTalkCounts, asked)).toEqual({
    counts: [{ subject_id, comments: 2, reactions: 1 }],
  })
  await ben.call(albumsContract.editAlbum, { ...family, album_id: subject_id, audience: 'private' })
  expect((await rosa.tries(contract.listComments, album)).status).toBe(404)
  expect((await ana.tries(contract.addComment, { ...album, text: 'Hello?' })).status).toBe(404)
  expect((await ana.call(contract.listTalkCounts, asked)).counts).toEqual([])
  await ben.call(albumsContract.deleteAlbum, { ...family, album_id: subject_id })
  expect(await server.sql('select 1 from comments where album_id = $1', [subject_id])).toEqual([])
})

describe('a comment', () => {
  test('is added once, however often the request is retried, and no one can post as someone else', async () => {
    const lost = { ...photo, once: crypto.randomUUID(), text: 'Can anybody hear me?' }
    const sent = await Promise.all(Array.from({ length: 8 }, () => rosa.call(contract.addComment, lost)))
    expect([...sent, await rosa.call(contract.addComment, lost)]).toEqual(Array(9).fill(sent[0]))
    expect(sent[0]).toMatchObject({ text: lost.text, author: { first_name: 'Rosa' } })
    expect(await reads(rosa)).toMatchObject({ comments: [{ id: sent[0]!.id }], total: 1 })
    await ben.call(contract.addComment, { ...lost, text: 'I can' })
    expect((await reads(rosa)).comments).toMatchObject([{ text: 'I can' }, { text: lost.text }])
  })

  test('can be edited, and everyone sees that it was', async () => {
    const { id, edited_at } = await says(rosa, 'Rossa was here')
    expect(edited_at).toBeNull()
    const edited = await rosa.call(contract.editComment, { ...of(id), text: 'Rosa was here' })
    expect(edited).toMatchObject({ text: 'Rosa was here', edited_at: expect.any(String) })
    for (const other of [ana, ben])
      expect((await other.tries(contract.editComment, { ...of(id), text: 'Something else' })).status).toBe(403)
    expect((await reads(ben)).comments[0]).toMatchObject({ text: 'Rosa was here', can: { edit: false, delete: false } })
  })

  test('can be deleted by its author and by the owner, and no one else', async () => {
    const mine = await says(rosa, 'Never mind')
    const unkind = await says(rosa, 'Something unkind')
    expect((await ben.tries(contract.deleteComment, of(unkind.id))).status).toBe(403)
    await rosa.call(contract.deleteComment, of(mine.id))
    await ana.call(contract.deleteComment, of(unkind.id))
    expect(await reads(ana)).toMatchObject({ comments: [], total: 0 })
    expect((await ana.tries(contract.deleteComment, of(unkind.id))).status).toBe(404)
  })

  test('with replies leaves a placeholder until the last reply is deleted', async () => {
    const asked = await says(rosa, 'Where was this')
    const answer = await says(ben, 'At the lake', asked.id)
    await rosa.call(contract.deleteComment, of(asked.id))
    expect(await reads(ana)).toMatchObject({
      comments: [{ text: null, author: null, can: { edit: false, delete: false }, replies: [{ text: 'At the lake' }] }],
      total: 1,
    })
    expect((await rosa.tries(contract.editComment, { ...of(asked.id), text: 'Back again' })).status).toBe(404)
    await ben.call(contract.deleteComment, of(answer.id))
    expect(await reads(ana)).toMatchObject({ comments: [], total: 0 })
  })

  test("that's replied to and deleted at the same time is never lost", async () => {
    for (let n = 0; n < 15; n++) {
      const asked = await says(rosa, `Question ${n}`)
      const [answered, gone] = await Promise.all([
        ben.tries(contract.addComment, { ...photo, text: `Answer ${n}`, parent_id: asked.id }),
        rosa.tries(contract.deleteComment, of(asked.id)),
      ])
      expect([201, 404]).toContain(answered.status)
      expect(gone.status).toBe(204)
      const [latest] = (await reads(ana)).comments
      if (answered.status === 201) {
        expect(latest).toMatchObject({ text: null, reply_count: 1, replies: [{ text: `Answer ${n}` }] })
        await ben.call(contract.deleteComment, of(answered.json!.id as string))
      }
      expect(await reads(ana)).toMatchObject({ comments: [], total: 0 })
    }
  })
})

describe('a reaction', () => {
  const react = (person: Person, kind = 'heart') => person.tries(contract.addReaction, { ...photo, kind })

  test("counts once per person and kind, however often and concurrently it's sent", async () => {
    const pressed = await Promise.all(Array.from({ length: 12 }, () => react(rosa)))
    expect(pressed.map(({ status }) => status)).toEqual(Array(12).fill(204))
    await react(rosa, 'laugh')
    await react(ben)
    expect(await ben.call(contract.listReactions, photo)).toEqual({
      counts: [
        { kind: 'heart', count: 2 },
        { kind: 'laugh', count: 1 },
      ],
      mine: ['heart'],
      people: [
        { kind: 'heart', name: 'Ben Moreau' },
        { kind: 'laugh', name: 'Rosa Moreau' },
        { kind: 'heart', name: 'Rosa Moreau' },
      ],
    })
    const { subject_kind, subject_id } = photo
    const notified = { family_id: photo.family_id, subject_kind, subject_ids: `${subject_id},${crypto.randomUUID()}` }
    expect((await ben.call(contract.listTalkCounts, notified)).counts).toEqual([
      { subject_id, comments: 0, reactions: 3 },
    ])
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => rosa.tries(contract.removeReaction, { ...photo, kind: 'heart' })),
    )
    expect(taken.map(({ status }) => status)).toEqual(Array(5).fill(204))
    expect((await rosa.call(contract.listReactions, photo)).counts).toEqual([
      { kind: 'heart', count: 1 },
      { kind: 'laugh', count: 1 },
    ])
  })
})

const notified = async () => {
  const jobs = await server.sql<{ payload: { user_ids: string[] } }>(
    `select payload from graphile_worker._private_jobs where payload -> 'notice' ->> 'bundle' = $1 order by id`,
    [`talk ${photo.subject_id}`],
  )
  return jobs.map(({ payload }) => payload.user_ids.toSorted())
}

test("and a comment notify the contributor and the conversation's participants, but not their author", async () => {
  const asked = await says(rosa, 'Who is this')
  await says(ana, 'My cousin', asked.id)
  await says(ben, 'Mine too', asked.id)
  expect(await notified()).toEqual([
    [ben.user_id],
    [ben.user_id, rosa.user_id].toSorted(),
    [ana.user_id, rosa.user_id].toSorted(),
  ])
})

test('a reply under a photo that is private by now notifies no one who took part before', async () => {
  const asked = await says(rosa, 'Who is this')
  await ben.call(photosContract.editPhoto, { ...family, photo_id: photo.subject_id, audience: 'private' })
  await says(ben, 'My cousin', asked.id)
  expect(await notified()).toEqual([[ben.user_id]])
})

describe('a milestone', () => {
  test("has reactions and comments like a photo, for people who can see it, and they're deleted with it", async () => {
    const milestone = { name: 'First steps', date: '2024-05-01' }
    const { id } = await ben.call(milestonesContract.addMilestone, { family_id: family.family_id, ...milestone })
    const about = { family_id: family.family_id, subject_kind: 'milestone', subject_id: id } as const
    const said = await rosa.call(contract.addComment, { ...about, text: 'Already' })
    await ana.call(contract.addComment, { ...about, text: 'At last', parent_id: said.id })
    await Promise.all([1, 2, 3].map(() => rosa.call(contract.addReaction, { ...about, kind: 'celebrate' })))
    await ana.call(contract.addReaction, { ...about, kind: 'celebrate' })
    expect(await ben.call(contract.listComments, about)).toMatchObject({
      comments: [{ text: 'Already', replies: [{ text: 'At last' }] }],
      total: 2,
    })
    expect((await rosa.call(contract.listReactions, about)).counts).toEqual([{ kind: 'celebrate', count: 2 }])
    const [notice] = await server.sql<{ payload: object }>(
      `select payload from graphile_worker._private_jobs where payload -> 'notice' ->> 'milestone_id' = $1 limit 1`,
      [id],
    )
    expect(notice).toMatchObject({
      payload: { user_ids: [ben.user_id], notice: { kind: 'comment_added', photo_ids: [] } },
    })
    // A milestone doesn't accept a photo's comments or ID.
    const elsewhere = await says(rosa, 'About the photo')
    expect((await rosa.tries(contract.addComment, { ...about, text: 'Mixed', parent_id: elsewhere.id })).status).toBe(
      404,
    )
    expect((await rosa.tries(contract.listComments, { ...about, subject_id: photo.subject_id })).status).toBe(404)

    await server.sql(`update milestones set audience = 'private' where id = $1`, [id])
    expect((await rosa.tries(contract.listComments, about)).status).toBe(404)
    expect((await rosa.tries(contract.editComment, { ...of(said.id), text: 'Still here' })).status).toBe(404)
    await rosa.tries(contract.removeReaction, { ...about, kind: 'celebrate' })
    await server.sql('delete from milestones where id = $1', [id])
    for (const table of ['comments', 'reactions', 'talk_counts'])
      expect(await server.sql(`select 1 from ${table} where milestone_id = $1`, [id])).toEqual([])
  })
})

describe("a child's answer", () => {
  test("has reactions and comments for people who can see it, and they're hidden and deleted with it", async () => {
    const { family_id } = family
    const child = await ben.call(childrenContract.addChild, { family_id, first_name: 'Mia', birth_date: '2019-04-02' })
    const { prompts } = await ben.call(personalityContract.listPrompts, { family_id })
    const asked = { family_id, child_id: child.id, prompt_id: prompts[0]!.id }
    const { response_id: id } = await seedAnswer(ben, asked)
    const about = { family_id, subject_kind: 'response', subject_id: id } as const
    const said = await rosa.call(contract.addComment, { ...about, text: 'That laugh' })
    await ana.call(contract.addComment, { ...about, text: 'Just like yours', parent_id: said.id })
    await Promise.all([1, 2, 3].map(() => rosa.call(contract.addReaction, { ...about, kind: 'laugh' })))
    expect(await ben.call(contract.listComments, about)).toMatchObject({
      comments: [{ text: 'That laugh', replies: [{ text: 'Just like yours' }] }],
      total: 2,
    })
    expect((await rosa.call(contract.listReactions, about)).counts).toEqual([{ kind: 'laugh', count: 1 }])
    const [notice] = await server.sql<{ payload: object }>(
      `select payload from graphile_worker._private_jobs where payload -> 'notice' ->> 'child_id' = $1 limit 1`,
      [child.id],
    )
    expect(notice).toMatchObject({ payload: { user_ids: [ben.user_id], notice: { kind: 'comment_added' } } })

    await server.sql(`update child_personality_responses set audience = 'private' where id = $1`, [id])
    expect((await rosa.tries(contract.listComments, about)).status).toBe(404)
    expect((await rosa.tries(contract.deleteComment, of(said.id))).status).toBe(404)
    await ben.call(personalityContract.deleteResponse, { family_id, response_id: id })
    expect((await ben.tries(contract.listComments, about)).status).toBe(404)
    await server.sql('delete from child_personality_responses where id = $1', [id])
    for (const table of ['comments', 'reactions', 'talk_counts'])
      expect(await server.sql(`select 1 from ${table} where response_id = $1`, [id])).toEqual([])
  })
})

describe("someone who can't see an item", () => {
  test("can't read or add comments on it, or learn that it exists", async () => {
    const said = await says(ben, 'A surprise for Ana')
    await ben.call(contract.addReaction, { ...photo, kind: 'heart' })
    await server.sql(`update photos set audience = 'private' where id = $1`, [photo.subject_id])
    for (const other of [ana, rosa]) {
      for (const operation of [contract.listComments, contract.listReactions])
        expect((await other.tries(operation, photo)).status).toBe(404)
      expect((await other.tries(contract.addComment, { ...photo, text: 'I see you' })).status).toBe(404)
      expect((await other.tries(contract.addReaction, { ...photo, kind: 'heart' })).status).toBe(404)
      expect((await other.tries(contract.listReplies, of(said.id))).status).toBe(404)
      expect((await other.tries(contract.deleteComment, of(said.id))).status).toBe(404)
    }
    expect((await reads(ben)).comments).toHaveLength(1)
  })

  test("can't read comments of a deleted photo, and they're purged with it", async () => {
    await says(rosa, 'Oh no', (await says(ben, 'Blurry')).id)
    await rosa.call(contract.addReaction, { ...photo, kind: 'hug' })
    await ben.call(photosContract.deletePhoto, { family_id: family.family_id, photo_id: photo.subject_id })
    expect((await ben.tries(contract.listComments, photo)).status).toBe(404)
    await server.sql('delete from photos where id = $1', [photo.subject_id])
    for (const table of ['comments', 'reactions', 'talk_counts'])
      expect(await server.sql(`select 1 from ${table} where photo_id = $1`, [photo.subject_id])).toEqual([])
  })

  test("can't reply to a conversation about something else", async () => {
    const elsewhere = await seedPhoto(ben, family)
    const said = await says(ben, 'About this one')
    const answer = { ...photo, subject_id: elsewhere, parent_id: said.id, text: 'About the other' }
    expect((await rosa.tries(contract.addComment, answer)).status).toBe(404)
  })
})

test("a comment stays without its author's name when they leave, and they can't change it anymore", async () => {
  const guest = await server.person('Gil')
  await server.join(family, guest, 'viewer')
  const said = await says(guest, 'Thanks for having me')
  await server.leave(family, guest)
  expect((await reads(ana)).comments[0]).toMatchObject({ text: 'Thanks for having me', author: null })
  expect((await guest.tries(contract.editComment, { ...of(said.id), text: 'No thanks' })).status).toBe(404)
})
