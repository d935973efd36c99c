import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract as contract } from '#features/personality/personality.contract.ts'
import { prompts } from '#features/personality/prompts.messages.en.ts'
import { deleteHiddenResponses } from '#features/personality/server/responses.queries.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from '#kit/people.ts'
import { atTheSameMoment } from '#kit/same-moment.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person
let eva: Person
let vic: Person
let family: Family
let mia: { family_id: string; child_id: string }

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  eva = await server.person('Eva')
  vic = await server.person('Vic')
})
afterAll(() => server.close())
beforeEach(async () => {
  family = await ana.opensFamily('Moreau')
  await server.join(family, eva, 'editor')
  await server.join(family, vic, 'viewer')
  mia = await child('Mia')
})

async function child(first_name: string) {
  const { family_id } = family
  const { id } = await ana.call(childrenContract.addChild, { family_id, first_name, birth_date: '2020-06-15' })
  return { family_id, child_id: id }
}

const promptsOf = async (person: Person) => (await person.call(contract.listPrompts, family)).prompts
const seenBy = (person: Person) => person.call(contract.getPersonality, mia)

async function answers(person: Person, prompt_id: string, response_text: string, more: object = {}) {
  return person.call(contract.saveResponse, { ...mia, prompt_id, take: newId(), response_text, ...more })
}

