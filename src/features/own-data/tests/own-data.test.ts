import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { ownDataContract } from '#features/own-data/own-data.contract.ts'
import { personFolder } from '#features/exports/server/export-key.ts'
import { exportsJobs } from '#features/exports/server/exports.handlers.ts'
import { exportKindsOf } from '#features/exports/server/export-kinds.ts'
import { ownDataJobs } from '#features/own-data/server/own-data.handlers.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { seedAnswer } from '#kit/answers.ts'
import { untilFinished as untilDone } from '#kit/exports.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { atTheSameMoment, untilWaiting } from '#kit/same-moment.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { unzip } from '#kit/unzip.ts'
import { addPhoto } from '#kit/uploads.ts'

const { getDeletion, keepAccount, listExports, readExport, requestDeletion, requestExport } = ownDataContract
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
})
afterAll(() => server.close())

const untilFinished = (person: Person) => untilDone(() => person.call(listExports, {}))

function job(name: string) {
  const { config, db, features, log, post, store } = server.context
  return [
    ...ownDataJobs({ config, db, log, post }),
    ...exportsJobs({ db, log, store, dataDir: config.dataDir, kinds: exportKindsOf(features) }),
  ].find((one) => one.name === name)!
}

const mailsTo = async (email: string) =>
  (await server.context.post.mailbox!.list()).filter((mail) => mail.to.includes(email)).map((mail) => mail.subject)

describe("an export of one's own data", () => {
  test("contains the recordings of the owner's children, except deleted ones and ones private to others", async () => {
    const ana = await server.person('Ana')
    const eva = await server.person('Eva')
    const family = await ana.opensFamily('Moreau')
    await server.join(family, eva, 'editor')
    const child = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2020-06-15' })
    const { prompts } = await ana.call(personalityContract.listPrompts, family)
    const of = { ...family, child_id: child.id, prompt_id: prompts[0]!.id }
    const [anas, evas] = [await seedAnswer(ana, of), await seedAnswer(eva, of)]
    await seedAnswer(eva, of, { audience: 'private' })
    const deleted = await seedAnswer(ana, of)
    await ana.call(personalityContract.deleteResponse, deleted)
    const recordingsOf = async (person: Person) => {
      await person.call(requestExport, {})
      const { id } = await untilFinished(person)
      const files = await unzip(new Uint8Array(await (await person.fetches(`/api/exports/${id}/file`)).arrayBuffer()))
      return [...files].flatMap(([name, bytes]) => (/\/answers\/.*\.webm$/.test(name) ? [bytes.toString()] : []))
    }
    expect((await recordingsOf(ana)).toSorted()).toEqual([anas, evas].map(({ bytes }) => bytes.toString()).toSorted())
    expect(await recordingsOf(eva)).toHaveLength(2)
  })

  test("contains a grandmother's originals byte for byte, her data, and nothing that's hidden from her", async () => {
    const rosa = await server.person('Rosa')
    const ben = await server.person('Ben')
    const own = await rosa.opensFamily('The / Ríos: "family"')
    const others = await ben.opensFamily('Ben’s')
    await server.join(own, ben, 'editor')
    await server.join(others, rosa, 'editor')
    const mine = await drawPicture()
    const bens = await drawPicture()
    await addPhoto(rosa, own, mine, '../../beach.jpg')
    await addPhoto(ben, own, bens, 'of ben.jpg')
    await seedPhoto(ben, own, { filename: 'private.jpg', audience: 'private' })
    await addPhoto(ben, others, await drawPicture(), 'not hers.jpg')
    const hers = await drawPicture()
    await addPhoto(rosa, others, hers, 'hers.jpg')

    await rosa.call(requestExport, {})
    const made = await untilFinished(rosa)
    expect(made).toMatchObject({ state: 'ready', files_done: 3, files_total: 3 })
    const answer = await rosa.fetches(`/api/exports/${made.id}/file`)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="hearthbook-\d{4}-\d\d-\d\d.zip"/)
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
    const originals = [...files].filter(([name]) => name.includes('/photos/'))
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    expect(originals.map(([, bytes]) => hash(bytes)).toSorted()).toEqual([mine, bens, hers].map(hash).toSorted())
    expect([...files.keys()].join('\n')).not.toMatch(/\.\.|\\/)
    expect(JSON.parse(String(files.get('account/profiles.json')))).toMatchObject([
      { id: rosa.user_id, email: rosa.email },
    ])
    expect(String(files.get('account/audit_log.json'))).toContain('data.export_requested')
    for (const [name, bytes] of files) {
      expect(bytes.toString('latin1'), name).not.toContain('private.jpg')
      // A notification may already have announced that Ben added it.
      if (!name.endsWith('/notifications.json')) expect(bytes.toString('latin1'), name).not.toContain('not hers.jpg')
    }
    expect(String(files.get('README.txt'))).toContain('your data from Hearthbook')
    await expect.poll(() => mailsTo(rosa.email)).toEqual(['Your Hearthbook export is ready'])
    expect((await ben.tries(readExport, { export_id: made.id })).status).toBe(404)
  })

  test('is made once, however often the button is pressed', async () => {
    const eva = await server.person('Eva')
    await server.stopWorker()
    const asked = await Promise.all([1, 2, 3].map(() => eva.call(requestExport, {})))
    await server.startWorker()
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    await untilFinished(eva)
    expect((await eva.call(listExports, {})).exports).toHaveLength(1)
  })

  test('is deleted after a week, including its file', async () => {
    const tom = await server.person('Tom')
    await tom.call(requestExport, {})
    const { id } = await untilFinished(tom)
    await server.sql(`update exports set expires_at = now() - interval '1 second' where id = $1`, [id])
    await job('clean-up-exports').run(undefined)
    expect((await tom.tries(readExport, { export_id: id })).status).toBe(404)
    const left: string[] = []
    for await (const key of server.context.store.list(personFolder(tom.user_id))) left.push(key)
    expect(left).toEqual([])
  })

  test('that fails is marked as failed and can be requested again', async () => {
    const una = await server.person('Una')
    const family = await una.opensFamily('Broken')
    const photo = await addPhoto(una, family, await drawPicture())
    const { store } = server.context
    const open = store.open
    store.open = () => Promise.reject(new Error('the disk has gone'))
    await una.call(requestExport, {})
    expect(await untilFinished(una)).toMatchObject({ state: 'failed' })
    store.open = open
    // A lost file doesn't prevent the export of the others.
    const [row] = await server.sql<{ storage_path: string }>('select storage_path from photos where id = $1', [photo])
    await store.remove(row!.storage_path)
    const again = await una.call(requestExport, {})
    const made = await untilFinished(una)
    expect(made).toMatchObject({ id: again.id, state: 'ready' })
    const answer = await una.fetches(`/api/exports/${made.id}/file`)
    expect([...(await unzip(new Uint8Array(await answer.arrayBuffer()))).keys()]).toContain('missing.txt')
  })
})

