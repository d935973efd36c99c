import { afterAll, beforeAll, expect, test } from 'vitest'
import { capsulesContract } from '#features/capsules/capsules.contract.ts'
import { openLetters } from '#features/capsules/server/open-letters.ts'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { ordersContract } from '#features/orders/orders.contract.ts'
import { passkeysContract } from '#features/security/passkeys.contract.ts'
import { activityContract } from '#features/activity/activity.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { booksContract } from '#features/books/books.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import type { Operation } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { contract } from '#app/contract.ts'
import { inTurn } from '#kit/full-size.ts'
import { dayComes } from '#kit/letters.ts'
import { coreOf, hostileTexts } from '#kit/hostile.ts'
import { sampleOf, send } from '#kit/matrix.ts'
import { someAddress, type Person } from '#kit/people.ts'
import { fieldsOf, type Input } from '#kit/requests.ts'
import type { Sample } from '#kit/sample.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { makeFixture, type Fixture } from '#kit/fixture.ts'
import { albumsContract } from '#features/albums/albums.contract.ts'

let server: TestApp
let fixture: Fixture
let owner: Person
let admin: Person

beforeAll(async () => {
  server = await openTestApp()
  fixture = await makeFixture(server, 'Amber')
  owner = fixture.owner
  owner.followsSession = true
  admin = await server.administrator('Keeper')
})
afterAll(() => server.close())

/** Fields with free text, without IDs, enums, and formats. */
function textFields({ body, query }: Operation): string[] {
  const fields = { ...fieldsOf(query), ...fieldsOf(body) }
  return Object.keys(fields).filter((name) => {
    const { type, format, entries } = coreOf(fields[name]!)
    return type === 'string' && !format && !entries
  })
}

/** Where an accepted text can be read, if the response doesn't contain it. */
const seenAgain: Record<string, (answer: Input, input: Input, field: string) => Promise<unknown>> = {
  editPhotos: async (_answer, { family_id, photo_ids }, field) => {
    const [photo_id] = photo_ids as [string]
    const photo = await owner.call(photosContract.getPhoto, { family_id: family_id as string, photo_id })
    return photo[field as 'description' | 'location_name']
  },
  addSection: ({ id }, input) => titleOfSection(id, input),
  editSection: (_answer, input) => titleOfSection(input.section_id, input),
  inviteMembers: async ({ invited }, _input, field) => {
    const [{ link, invited_name }] = invited as [{ link: string; invited_name: string }]
    if (field === 'invited_name') return invited_name
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')!
    return (await owner.call(invitationsContract.readInvitation, { token })).note ?? ''
  },
  createBook: async ({ family_id, id: book_id }) => {
    const place = { family_id: family_id as string, book_id: book_id as string }
    const { document } = await owner.call(booksContract.getBook, place)
    const subtitle = document.pages[0]!.slots[1]
    return subtitle?.kind === 'text' ? subtitle.text : undefined
  },
  // No one can read it before its day.
  sealLetter: async ({ sealed }, input) => {
    await dayComes(server.sql, (sealed as Input).id as string, server.config.secret)
    const { db, log } = server.context
    await openLetters({ db: db.worker, config: server.config, log })
    const place = { family_id: input.family_id as string, letter_id: (sealed as Input).id as string }
    return (await owner.call(capsulesContract.getLetter, place)).letter
  },
  askForAlbumLink: async (_answer, { family_id, album_id }) => {
    const place = { family_id: family_id as string, album_id: album_id as string }
    return (await owner.call(guestsContract.listLinkRequests, place)).requests[0]?.name
  },
  addGuest: async ({ guest }) => (guest as Input).name,
  addFrameFeed: async ({ frame }) => (frame as Input).name,
  createWebhook: async ({ webhook }) => (webhook as Input).url,
  createFamily: async ({ id }) => (await owner.call(familiesContract.getFamily, { family_id: id as string })).name,
  createApiKey: async ({ key }) => (key as Input).name,
  createBackupDevice: async ({ device }) => (device as Input).name,
  addPasskey: ({ id }) => nameOfPasskey(id as string),
  renamePasskey: (_answer, input) => nameOfPasskey(input.passkey_id as string),
  moveBookOrder: async (_answer, input) => {
    const { orders } = await admin.call(ordersContract.listAdminOrders, {})
    return orders.find(({ id }) => id === input.order_id)?.tracking ?? ''
  },
}
async function titleOfSection(id: unknown, { family_id, album_id }: Input) {
  const place = { family_id: family_id as string, album_id: album_id as string }
  const { sections } = await owner.call(albumsContract.listAlbumPhotos, place)
  return sections.find((section) => section.id === id)?.title ?? ''
}
async function nameOfPasskey(id: string) {
  const { passkeys } = await owner.call(passkeysContract.listPasskeys, {})
  return passkeys.find((passkey) => passkey.id === id)?.name
}
/** Operations that prove an identity or pay. */
const ofSignIn = ['state', 'iss', 'ticket', 'setup', 'proof', 'refresh_token', 'card_number', 'endpoint']
/** Search texts and URLs, which aren't stored. */
const notKept = new Set([
  'cursor',
  'text',
  'ids',
  'token',
  'code',
  'redirect',
  'email',
  'timezone',
  'clock_timezone',
  'password',
  'pin',
  // Names a place in BACKUP_TO.
  'address',
  ...ofSignIn,
])
const isNotKept = ({ id, method }: Operation, field: string) =>
  method === 'GET' ||
  // A job writes it.
  id === 'startEditingPhotos' ||
  id === 'createPhotoDownload' ||
  notKept.has(field) ||
  id === 'startSignUp' ||
  id === 'finishSignUp' ||
  id === 'createFirstAccount' ||
  id === 'joinByEmail' ||
  id === 'useLink' ||
  id === 'signUpByProvider' ||
  id === 'sendContactMessage'