describe('questions', () => {
  test('a family can skip a question; its answers stay, and it can be asked again', async () => {
    const [first, second] = await promptsOf(eva)
    await answers(eva, first!.id, 'Dad')
    await answers(eva, second!.id, 'Trains')
    expect((await seenBy(vic)).progress).toMatchObject({ answered: 2, total: 10 })
    const place = { ...family, prompt_id: first!.id }
    expect((await vic.tries(contract.skipPrompt, place)).status).toBe(403)
    await eva.call(contract.skipPrompt, place)
    expect((await promptsOf(vic))[0]).toMatchObject({ id: first!.id, is_skipped: true })
    const profile = await seenBy(vic)
    expect(profile.progress).toMatchObject({ answered: 1, total: 9 })
    expect(profile.prompts[0]).toMatchObject({ id: first!.id, asked: false, is_skipped: true, answers: 1 })
    expect((await vic.call(contract.listPersonality, family)).children[0]!.progress).toEqual(profile.progress)
    expect((await eva.tries(contract.replacePrompt, { ...place, prompt_text: 'Else?' })).status).toBe(404)
    await eva.call(contract.askPromptAgain, place)
    expect((await seenBy(vic)).progress).toMatchObject({ answered: 2, total: 10 })
    expect((await eva.tries(contract.askPromptAgain, place)).status).toBe(404)
  })

  test('a family sees who has answered a question, but not through private answers of others', async () => {
    const [first, second] = await promptsOf(eva)
    const tim = await child('Tim')
    await ana.call(contract.giveConsent, { ...tim, text_version: '2026-11' })
    await answers(eva, first!.id, 'Dad')
    await answers(eva, first!.id, 'The cat', tim)
    await answers(eva, second!.id, 'Trains', { audience: 'private' })
    const answeredBy = async (person: Person) =>
      (await promptsOf(person)).slice(0, 2).map((one) => one.answered_by.length)
    expect(await answeredBy(vic)).toEqual([2, 0])
    expect(await answeredBy(eva)).toEqual([2, 1])
  })

  test("a replacement question can be skipped and restored unchanged; the last question can't be skipped", async () => {
    const ten = await promptsOf(eva)
    const own = await eva.call(contract.replacePrompt, { ...family, prompt_id: ten[0]!.id, prompt_text: 'Who sings?' })
    await eva.call(contract.skipPrompt, { ...family, prompt_id: own.id })
    await eva.call(contract.askPromptAgain, { ...family, prompt_id: own.id })
    expect((await promptsOf(vic))[0]).toMatchObject({ id: own.id, is_skipped: false })
    for (const { id: prompt_id } of ten.slice(1)) await eva.call(contract.skipPrompt, { ...family, prompt_id })
    expect((await eva.tries(contract.skipPrompt, { ...family, prompt_id: own.id })).status).toBe(409)
    const added = await eva.call(contract.addPrompt, { ...family, prompt_text: 'Who is Mr. Bear?' })
    expect((await eva.tries(contract.skipPrompt, { ...family, prompt_id: added.id })).status).toBe(409)
  })

  test('a new family has the ten default questions, in order and in every language', async () => {
    const asked = await promptsOf(vic)
    expect(asked.map(({ prompt_order, prompt_key, prompt_text }) => [prompt_order, prompt_key, prompt_text])).toEqual(
      Object.entries(prompts).map(([key, text], index) => [index + 1, key, text]),
    )
    expect(asked.map(({ category }) => category)).toEqual([
      ...[
        'emotions',
        'play',
        'friends',
        'family',
        'growing',
        'emotions',
        'emotions',
        'imagination',
        'dreams',
        'dreams',
      ],
    ])
  })

  test('a family can replace a question, add its own, and restore the default ones', async () => {
    const [first] = await promptsOf(eva)
    const own = { ...family, prompt_id: first!.id, prompt_text: '¿Qué canta la abuela?' }
    const replaced = await eva.call(contract.replacePrompt, own)
    const added = await eva.call(contract.addPrompt, { ...family, prompt_text: 'Who is Mr. Bear?' })
    const now = await promptsOf(vic)
    expect(now).toHaveLength(11)
    expect(now[0]).toMatchObject({ id: replaced.id, prompt_order: 1, prompt_text: own.prompt_text, prompt_key: null })
    expect(now[10]).toMatchObject({ id: added.id, prompt_order: 11 })

    await eva.call(contract.removePrompt, { ...family, prompt_id: replaced.id })
    await eva.call(contract.removePrompt, { ...family, prompt_id: added.id })
    expect((await promptsOf(vic)).map(({ id }) => id)).toEqual(expect.arrayContaining([first!.id]))
    expect(await promptsOf(vic)).toHaveLength(10)
    const ours = await eva.tries(contract.removePrompt, { ...family, prompt_id: first!.id })
    expect(ours.status).toBe(409)
  })

  test('two people who replace the same question at the same time leave one replacement', async () => {
    const [first] = await promptsOf(eva)
    const replace = (who: Person, prompt_text: string) =>
      who.tries(contract.replacePrompt, { ...family, prompt_id: first!.id, prompt_text })
    const answersOfBoth = await Promise.all([replace(ana, 'One?'), replace(eva, 'Two?')])
    expect(answersOfBoth.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await promptsOf(vic)).filter(({ prompt_order }) => prompt_order === 1)).toHaveLength(1)
  })
})

