import { beforeEach, expect, test } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { successionContract as contract } from '#features/succession/succession.contract.ts'
import { successionJobs } from '#features/succession/server/succession.handlers.ts'
import { watchOwners } from '#features/succession/server/watch-owners.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { mailsTo } from '#kit/digests.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen()
let cleo: Person
beforeEach(async () => {
  cleo = await server.person('Cleo')
  await server.join(family, cleo, 'viewer')
})

const trusts = (...people: Person[]) =>
  ana.call(contract.saveSuccession, { ...family, user_ids: people.map(({ user_id }) => user_id), after_months: 12 })
const seenBy = (person: Person) => person.call(contract.getSuccession, family)
const owner = async () =>
  (await ben.call(familiesContract.getFamily, family)).members.find(({ role }) => role === 'owner')!.user.first_name
const subjects = async (person: Person) =>
  (await mailsTo(person)).map(({ subject }) => subject.replaceAll(/(Ana|Ben) Moreau/g, '$1'))

/** What the history says about it, oldest first. */
const history = async (person: Person) => {
  const { entries } = await person.call(familiesContract.listFamilyAudit, family)
  const actions = entries.map(({ action }) => action).filter((action) => /^(?:succession|takeover)\./.test(action))
  return actions.toReversed()
}

/** Time passes for the family, and for what Ana last did. */
async function passes(days: number): Promise<void> {
  const of = [family.family_id, days]
  await server.sql(
    `update successions set owner_seen_at = owner_seen_at - make_interval(days => $2),
        reminded_at = reminded_at - make_interval(days => $2) where family_id = $1`,
    of,
  )
  await server.sql(
    `update takeovers set requested_at = requested_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2),
        due_at = due_at - make_interval(days => $2) where family_id = $1`,
    of,
  )
  await server.sql('update auth_sessions set updated_at = updated_at - make_interval(days => $2) where user_id = $1', [
    ana.user_id,
    days,
  ])
}

/** The nightly job, and the emails that it sends. */
async function nightFalls(): Promise<void> {
  const { config, db, post } = server.context
  await watchOwners(db.worker)
  const mail = successionJobs({ config, db: db.worker, post }).find(({ name }) => name === 'send-succession-mail')!
  const jobs = await server.sql<{ payload: object }>(
    `with due as (select id from graphile_worker.jobs where task_identifier = 'send-succession-mail')
      delete from graphile_worker._private_jobs job using due where job.id = due.id returning job.payload`,
  )
  for (const { payload } of jobs) await mail.run(payload)
}

async function missesAllReminders(): Promise<void> {
  await passes(366)
  for (let week = 0; week <= 4; week++) {
    await nightFalls()
    await passes(8)
  }
}

test('two lists that Ana saves in the same moment leave one of them', async () => {
  const [dan, eva] = [await server.person('Dan'), await server.person('Eva')]
  for (const member of [dan, eva]) await server.join(family, member, 'viewer')
  for (let round = 0; round < 5; round++) {
    await Promise.all([trusts(ben, cleo), trusts(dan, eva)])
    expect((await seenBy(ana)).user_ids).toHaveLength(2)
    await trusts()
  }
})