const withTexts = contract.filter((operation) => textFields(operation).length > 0)

const fields = withTexts
  .flatMap((operation) => textFields(operation).map((field) => ({ id: operation.id, field, operation })))
  .map((one, turn) => ({ ...one, turn }))
/** Each field is tried with a sixth of the texts, and with those that a schema or PostgreSQL handles specially. */
const TURNS = 6
const special = ['A\u0000B', '  spaces \t tabs \r\n and lines  ']

test.each(fields)(
  '$field of $id is returned unchanged or refused with an error, whatever its content',
  async ({ field, operation, turn }) => {
    const { kind } = operation.access
    // Really joining or signing in would end the owner's session.
    const signedIn = kind === 'admin' ? admin : kind === 'anyone' ? server.visitor() : owner
    const by = kind === 'guest' ? await fixture.guest.comes() : signedIn
    let sample: Sample | undefined
    for (const text of new Set([...special, ...inTurn(hostileTexts, turn, TURNS)])) {
      sample ??= await sampleOf(operation, fixture, by)
      const answer = await send(operation, { ...sample, input: { ...sample.input, [field]: text } }, by)
      expect(answer.headers['content-type'] ?? 'application/json', text).toMatch(/^application\/(problem\+)?json/)
      const { input } = sample
      // Only requests that read or are invalid leave the sample as it was.
      if (operation.method !== 'GET' && answer.json?.code !== 'invalid_input') sample = undefined
      if (answer.status >= 400) {
        // 409: two texts that people would consider the same name. 401, 403: a wrong proof.
        expect([400, 401, 403, 404, 409], text).toContain(answer.status)
        if (answer.status === 401) expect(field).toBeOneOf(['token', 'proof'])
        if (answer.status === 403) expect(field).toBeOneOf(['code', ...ofSignIn])
        if (answer.json?.code === 'invalid_input')
          expect(Object.keys(answer.json.fields as Input)[0], text).toContain(field)
        else expect(answer.status === 409 || isNotKept(operation, field), text).toBe(true)
      } else if (!isNotKept(operation, field)) {
        const again = answer.json?.[field] ?? (await seenAgain[operation.id]!(answer.json ?? {}, input, field))
        const verbatim = (field === 'description' || field === 'location_name') && !operation.id.endsWith('Album')
        expect(again).toBe((verbatim ? text : text.trim()).toWellFormed())
      }
    }
  },
)

test("a name of ten thousand characters, or with a character that PostgreSQL can't store, is refused with an error for its field", async () => {
  for (const name of ['x'.repeat(10_000), 'A\u0000B']) {
    const { status, json } = await owner.tries(familiesContract.createFamily, { name })
    expect([status, json]).toMatchObject([400, { code: 'invalid_input', fields: { name: expect.any(String) } }])
  }
})

test('any name is escaped in emails', async () => {
  const names = hostileTexts.filter((text) => text.length <= 100 && !text.includes('\u0000') && text.trim())
  const sent = new Map<string, string>()
  for (const first_name of names) {
    const email = `${newId()}@example.org`
    const { status } = await server
      .visitor()
      .tries(signInContract.startSignUp, { first_name, last_name: 'Vale', email }, { remoteAddress: someAddress() })
    expect([first_name, status < 500]).toEqual([first_name, true])
    if (status < 300) sent.set(email, first_name)
  }
  expect(sent.size).toBeGreaterThan(8)
  await server.startWorker()
  const mailbox = server.context.post.mailbox!
  const mails = () => mailbox.list().then((all) => all.filter((mail) => sent.has(mail.to)))
  await expect.poll(async () => (await mails()).length).toBe(sent.size)
  await server.stopWorker()
  for (const { to, html, subject } of await mails()) {
    expect(html, sent.get(to)).not.toMatch(/<script|<img[^>]*onerror|javascript:/i)
    expect(subject).not.toMatch(/[\r\n]/)
  }
  const opened = await server
    .visitor()
    .sends({ method: 'GET', url: server.mailboxLink!.slice(server.config.appUrl.length) })
  const cookie = String(opened.headers['set-cookie']).split(';', 1)[0]!
  const { status, text } = await server.visitor().sends({ method: 'GET', url: '/dev/mailbox', headers: { cookie } })
  expect(status).toBe(200)
  expect(text).not.toMatch(/<script>document|<img[^>]*onerror=alert/)
})

test('a search for any text matches only that text, and pattern characters are literal', async () => {
  const family = await owner.opensFamily('100% of_us')
  const found = async (text: string) =>
    (await owner.call(activityContract.listActivities, { ...family, text })).activities.length
  expect(await found('100%')).toBe(1)
  expect(await found('of_us')).toBe(1)
  expect(await found('100_')).toBe(0)
  expect(await found('%')).toBe(1)
  expect(await found('ofXus')).toBe(0)
  expect(await found("' or true --")).toBe(0)
  for (const text of ['\\', '\\\\', '%%', '_%_', '\\%']) await found(text)
})

test('invalid dates and cursors are refused, and SQL in them has no effect', async () => {
  const wrong = ["2024-01-01'; select pg_sleep(5); --", '1; drop table photos', 'NaN', '-1', '1e999', '0x1F', '']
  for (const value of wrong) {
    for (const query of [{ cursor: value }, { limit: value }, { page: value }, { offset: value }, { sort_by: value }]) {
      const { status } = await owner.tries(photosContract.listPhotos, { family_id: fixture.family_id, ...query })
      expect([JSON.stringify(query), status < 500]).toEqual([JSON.stringify(query), true])
    }
  }
  expect((await owner.call(photosContract.listPhotos, { family_id: fixture.family_id })).total).toBeGreaterThan(0)
})