describe('answers', () => {
  test("count once for each of the ten slots, with any question, and added questions don't count", async () => {
    const [first, second] = await promptsOf(eva)
    await answers(eva, first!.id, 'Snails')
    await answers(eva, first!.id, 'Snails, still')
    const added = await eva.call(contract.addPrompt, { ...family, prompt_text: 'Who is Mr. Bear?' })
    await answers(eva, added.id, 'A bear')
    expect((await seenBy(vic)).progress).toMatchObject({ answered: 1, total: 10, badge: 'started' })

    const replaced = await eva.call(contract.replacePrompt, { ...family, prompt_id: first!.id, prompt_text: 'Why?' })
    const after = await seenBy(vic)
    expect(after.progress).toMatchObject({ answered: 1, percent: 10 })
    expect(after.prompts.find(({ id }) => id === first!.id)).toMatchObject({ asked: false, answers: 2 })
    await answers(eva, replaced.id, 'Because')
    await answers(eva, second!.id, 'Trains')
    expect((await seenBy(vic)).progress.answered).toBe(2)
  })

  test('are counted the same on the badge and the card, and the first other question is next', async () => {
    const asked = await promptsOf(eva)
    for (const { id } of asked.slice(0, 6)) await answers(eva, id, 'Yes')
    await child('Noé')
    const { children, summary } = await vic.call(contract.listPersonality, family)
    expect(children.map(({ first_name, progress }) => [first_name, progress.answered, progress.badge])).toEqual([
      ['Mia', 6, 'in_progress'],
      ['Noé', 0, 'not_started'],
    ])
    expect(children[0]!.progress).toEqual((await seenBy(vic)).progress)
    expect(children.map(({ next }) => next?.id)).toEqual([asked[6]!.id, asked[0]!.id])
    expect(summary).toEqual({ children: 2, completed: 1, percent: 50 })
  })

  test('of a new take keep the earlier one; the same take again replaces its text', async () => {
    const [first] = await promptsOf(eva)
    const old = await answers(eva, first!.id, 'Snails')
    await server.sql("update child_personality_responses set answered_at = '2024-06-14' where id = $1", [old.id])
    const take = newId()
    await answers(eva, first!.id, 'Trians', { take })
    const fixed = await answers(eva, first!.id, '  Trains ', { take })
    const { responses } = await vic.call(contract.listResponses, { ...mia, prompt_id: first!.id })
    expect(responses.map(({ response_text, age }) => [response_text, age])).toEqual([
      ['Snails', 3],
      ['Trains', fixed.age],
    ])
    expect((await seenBy(vic)).responses).toMatchObject([{ id: fixed.id, response_text: 'Trains' }])
  })

  test('given at night are from that day, and at that age, where the person who reads them lives', async () => {
    const [first] = await promptsOf(eva)
    const { id } = await answers(eva, first!.id, 'Snails')
    const late = '2024-06-14T23:30:00Z'
    await server.sql('update child_personality_responses set answered_at = $2 where id = $1', [id, late])
    const agesFor = async (person: Person, timezone: string) => {
      await person.call(accountsContract.savePreferences, { timezone })
      const { responses } = await person.call(contract.listResponses, { ...mia, prompt_id: first!.id })
      return responses.map(({ age }) => age)
    }
    expect(await agesFor(eva, 'Europe/Stockholm')).toEqual([4])
    expect(await agesFor(vic, 'America/New_York')).toEqual([3])
    await ana.call(accountsContract.savePreferences, { timezone: 'Europe/Stockholm' })
    expect((await ana.call(contract.readChildExport, mia)).responses).toMatchObject([{ age: 4 }])
  })

  test('need text, with an error for that field', async () => {
    const [first] = await promptsOf(eva)
    const blank = { ...mia, prompt_id: first!.id, take: newId(), response_text: ' \n ' }
    expect((await eva.tries(contract.saveResponse, blank)).json).toMatchObject({
      ...{ code: 'invalid_input', fields: { response_text: 'response_required' } },
    })
  })

  test('of two people at the same time are both saved', async () => {
    const [first] = await promptsOf(eva)
    await Promise.all([answers(ana, first!.id, 'From Ana'), answers(eva, first!.id, 'From Eva')])
    const { responses } = await vic.call(contract.listResponses, { ...mia, prompt_id: first!.id })
    expect(responses.map(({ response_text }) => response_text).toSorted()).toEqual(['From Ana', 'From Eva'])
    const take = newId()
    await Promise.all([answers(eva, first!.id, 'Twice', { take }), answers(eva, first!.id, 'Twice', { take })])
    expect((await vic.call(contract.listResponses, { ...mia, prompt_id: first!.id })).responses).toHaveLength(3)
  })

  test('are only visible to the audience their author chose, including in counts', async () => {
    const [first] = await promptsOf(eva)
    const take = newId()
    const secret = await answers(eva, first!.id, 'A secret', { take, audience: 'private' })
    for (const other of [ana, vic]) {
      expect(await seenBy(other)).toMatchObject({ responses: [], progress: { answered: 0 } })
      expect((await other.call(contract.listPersonality, family)).children[0]!.progress.answered).toBe(0)
    }
    const taken = { ...mia, prompt_id: first!.id, take, response_text: 'Mine now' }
    expect((await ana.tries(contract.saveResponse, taken)).status).toBe(409)
    expect((await ana.tries(contract.deleteResponse, { ...family, response_id: secret.id })).status).toBe(404)
    expect((await seenBy(eva)).responses).toMatchObject([{ response_text: 'A secret', can: { keep_private: true } }])

    const shared = await answers(ana, first!.id, 'For all')
    const hidden = { take: shared.take, audience: 'private' as const }
    expect(
      (await eva.tries(contract.saveResponse, { ...mia, prompt_id: first!.id, response_text: 'x', ...hidden })).status,
    ).toBe(403)
  })

  test("use their author's default audience", async () => {
    const [first] = await promptsOf(eva)
    await server.sql(
      "insert into user_settings (user_id, default_sharing_preference) values ($1, 'private') on conflict (user_id) do update set default_sharing_preference = 'private'",
      [eva.user_id],
    )
    expect((await answers(eva, first!.id, 'Only mine')).audience).toBe('private')
    await server.sql('delete from user_settings where user_id = $1', [eva.user_id])
  })

  test('that are deleted make the previous answer current again', async () => {
    const [first] = await promptsOf(eva)
    const old = await answers(eva, first!.id, 'Before')
    const { id } = await answers(eva, first!.id, 'After')
    await eva.call(contract.deleteResponse, { ...family, response_id: id })
    expect((await seenBy(vic)).responses).toMatchObject([{ id: old.id }])
    expect((await eva.tries(contract.deleteResponse, { ...family, response_id: id })).status).toBe(404)
  })
})

