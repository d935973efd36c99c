import { beforeEach, expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { capsulesContract as contract } from '#features/capsules/capsules.contract.ts'
import { LETTER_MAX_LENGTH, WAITING_MAX } from '#features/capsules/capsules.rules.ts'
import { ImportedLetter, importLetters } from '#features/capsules/server/import-letters.ts'
import { sealLetter } from '#features/capsules/server/letter-crypto.ts'
import { openLetters } from '#features/capsules/server/open-letters.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { addDays } from '#shared/days.ts'
import { newId } from '#shared/ids.ts'
import { locales } from '#shared/locales.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { dayComes, sealFor, sheetKey, sheetText } from '#kit/letters.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen()

const SECRET = 'The secret words'
let alma: { id: string }
let cleo: Person
let dora: Person
beforeEach(async () => {
  alma = await ana.call(childrenContract.addChild, { ...family, first_name: 'Alma', birth_date: '2024-02-29' })
  cleo = await server.person('Cleo')
  await server.join(family, cleo, 'contributor')
  dora = await server.person('Dora')
  await server.join(family, dora, 'viewer')
})

const seal = (author: Person, more: Partial<Parameters<typeof sealFor>[1]> = {}) =>
  sealFor(author, { ...family, person_id: alma.id, ...more })
const read = (reader: Person, letter_id: string) => reader.call(contract.getLetter, { ...family, letter_id })
const list = (reader: Person, state: 'waiting' | 'opened' = 'waiting') =>
  reader.call(contract.listLetters, { ...family, state }).then(({ letters }) => letters)
const run = () => openLetters({ db: server.context.db.worker, config: server.config, log: server.context.log })
const mailed = () =>
  server.sql<{ payload: { letter_id: string; user_id: string } }>(
    `select payload from graphile_worker.jobs join graphile_worker._private_jobs using (id)
      where jobs.task_identifier = 'send-letter-mail'`,
  )
/** Everything that the database has about a letter, as text. */
async function stored(letter_id: string): Promise<string> {
  const rows = await server.sql('select * from capsules where id = $1', [letter_id])
  const jobs = await server.sql('select payload from graphile_worker._private_jobs')
  const others = await server.sql('select * from family_activities where family_id = $1', [family.family_id])
  const audit = await server.sql('select * from audit_log where family_id = $1', [family.family_id])
  return JSON.stringify([rows, jobs, others, audit], (_, value: unknown) =>
    value instanceof Object && 'type' in value && value.type === 'Buffer'
      ? Buffer.from((value as unknown as { data: number[] }).data).toString('latin1')
      : value,
  )
}

/** What someone who has the sheet can make of their own letter in an export: a text of any length. */
async function lengthen(letter_id: string): Promise<void> {
  const [row] = await server.sql<{ opens_at: string; audience: 'family' }>(
    'select opens_at::text, audience from capsules where id = $1',
    [letter_id],
  )
  const { sealed } = sealLetter('x'.repeat(LETTER_MAX_LENGTH + 1), row!, server.config.secret)
  await server.sql('update capsules set key_id = $2, ciphertext = $3, server_key = $4 where id = $1', [
    ...[letter_id, sealed.key_id, sealed.ciphertext, sealed.server_key],
  ])
}

test('Ben seals a letter for Alma until she is 18, and no one reads it before, not even Ben', async () => {
  const { letter, sheet } = await seal(ben, { age: 18 })
  expect(letter).toMatchObject({ opens_on: '2042-02-28', age: 18, person_name: 'Alma', author_name: 'Ben Moreau' })
  for (const reader of [ana, ben, cleo, dora]) {
    expect(await read(reader, letter.id)).toMatchObject({ letter: null, opened_at: null })
    expect(JSON.stringify(await list(reader))).not.toContain(SECRET)
  }
  expect(await stored(letter.id)).not.toContain(SECRET)
  expect(await sheetText(sheet.pdf)).not.toContain(SECRET)
  await run()
  await run()
  expect((await read(ben, letter.id)).letter).toBeNull()
  const { activities } = await ana.call(activityContract.listActivities, { ...family, text: 'secret' })
  expect(activities).toEqual([])
})

test('the content says nothing in the database: the same letter twice has nothing in common, and short ones have one size', async () => {
  const ids = [(await seal(ben)).letter.id, (await seal(ben)).letter.id, (await seal(ben, { letter: 'Hi' })).letter.id]
  const rows = await server.sql<Record<'size' | 'ciphertext' | 'server_key' | 'sheet_key', string>>(
    "select length(ciphertext) as size, encode(ciphertext, 'hex') as ciphertext, server_key, sheet_key from capsules where id = any ($1)",
    [ids],
  )
  expect(new Set(rows.map(({ size }) => size)).size).toBe(1)
  for (const column of ['ciphertext', 'server_key', 'sheet_key'] as const)
    expect(new Set(rows.map((row) => row[column])).size).toBe(3)
})

test('on its day, a letter opens once, for everyone in the family, with an email and an entry in the feed', async () => {
  const { letter } = await seal(ben, { letter: `${SECRET}\n\nÀ bientôt 👋` })
  await dayComes(server.sql, letter.id, server.config.secret)
  await run()
  await run()
  for (const reader of [ana, ben, cleo, dora])
    expect((await read(reader, letter.id)).letter).toBe(`${SECRET}\n\nÀ bientôt 👋`)
  expect(await list(ana)).toEqual([])
  expect(await list(ana, 'opened')).toMatchObject([
    { id: letter.id, beginning: { text: `${SECRET}\n\nÀ bientôt 👋`, photo: null } },
  ])
  const mails = (await mailed()).filter(({ payload }) => payload.letter_id === letter.id)
  expect(mails.map(({ payload }) => payload.user_id).toSorted()).toEqual(
    [ana, ben, cleo, dora].map(({ user_id }) => user_id).toSorted(),
  )
  const { activities } = await dora.call(activityContract.listActivities, { ...family, type: 'capsule_opened' })
  expect(activities).toMatchObject([
    { title: 'Alma', metadata: { capsule_id: letter.id }, profile: { id: ben.user_id } },
  ])
  const [row] = await server.sql('select ciphertext, server_key, sheet_key from capsules where id = $1', [letter.id])
  expect(row).toEqual({ ciphertext: null, server_key: null, sheet_key: null })
})

test('a letter that became due waits for the next run, and one whose clock was wrong stays sealed', async () => {
  const { letter } = await seal(ben)
  await dayComes(server.sql, letter.id, server.config.secret)
  await server.sql('update capsules set due_at = null where id = $1', [letter.id])
  await run()
  expect((await read(ben, letter.id)).letter).toBeNull()
  await server.sql("update capsules set due_at = now() - interval '1 hour' where id = $1", [letter.id])
  await run()
  expect((await read(ben, letter.id)).letter).toBe(SECRET)

  const { letter: later } = await seal(ben)
  await server.sql("update capsules set due_at = now() - interval '1 hour' where id = $1", [later.id])
  await run()
  const [row] = await server.sql('select due_at, opened_at from capsules where id = $1', [later.id])
  expect(row).toEqual({ due_at: null, opened_at: null })
})

test('an earlier day or a larger audience, written into the database, opens nothing', async () => {
  const erin = await server.person('Erin')
  await server.join(family, erin, 'contributor')
  const person = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Erin' })
  await server.sql('update people set user_id = $2 where id = $1', [person.id, erin.user_id])
  const { letter: early } = await seal(ben)
  const { letter: shared } = await seal(ben, { person_id: person.id, audience: 'recipient' })
  await dayComes(server.sql, shared.id, server.config.secret)
  await server.sql(
    "update capsules set opens_at = now() - interval '1 day', due_at = now() - interval '1 hour' where id = $1",
    [early.id],
  )
  await server.sql("update capsules set audience = 'family', recipient_id = null where id = $1", [shared.id])
  await run()
  for (const { id } of [early, shared])
    expect(await read(ana, id)).toMatchObject({ letter: null, opened_at: null, needs_sheet: true })
})

test('a letter only for Erin is hidden from everyone but her and its author, before and after it opens', async () => {
  const erin = await server.person('Erin')
  await server.join(family, erin, 'viewer')
  const person = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Erin' })
  await server.sql('update people set user_id = $2 where id = $1', [person.id, erin.user_id])
  const { letter } = await seal(ben, { person_id: person.id, audience: 'recipient' })
  const seenBy = async (reader: Person) =>
    (await reader.tries(contract.getLetter, { ...family, letter_id: letter.id })).status
  expect(await Promise.all([ana, cleo, ben, erin].map(seenBy))).toEqual([404, 404, 200, 200])
  await dayComes(server.sql, letter.id, server.config.secret)
  // Whoever is made Erin later doesn't read it.
  await server.sql('update people set user_id = $2 where id = $1', [person.id, cleo.user_id])
  await run()
  expect(await Promise.all([ana, cleo, ben, erin].map(seenBy))).toEqual([404, 404, 200, 200])
  expect((await read(erin, letter.id)).letter).toBe(SECRET)
  const feed = async (reader: Person) =>
    (await reader.call(activityContract.listActivities, { ...family, type: 'capsule_opened' })).activities.length
  expect(await Promise.all([ana, cleo, ben, erin].map(feed))).toEqual([0, 0, 1, 1])
  expect(
    await server.sql("select 1 from audit_log where family_id = $1 and action like 'letter.%'", [family.family_id]),
  ).toEqual([])
})

test('Ben takes his letter back, and no one else can', async () => {
  const { letter } = await seal(ben)
  const take = (person: Person) => person.tries(contract.deleteLetter, { ...family, letter_id: letter.id })
  for (const other of [ana, cleo, dora]) expect((await take(other)).json).toMatchObject({ code: 'forbidden' })
  expect((await take(ben)).status).toBe(204)
  expect(await server.sql('select 1 from capsules where id = $1', [letter.id])).toEqual([])
})

test('once it has opened, its author or the owner can delete it, and the feed forgets it', async () => {
  for (const remover of [ben, ana]) {
    const { letter } = await seal(ben)
    await dayComes(server.sql, letter.id, server.config.secret)
    await run()
    expect((await cleo.tries(contract.deleteLetter, { ...family, letter_id: letter.id })).status).toBe(403)
    await remover.call(contract.deleteLetter, { ...family, letter_id: letter.id })
  }
  const { activities } = await ana.call(activityContract.listActivities, { ...family, type: 'capsule_opened' })
  expect(activities).toEqual([])
})

test("after Alma's birth date is changed, the day stays until Ben says yes, and no one else is asked", async () => {
  const { letter } = await seal(ben, { age: 18 })
  await ana.call(peopleContract.editPerson, { ...family, person_id: alma.id, birth_date: '2008-01-01' })
  expect((await read(ana, letter.id)).birthday).toBeNull()
  expect((await ana.tries(contract.moveLetter, { ...family, letter_id: letter.id })).status).toBe(404)
  // Her eighteenth birthday has passed, so there's nothing to move it to.
  expect((await ben.tries(contract.moveLetter, { ...family, letter_id: letter.id })).status).toBe(400)
  await ana.call(peopleContract.editPerson, { ...family, person_id: alma.id, birth_date: '2023-05-05' })
  expect(await read(ben, letter.id)).toMatchObject({ opens_on: '2042-02-28', birthday: '2041-05-05' })
  const moved = await ben.call(contract.moveLetter, { ...family, letter_id: letter.id })
  expect(moved).toMatchObject({ opens_on: '2041-05-05', birthday: null })
  await dayComes(server.sql, letter.id, server.config.secret)
  await run()
  expect((await read(ben, letter.id)).letter).toBe(SECRET)
})

test('viewers and guests seal nothing, and a day has to be in the next hundred years', async () => {
  const tries = async (more: object, author: Person = ben) =>
    (
      await author.tries(contract.sealLetter, {
        ...{ ...family, person_id: alma.id, letter: 'Hi', language: 'en', ...more },
      })
    ).json
  expect(await tries({ opens_on: '2090-01-01' }, dora)).toMatchObject({ code: 'forbidden' })
  const today = new Date().toISOString().slice(0, 10)
  for (const [more, field, reason] of [
    [{ opens_on: today }, 'opens_on', 'not_in_future'],
    [{ opens_on: addDays(today, 366 * 101) }, 'opens_on', 'too_far_ahead'],
    [{ age: 1 }, 'age', 'not_in_future'],
    [{}, 'opens_on', 'date_required'],
    [{ age: 18, opens_on: '2090-01-01' }, 'opens_on', 'date_required'],
    [{ opens_on: '2090-01-01', audience: 'recipient' }, 'audience', 'no_account'],
    [{ opens_on: '2090-01-01', letter: '  ' }, 'letter', 'letter_required'],
    [{ opens_on: '2090-01-01', letter: 'x'.repeat(20_001) }, 'letter', 'too_long'],
  ] as const)
    expect([more, await tries(more)]).toMatchObject([more, { fields: { [field]: reason } }])
  const pet = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Rex', kind: 'pet' })
  expect(await tries({ person_id: pet.id, age: 18 })).toMatchObject({ fields: { age: 'birth_date_required' } })
})

test('a request that is sent again seals one letter, with a sheet that works', async () => {
  const once = newId()
  await seal(ben, { once })
  const { letter, sheet } = await seal(ben, { once })
  expect(await list(ben)).toHaveLength(1)
  await ben.call(contract.enterSheet, { ...family, letter_id: letter.id, key: await sheetKey(sheet.pdf) })
})

test(`a member has up to ${WAITING_MAX} letters waiting`, async () => {
  const { letter } = await seal(ben)
  await server.sql(
    `insert into capsules select (jsonb_populate_record(capsule, jsonb_build_object('id', gen_random_uuid(), 'key_id', gen_random_uuid()))).*
      from capsules capsule, generate_series(2, $2::int) where id = $1`,
    [letter.id, WAITING_MAX],
  )
  const { status, json } = await ben.tries(contract.sealLetter, {
    ...{ ...family, person_id: alma.id, letter: 'One more', opens_on: '2090-01-01', language: 'en' },
  })
  expect([status, json]).toMatchObject([409, { code: 'too_many' }])
  await seal(cleo)
  const page = await ana.call(contract.listLetters, { ...family, limit: 60 })
  const rest = await ana.call(contract.listLetters, { ...family, limit: 60, cursor: page.next_cursor! })
  expect(new Set([...page.letters, ...rest.letters].map(({ id }) => id)).size).toBe(WAITING_MAX + 1)
})

test('on a server with another secret, a letter opens once someone has entered its sheet, and not before its day', async () => {
  const { letter, sheet } = await seal(ben)
  await dayComes(server.sql, letter.id, server.config.secret)
  const elsewhere = {
    db: server.context.db.worker,
    config: { secret: 'the secret of another server, forty' },
    log: server.context.log,
  }
  await openLetters(elsewhere)
  expect(await read(ben, letter.id)).toMatchObject({ letter: null, needs_sheet: true })
  const enter = (key: string) => cleo.tries(contract.enterSheet, { ...family, letter_id: letter.id, key })
  const other = await seal(ben)
  for (const key of ['twelve words', '', await sheetKey(other.sheet.pdf)])
    expect((await enter(key)).json).toMatchObject({ fields: { key: 'other_sheet' } })
  expect((await enter((await sheetKey(sheet.pdf)).toLowerCase())).json).toMatchObject({
    needs_sheet: false,
    opened_at: null,
  })
  expect((await read(ben, letter.id)).letter).toBeNull()
  await run()
  expect((await read(ben, letter.id)).letter).toBe(SECRET)
})

test('a family that moves takes its letters along, sealed, and a day that was changed in the export opens nothing', async () => {
  const { letter } = await seal(ben)
  const [{ row }] = (await server.sql<{ row: Record<string, unknown> }>(
    'select to_jsonb(capsule) as row from capsules capsule where id = $1',
    [letter.id],
  )) as [{ row: Record<string, unknown> }]
  expect(JSON.stringify(row)).not.toContain(SECRET)
  const here = { accounts: new Map([[ben.user_id, ana.user_id]]), people: new Map<string, string>() }
  const moved = await ana.opensFamily('Moved')
  const bring = (change: object, secret = server.config.secret) =>
    server.context.db.worker
      .transaction()
      .execute((tx) =>
        importLetters(tx, moved.family_id, [ImportedLetter.parse({ ...row, ...change })], here, { secret }),
      )
  const seen = () => ana.call(contract.listLetters, moved).then(({ letters }) => letters)
  const past = new Date(Date.now() - 86_400_000).toISOString()
  await bring({ opens_at: past })
  await server.sql("update capsules set due_at = now() - interval '1 hour' where family_id = $1", [moved.family_id])
  await run()
  expect(await seen()).toMatchObject([{ opened_at: null, needs_sheet: true, author_id: ana.user_id, person_id: null }])
  await ana.call(contract.deleteLetter, { ...moved, letter_id: (await seen())[0]!.id })
  await bring({}, 'the secret of another server, forty')
  expect(await seen()).toMatchObject([{ needs_sheet: true }])
  await ana.call(contract.deleteLetter, { ...moved, letter_id: (await seen())[0]!.id })
  await bring({})
  await bring({})
  expect(await seen()).toMatchObject([{ needs_sheet: false, opens_on: letter.opens_on }])
  await dayComes(server.sql, (await seen())[0]!.id, server.config.secret)
  await run()
  const [opened] = (await ana.call(contract.listLetters, { ...moved, state: 'opened' })).letters
  expect((await ana.call(contract.getLetter, { ...moved, letter_id: opened!.id })).letter).toBe(SECRET)
})

test('an owner who makes themselves the author in an export, and moves the birthday, opens nothing', async () => {
  const { letter } = await seal(ben, { age: 18 })
  const [{ row }] = (await server.sql('select to_jsonb(capsule) as row from capsules capsule where id = $1', [
    letter.id,
  ])) as [{ row: Record<string, unknown> }]
  const moved = await ana.opensFamily('Moved')
  const young = await ana.call(childrenContract.addChild, { ...moved, first_name: 'Alma', birth_date: '2024-02-29' })
  const bring = (author_id: string) => {
    const accounts = new Map([ana, ben].map(({ user_id }) => [user_id, user_id]))
    const here = { accounts, people: new Map([[alma.id, young.id]]) }
    const letters = [ImportedLetter.parse({ ...row, author_id })]
    return server.context.db.worker
      .transaction()
      .execute((tx) => importLetters(tx, moved.family_id, letters, here, server.config))
  }
  const move = async (author: Person) => {
    const [there] = (await author.call(contract.listLetters, moved)).letters
    return author.tries(contract.moveLetter, { ...moved, letter_id: there!.id })
  }
  await bring(ana.user_id)
  await ana.call(peopleContract.editPerson, { ...moved, person_id: young.id, birth_date: '2023-05-05' })
  expect((await move(ana)).json).toMatchObject({ code: 'conflict' })
  // Its author can move it there, too.
  await server.sql('delete from capsules where family_id = $1', [moved.family_id])
  await server.join(moved, ben, 'contributor')
  await bring(ben.user_id)
  expect((await move(ben)).json).toMatchObject({ opens_on: '2041-05-05' })
})

test('a letter that is damaged, or too long, opens later or never, and keeps no other one closed', async () => {
  const damaged = await seal(ben)
  const endless = await seal(ben)
  const whole = await seal(ben)
  for (const { letter } of [damaged, endless, whole]) await dayComes(server.sql, letter.id, server.config.secret)
  await server.sql(
    'update capsules set ciphertext = set_byte(ciphertext, 199, 255 - get_byte(ciphertext, 199)) where id = $1',
    [damaged.letter.id],
  )
  await lengthen(endless.letter.id)
  await run()
  expect((await read(ben, whole.letter.id)).letter).toBe(SECRET)
  for (const { letter } of [damaged, endless])
    expect(await read(ben, letter.id)).toMatchObject({ letter: null, opened_at: null })
  await run()
})

test('a letter that a deadlock kept closed is tried again soon, after the others have opened', async () => {
  const [first, second] = [await seal(ben), await seal(ben)]
  for (const { letter } of [first, second]) await dayComes(server.sql, letter.id, server.config.secret)
  await server.sql(`create sequence tries; grant usage on sequence tries to public;
    create function fail_once() returns trigger language plpgsql as $$
    begin
      if nextval('public.tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger fail_once before update of letter on capsules for each row
      when (new.id = '${first.letter.id}') execute function fail_once()`)
  await expect(run()).rejects.toThrow('deadlock detected')
  expect((await read(ben, second.letter.id)).letter).toBe(SECRET)
  await run()
  expect((await read(ben, first.letter.id)).letter).toBe(SECRET)
  await server.sql('drop trigger fail_once on capsules; drop function fail_once; drop sequence tries')
})

test('a letter outlives the person whom it is for, and the account of its author', async () => {
  const { letter } = await seal(cleo)
  await ana.call(peopleContract.deletePerson, { ...family, person_id: alma.id })
  await server.sql('delete from profiles where id = $1', [cleo.user_id])
  await dayComes(server.sql, letter.id, server.config.secret)
  await run()
  expect(await read(ana, letter.id)).toMatchObject({
    ...{ letter: SECRET, author_id: null, author_name: 'Cleo Moreau', person_name: 'Alma' },
  })
  const { activities } = await ana.call(activityContract.listActivities, { ...family, type: 'capsule_opened' })
  expect(activities).toMatchObject([{ profile: null, metadata: { author_name: 'Cleo Moreau' } }])
})

test('a family that waits for its deletion opens nothing, and catches up once it is restored', async () => {
  const { letter } = await seal(ben)
  await dayComes(server.sql, letter.id, server.config.secret)
  await server.sql(`update families set deleted_at = now(), purge_after = now() + interval '30 days' where id = $1`, [
    family.family_id,
  ])
  await run()
  await server.sql('update families set deleted_at = null, purge_after = null where id = $1', [family.family_id])
  expect((await read(ben, letter.id)).letter).toBeNull()
  await run()
  expect((await read(ben, letter.id)).letter).toBe(SECRET)
})

test.each(locales)('the sheet in %s has the key, and says what it is for', async (language) => {
  const { sheet } = await seal(ben, { language })
  const text = await sheetText(sheet.pdf)
  expect(text).toContain('Alma')
  expect(text).not.toMatch(/[{}]/)
})