describe('deleting an account', () => {
  test('tells an owner which families need another owner first, and changes nothing', async () => {
    const ana = await server.person('Ana')
    const family = await ana.opensFamily('Needs somebody')
    const answer = await ana.call(requestDeletion, { typed_email: ana.email })
    expect(answer).toMatchObject({ purge_after: null, owned_families: [{ id: family.family_id, members: 1 }] })
    expect((await ana.call(accountsContract.getSession, {})).user).not.toBeNull()
  })

  test('needs the right email and a confirmed identity', async () => {
    const ida = await server.person('Ida')
    expect(await ida.tries(requestDeletion, { typed_email: 'other@example.org' })).toMatchObject({
      status: 400,
      json: { fields: { typed_email: 'email_differs' } },
    })
    await server.sql(`update auth_sessions set proven_at = now() - interval '11 minutes' where user_id = $1`, [
      ida.user_id,
    ])
    expect(await ida.tries(requestDeletion, { typed_email: ida.email })).toMatchObject({
      status: 403,
      json: { code: 'proof_required' },
    })
  })

  test('ends every session and key, sends an email, and can be canceled for thirty days', async () => {
    const max = await server.person('Max')
    const phone = await max.withSession()
    const { token } = await max.call(apiKeysContract.createApiKey, { name: 'Frame', scopes: ['read'] })
    const { purge_after } = await max.call(requestDeletion, { typed_email: max.email })
    expect(new Date(purge_after!).getTime() - Date.now()).toBeGreaterThan(29.9 * 24 * 60 * 60 * 1000)
    for (const session of [max, phone]) expect((await session.call(accountsContract.getSession, {})).user).toBeNull()
    const headers = { authorization: `Bearer ${token}`, origin: '' }
    expect((await server.visitor().tries(familiesContract.listFamilies, {}, { headers })).status).toBe(401)
    await expect.poll(() => mailsTo(max.email)).toEqual(['Your Hearthbook account will be deleted'])
    await job('purge-accounts').run(undefined)

    const back = await max.withSession()
    expect(await back.call(accountsContract.getSession, {})).toMatchObject({ leaving_at: expect.any(String) })
    for (const operation of [familiesContract.listFamilies, requestExport, accountsContract.getPreferences])
      expect((await back.tries(operation, {})).json).toMatchObject({ status: 403, code: 'account_leaving' })
    await back.call(keepAccount, {})
    expect((await back.tries(familiesContract.listFamilies, {})).status).toBe(200)
    expect(await back.call(accountsContract.getSession, {})).toMatchObject({ leaving_at: null })
    expect(await back.call(getDeletion, {})).toMatchObject({ purge_after: null })
  })

  test('purges the person after the grace period; what they shared with the family stays, private items are deleted', async () => {
    const ana = await server.person('Anna')
    const uwe = await server.person('Uwe')
    await uwe.call(accountsContract.savePreferences, { timezone: 'PST' })
    const family = await ana.opensFamily('Stays')
    await server.join(family, uwe, 'editor')
    const shared = await addPhoto(uwe, family, await drawPicture(), 'shared.jpg')
    const secret = await addPhoto(uwe, family, await drawPicture(), 'secret.jpg')
    await server.sql(`update photos set audience = 'private' where id = $1`, [secret])
    await uwe.call(requestExport, {})
    await untilFinished(uwe)
    await uwe.call(requestDeletion, { typed_email: uwe.email })
    await expect.poll(() => mailsTo(uwe.email)).toContain('Your Hearthbook account will be deleted')
    await server.sql(`update account_deletions set purge_after = now() - interval '1 second' where user_id = $1`, [
      uwe.user_id,
    ])
    await job('purge-accounts').run(undefined)

    expect(await server.sql('select id from profiles where id = $1', [uwe.user_id])).toEqual([])
    const { photos } = await ana.call(photosContract.listPhotos, family)
    expect(photos.map(({ id }) => id)).toEqual([shared])
    expect(await server.sql('select id from photos where id = $1 and deleted_at is null', [secret])).toEqual([])
    const objects = async () => {
      const keys: string[] = []
      for await (const key of server.context.store.list(personFolder(uwe.user_id))) keys.push(key)
      return keys
    }
    await expect.poll(objects).toEqual([])
  })

  test.each(['kept', 'purged'] as const)(
    'is %s if that comes first by a moment, and its person gets the right answer',
    async (first) => {
      const lea = await server.person('Lea')
      await lea.call(requestDeletion, { typed_email: lea.email })
      const back = await lea.withSession()
      await server.sql(`update account_deletions set purge_after = now() - interval '1 second' where user_id = $1`, [
        lea.user_id,
      ])
      let status = 0
      const keep = async () => void (status = (await back.tries(keepAccount, {})).status)
      const purge = () => job('purge-accounts').run(undefined)
      const [begins, follows] = first === 'kept' ? [keep, purge] : [purge, keep]
      const query = 'select from account_deletions where user_id = $1 for update'
      await atTheSameMoment(server, { query, values: [lea.user_id] }, () => [
        begins(),
        untilWaiting(server, 1).then(follows),
      ])
      expect(status).toBe(first === 'kept' ? 204 : 401)
      expect(await server.sql('select from profiles where id = $1', [lea.user_id])).toHaveLength(
        first === 'kept' ? 1 : 0,
      )
    },
  )

  test("isn't blocked by any foreign key in the database", async () => {
    const holding = await server.sql(
      `select conrelid::regclass || '.' || conname as name from pg_constraint
       where contype = 'f' and confrelid = 'profiles'::regclass and confdeltype in ('a', 'r')`,
    )
    expect(holding).toEqual([])
  })
})