describe('consent', () => {
  const agree = () => ana.call(contract.giveConsent, { ...mia, text_version: '2026-11' })

  test('records who agreed, when, and to what', async () => {
    expect((await seenBy(vic)).consent.state).toBeNull()
    await agree()
    await agree()
    expect((await seenBy(vic)).consent).toMatchObject({
      ...{ state: 'given', given_by: 'Ana Moreau', text_version: '2026-11', withdrawn_at: null },
    })
    expect(await server.sql('select 1 from personality_consents where child_id = $1', [mia.child_id])).toHaveLength(1)
    const { entries } = await ana.call(familiesContract.listFamilyAudit, family)
    expect(entries.find(({ action }) => action === 'consent.given')?.details).toMatchObject({ first_name: 'Mia' })
  })

  test("that's withdrawn hides every answer right away; renewed consent restores them, and after 30 days they're purged", async () => {
    const [first, second] = await promptsOf(eva)
    await agree()
    await answers(eva, first!.id, 'Snails')
    const { id } = await answers(eva, second!.id, 'Deleted before')
    await eva.call(contract.deleteResponse, { ...family, response_id: id })
    await ana.call(contract.withdrawConsent, mia)
    expect(await seenBy(eva)).toMatchObject({
      responses: [],
      progress: { answered: 0 },
      consent: { state: 'withdrawn' },
    })
    const more = { ...mia, prompt_id: first!.id, take: newId(), response_text: 'More' }
    expect((await eva.tries(contract.saveResponse, more)).json).toMatchObject({ code: 'consent_required' })
    expect((await ana.tries(contract.withdrawConsent, mia)).status).toBe(409)

    await agree()
    expect((await seenBy(eva)).responses).toMatchObject([{ response_text: 'Snails' }])

    await ana.call(contract.withdrawConsent, mia)
    await server.sql(
      "update child_personality_responses set hidden_at = now() - interval '31 days' where child_id = $1",
      [mia.child_id],
    )
    await deleteHiddenResponses(server.context.db.worker, 30)
    await agree()
    expect((await seenBy(eva)).responses).toEqual([])
  })

  test("that's withdrawn while an answer is saved hides or refuses that answer", async () => {
    const [first] = await promptsOf(eva)
    await agree()
    const said = { ...mia, prompt_id: first!.id, response_text: 'Quick' }
    await Promise.all([
      ...[1, 2, 3].map(() => eva.tries(contract.saveResponse, { ...said, take: newId() })),
      ana.call(contract.withdrawConsent, mia),
    ])
    expect((await seenBy(eva)).responses).toEqual([])
  })
})

