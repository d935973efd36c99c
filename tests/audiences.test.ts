import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOpenIdDouble } from '../e2e/doubles/openid-provider.ts'
import { mailPictures } from '#features/media/server/mail-pictures.ts'
import { sendDigest } from '#features/notifications/server/send-digests.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import type { Operation } from '#shared/contract.ts'
import { contract } from '#app/contract.ts'
import { seedBook } from '#kit/books.ts'
import { absentIds, citations } from '#kit/citations.ts'
import { changesBy } from '#kit/changes.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { createRestrictedItems, type RestrictedItems } from '#kit/restricted-items.ts'
import { sampleOf, send } from '#kit/matrix.ts'
import type { Person } from '#kit/people.ts'
import type { Answer } from '#kit/requests.ts'
import type { Sample } from '#kit/sample.ts'
import { openTestApp, withoutLimits, type TestApp } from '#kit/test-app.ts'
import { makeFixture, type Fixture } from '#kit/fixture.ts'

/** A server with one family, whose editor restricts the audience of some items. */
let server: TestApp
let fixture: Fixture
let guest: Person

const provider = await startOpenIdDouble()
beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox' }, provider, context: withoutLimits })
  fixture = await makeFixture(server, 'Amber')
  guest = await fixture.guest.comes()
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

/** Every JSON operation that could return more than the caller may see. */
const reads = contract.filter(
  ({ method, raw, access }) => method === 'GET' && !raw && ['member', 'signed-in', 'guest'].includes(access.kind),
)

type Reading = { operation: Operation; sample: Sample; by: Person; who: string }

async function readings(readers: Record<string, Person>): Promise<Reading[]> {
  const all: Reading[] = []
  for (const operation of reads)
    for (const [who, by] of Object.entries(readers))
      if ((who === 'the guest') === (operation.access.kind === 'guest'))
        all.push({ operation, by, who, sample: await sampleOf(operation, fixture, by) })
  return all
}

/** The responses by operation and caller, without the signatures of media URLs. */
async function answersTo(all: Reading[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const { operation, sample, by, who } of all) {
    const { status, text } = await send(operation, sample, by)
    if (status !== 403) expect(status, `${operation.id}, ${who}`).toBe(200)
    answers[`${operation.id}, ${who}`] = text.replace(/\?v=\d+&[^"]*/g, '')
  }
  return answers
}

/**
 * Excluded: storage totals include private items, since plans charge for them; the audit log and guest list record the
 * readers themselves.
 */
const measures = /^(listFamilyUse|listPlanUse|listFamilyAudit|listGuests),/

function changedAnswers(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(before).filter((what) => before[what] !== after[what] && !measures.test(what))
}

function expectNothingOf({ secrets }: RestrictedItems, texts: Record<string, string>) {
  for (const [what, text] of Object.entries(texts))
    for (const secret of secrets) expect(text.includes(secret), `${what} tells of “${secret}”`).toBe(false)
}

async function digestsOf(people: Person[]): Promise<Record<string, string>> {
  const { config, context } = server
  const parts = { db: context.db, picturesOf: mailPictures(context), appUrl: config.appUrl, post: context.post }
  const links = unsubscribeLinks(config.secret, config.appUrl)
  for (const { user_id } of people) await sendDigest({ user_id, day: '2026-11-03' }, { ...parts, links })
  const mails = await context.post.mailbox!.list()
  const theirs = mails.filter(({ to }) => people.some(({ email }) => email === to))
  return Object.fromEntries(theirs.map(({ to, subject, text }) => [to, `${subject}\n${text}`]))
}

describe('a private item', () => {
  test(
    'changes no list, count, search, map, feed, notification, or digest for anyone else',
    { timeout: 240_000 },
    async () => {
      const { owner, viewer, editor } = fixture
      const all = await readings({ 'the owner': owner, 'the viewer': viewer, 'the guest': guest })
      const own = (await readings({ 'the editor': editor })).filter(({ operation }) => operation.id === 'listPhotos')
      await notifyMembers(fixture, server.context.db.worker)
      const [before, ownBefore] = [await answersTo(all), await answersTo(own)]
      const restricted = await createRestrictedItems(fixture, 'private')
      expect(changedAnswers(ownBefore, await answersTo(own))).toEqual(['listPhotos, the editor'])
      const after = await answersTo(all)
      expectNothingOf(restricted, after)
      expect(changedAnswers(before, after)).toEqual([])
      const mails = await digestsOf([owner, viewer])
      expect(Object.keys(mails)).toContain(viewer.email)
      expectNothingOf(restricted, mails)
      // A book is shared with the family, including one that its creator could have filled with more.
      await seedBook(editor, fixture)
      expectNothingOf(restricted, await answersTo(all))
    },
  )

  test("can't be read, changed, or referenced by anyone else", async () => {
    const restricted = await createRestrictedItems(fixture, 'private')
    for (const operation of contract.filter(({ access }) => access.kind === 'member'))
      for (const field of citations(operation).filter(({ of }) => namesOne(of(idsOf(restricted)), restricted)))
        // Viewers may change hardly anything anyway.
        for (const by of IS_FULL || operation.method === 'GET' ? [fixture.owner, fixture.viewer] : [fixture.owner]) {
          const { input, extra } = await sampleOf(operation, fixture, by)
          const more = extra && { extra }
          const what = `${operation.id} by ${field.name}, ${by.first_name}`
          let cited!: Answer
          const changed = await changesBy(server, async () => {
            cited = await send(operation, { input: { ...input, ...field.of(idsOf(restricted)) }, ...more }, by)
          })
          expect(changed, `${what} changed something`).toEqual([])
          const absent = await send(operation, { input: { ...input, ...field.of(absentIds(fixture)) }, ...more }, by)
          expect([cited.status, cited.text], what).toEqual([absent.status, absent.text])
        }
  })
})

test('an item for the family only changes nothing that guests see', async () => {
  const all = await readings({ 'the guest': guest })
  const before = await answersTo(all)
  const restricted = await createRestrictedItems(fixture, 'family_only')
  const after = await answersTo(all)
  expectNothingOf(restricted, after)
  expect(changedAnswers(before, after)).toEqual([])
})

function idsOf({ ids }: RestrictedItems) {
  return { ...absentIds(fixture), ...ids }
}

function namesOne(input: Record<string, unknown>, { ids }: RestrictedItems): boolean {
  return Object.values(input)
    .flat()
    .some((id) => (Object.values(ids) as unknown[]).includes(id))
}