test('Ana is away for a year, answers no email, and Ben takes over after 30 days', async () => {
  await trusts(ben, cleo)
  await passes(364)
  await nightFalls()
  expect(await subjects(ana)).toEqual([])
  expect((await mailsTo(ben)).map(({ text }) => text)).toEqual([expect.stringContaining('for 12 months')])
  await missesAllReminders()
  expect(await subjects(ana)).toEqual(Array(4).fill('Are you still looking after Moreau?'))
  expect((await subjects(cleo)).at(0)).toBe('Ana hasn’t opened Hearthbook for a long time')
  expect(await seenBy(ben)).toMatchObject({ reminders: 4, may_request: true, request: null })

  const { request } = await ben.call(contract.requestTakeover, family)
  expect(request).toMatchObject({ user_id: ben.user_id })
  expect((await cleo.tries(contract.requestTakeover, family)).status).toBe(409)
  await passes(29)
  await nightFalls()
  expect((await subjects(ana)).at(0)).toBe('Ben asked to take over Moreau')
  expect((await mailsTo(ana)).at(0)!.text).toContain('you become an editor')
  expect(await owner()).toBe('Ana')
  for (const days of [2, 1]) {
    await passes(days)
    await nightFalls()
  }
  expect(await owner()).toBe('Ben')
  expect((await subjects(ben)).at(0)).toBe('You’re now the owner of Moreau')
  expect([(await subjects(ana)).at(0), (await subjects(cleo)).at(0)]).toEqual(
    Array(2).fill('Ben is now the owner of Moreau'),
  )
  expect(await seenBy(ben)).toMatchObject({ user_ids: [cleo.user_id], reminders: 0, request: null })
  expect(await history(ben)).toEqual([
    ...['succession.trusted', 'succession.trusted', ...Array(4).fill('succession.reminded')],
    ...['succession.opened', 'takeover.requested', 'takeover.completed'],
  ])
})

test('Ana comes back, and everything ends', async () => {
  await trusts(ben)
  await missesAllReminders()
  await ben.call(contract.requestTakeover, family)
  await passes(31)
  await ana.withSession()
  await nightFalls()
  expect(await owner()).toBe('Ana')
  expect((await subjects(ben)).at(0)).toBe('Ana is back')
  expect(await seenBy(ben)).toMatchObject({ reminders: 0, may_request: false, request: null })
  expect((await history(ana)).at(-1)).toBe('takeover.canceled')
})

test("Ana comes back in the morning, and Ben can't ask on that day", async () => {
  await trusts(ben)
  await missesAllReminders()
  expect(await seenBy(ben)).toMatchObject({ may_request: true })
  await ana.withSession()
  expect(await seenBy(ben)).toMatchObject({ may_request: false })
  expect((await ben.tries(contract.requestTakeover, family)).status).toBe(409)
})

test('the history says when Ana changes how long she may be away', async () => {
  await trusts(ben)
  await ana.call(contract.saveSuccession, { ...family, user_ids: [ben.user_id], after_months: 3 })
  await ana.call(contract.saveSuccession, { ...family, user_ids: [ben.user_id], after_months: 3 })
  expect(await history(ana)).toEqual(['succession.trusted', 'succession.changed'])
})

test('Cleo objects, and Ben can ask again only after four more emails', async () => {
  await trusts(ben, cleo)
  await missesAllReminders()
  await ben.call(contract.requestTakeover, family)
  expect(await cleo.call(contract.cancelTakeover, family)).toMatchObject({ request: null, may_request: false })
  await passes(31)
  await nightFalls()
  expect(await owner()).toBe('Ana')
  expect((await subjects(ben)).at(0)).toBe('Ana stays the owner of Moreau')
  expect((await ben.tries(contract.requestTakeover, family)).status).toBe(409)
  for (let week = 0; week < 4; week++) {
    await passes(8)
    await nightFalls()
  }
  expect(await seenBy(ben)).toMatchObject({ may_request: true })
})

test('a clock that is a month ahead for a night transfers nothing', async () => {
  await trusts(ben)
  await missesAllReminders()
  await ben.call(contract.requestTakeover, family)
  for (const days of [31, -31]) {
    await passes(days)
    await nightFalls()
  }
  await passes(31)
  await nightFalls()
  expect(await owner()).toBe('Ana')
  await passes(1)
  await nightFalls()
  expect(await owner()).toBe('Ben')
})