describe('deleted answers', () => {
  const deletedFor = async (person: Person) => (await person.call(contract.listDeletedResponses, family)).responses

  test('can be restored by the owner, except ones that were private to others', async () => {
    const [prompt] = await promptsOf(eva)
    const [shared, secret] = [
      await answers(eva, prompt!.id, 'Dad'),
      await answers(eva, prompt!.id, 'Mum', { audience: 'private' }),
    ]
    for (const { id: response_id } of [shared, secret])
      await eva.call(contract.deleteResponse, { ...family, response_id })
    expect((await seenBy(eva)).responses).toEqual([])
    for (const person of [eva, vic])
      expect((await person.tries(contract.listDeletedResponses, family)).status).toBe(403)
    expect(await deletedFor(ana)).toMatchObject([
      {
        id: shared.id,
        first_name: 'Mia',
        response_text: 'Dad',
        prompt: { prompt_key: prompt!.prompt_key },
        video_duration: null,
      },
    ])
    expect((await ana.tries(contract.restoreResponse, { ...family, response_id: secret.id })).status).toBe(404)
    await ana.call(contract.restoreResponse, { ...family, response_id: shared.id })
    expect((await seenBy(vic)).responses).toMatchObject([{ id: shared.id, response_text: 'Dad' }])
    expect((await ana.tries(contract.restoreResponse, { ...family, response_id: shared.id })).status).toBe(404)
  })

  test('stay hidden while consent is withdrawn, and are restored with it', async () => {
    await ana.call(contract.giveConsent, { ...mia, text_version: '1' })
    const [prompt] = await promptsOf(eva)
    const { id: response_id } = await answers(eva, prompt!.id, 'Dad')
    await eva.call(contract.deleteResponse, { ...family, response_id })
    await ana.call(contract.withdrawConsent, mia)
    await ana.call(contract.restoreResponse, { ...family, response_id })
    expect((await seenBy(ana)).responses).toEqual([])
    await ana.call(contract.giveConsent, { ...mia, text_version: '1' })
    expect((await seenBy(ana)).responses).toMatchObject([{ id: response_id }])
  })

  test('are purged right away if their owner asks for it', async () => {
    const [prompt] = await promptsOf(eva)
    const { id: response_id } = await answers(eva, prompt!.id, 'Dad')
    expect((await ana.tries(contract.purgeResponse, { ...family, response_id })).status).toBe(404)
    await eva.call(contract.deleteResponse, { ...family, response_id })
    await ana.call(contract.purgeResponse, { ...family, response_id })
    expect(await deletedFor(ana)).toEqual([])
    expect(await server.sql('select 1 from child_personality_responses where id = $1', [response_id])).toEqual([])
  })

  test('are either kept or purged if someone restores and purges them at the same moment', async () => {
    const [prompt] = await promptsOf(eva)
    const { id: response_id } = await answers(eva, prompt!.id, 'Dad')
    await eva.call(contract.deleteResponse, { ...family, response_id })
    const query = 'select from child_personality_responses where id = $1 for update'
    const [restored, purged] = await atTheSameMoment(server, { query, values: [response_id] }, () => [
      ana.tries(contract.restoreResponse, { ...family, response_id }),
      ana.tries(contract.purgeResponse, { ...family, response_id }),
    ])
    const isKept = restored.status < 300
    expect(purged.status).toBe(isKept ? 404 : 204)
    expect((await seenBy(vic)).responses).toHaveLength(isKept ? 1 : 0)
  })
})