test('a request that was made while the clock was ten years ahead ends when Ana returns, and otherwise takes 30 days', async () => {
  await trusts(ben)
  await missesAllReminders()
  const ask = async () => {
    await ben.call(contract.requestTakeover, family)
    const ahead = "requested_at = requested_at + interval '10 years', ends_at = ends_at + interval '10 years'"
    await server.sql(`update takeovers set ${ahead} where family_id = $1`, [family.family_id])
  }
  await ask()
  await passes(2)
  await ana.withSession()
  await nightFalls()
  expect(await seenBy(ben)).toMatchObject({ request: null, may_request: false })
  expect((await subjects(ben)).at(0)).toBe('Ana is back')

  await missesAllReminders()
  await ask()
  for (const days of [0, 29]) {
    await passes(days)
    await nightFalls()
  }
  expect(await owner()).toBe('Ana')
  for (const days of [2, 1]) {
    await passes(days)
    await nightFalls()
  }
  expect(await owner()).toBe('Ben')
})

test('a clock that was ten years ahead when a reminder was sent, or when Ana was there, delays no reminder by years', async () => {
  await trusts(ben)
  await passes(366)
  await nightFalls()
  await server.sql("update successions set reminded_at = now() + interval '10 years' where family_id = $1", [
    family.family_id,
  ])
  await nightFalls()
  await passes(8)
  await nightFalls()
  expect(await seenBy(ana)).toMatchObject({ reminders: 2 })

  await server.sql("update auth_sessions set updated_at = now() + interval '10 years' where user_id = $1", [
    ana.user_id,
  ])
  await server.sql("update successions set owner_seen_at = now() + interval '10 years' where family_id = $1", [
    family.family_id,
  ])
  await nightFalls()
  await missesAllReminders()
  expect(await seenBy(ben)).toMatchObject({ reminders: 4, may_request: true })
})

const ends: [string, () => Promise<unknown>][] = [
  ['is no longer trusted', () => trusts(cleo)],
  ['leaves the family', () => ben.call(membersContract.leaveFamily, family)],
  [
    'gets the family from Ana',
    async () => {
      const { members } = await ana.call(familiesContract.getFamily, family)
      const member_id = members.find(({ user }) => user.first_name === 'Ben')!.id
      await ana.call(membersContract.transferFamily, { ...family, member_id })
    },
  ],
]
test.each(ends)('a request ends when Ben %s', async (_name, end) => {
  await trusts(ben, cleo)
  await missesAllReminders()
  await ben.call(contract.requestTakeover, family)
  await end()
  expect((await seenBy(cleo)).request).toBeNull()
  expect((await seenBy(cleo)).user_ids).toEqual([cleo.user_id])
})

test('Ana trusts at most two members, never herself or a stranger', async () => {
  const eve = await server.person('Eve')
  const dan = await server.person('Dan')
  await server.join(family, dan, 'editor')
  for (const user_id of [ana.user_id, eve.user_id]) {
    const { status } = await ana.tries(contract.saveSuccession, {
      ...family,
      user_ids: [ben.user_id, user_id],
      after_months: 3,
    })
    expect(status).toBe(404)
  }
  expect((await seenBy(ana)).user_ids).toEqual([])
  const three = [ben, cleo, dan].map(({ user_id }) => user_id)
  expect((await ana.tries(contract.saveSuccession, { ...family, user_ids: three, after_months: 3 })).status).toBe(400)
})

test('only those involved see how long Ana is away', async () => {
  await trusts(ben)
  expect(await seenBy(cleo)).toEqual({
    ...{ user_ids: [ben.user_id], after_months: null, reminders: null, may_request: false, request: null },
    sends_email: true,
  })
  expect(await seenBy(ana)).toMatchObject({ after_months: 12, reminders: 0 })
  await missesAllReminders()
  for (const operation of [contract.requestTakeover, contract.cancelTakeover])
    expect((await cleo.tries(operation, family)).status).toBe(409)
  expect(
    (await ana.call(contract.saveSuccession, { ...family, user_ids: [], after_months: 3 })).after_months,
  ).toBeNull()
})
