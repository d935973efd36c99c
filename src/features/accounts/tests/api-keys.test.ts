import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { API_KEYS_MAX } from '#features/accounts/api-keys.rules.ts'
import { devicesContract } from '#features/accounts/devices.contract.ts'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { mayUseKey } from '#server/http/guards.ts'
import { keyScopes, type KeyScope } from '#shared/key-scopes.ts'
import { contract } from '#app/contract.ts'
import { listenWith } from '#kit/live-stream.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { createApiKey, listApiKeys, revokeApiKey } = apiKeysContract
const { getFamily, listFamilies, renameFamily } = familiesContract
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Keys')
})
afterAll(() => server.close())

/** A program: unlike a browser, it sends no cookie and no Origin. */
async function program(scopes: KeyScope[], limits: { lifetime_days?: 30; family_ids?: string[] } = {}) {
  const { key, token } = await ana.call(createApiKey, { name: `Frame in the ${scopes[0]}ing room`, scopes, ...limits })
  const headers = { authorization: `Bearer ${token}`, origin: '' }
  const tries: Person['tries'] = (operation, input) => server.visitor().tries(operation, input, { headers })
  return { key, token, tries }
}

test("a photo frame with a read-only key sees its owner's families and can't change anything", async () => {
  const frame = await program(['read'])
  expect((await frame.tries(listFamilies, {})).json).toMatchObject({ families: [{ name: 'The Keys' }] })
  expect(await frame.tries(getFamily, family)).toMatchObject({ status: 200 })
  expect(await frame.tries(renameFamily, { ...family, name: 'Mine' })).toMatchObject({ status: 403 })
})

test('a read-write key can change what its owner can change', async () => {
  const script = await program([...keyScopes])
  expect(await script.tries(renameFamily, { ...family, name: 'The Keys' })).toMatchObject({ status: 200 })
  const other = await (await server.person('Otto')).opensFamily('Others')
  expect(await script.tries(getFamily, other)).toMatchObject({ status: 404 })
})

test('a key does only what its scopes allow', async () => {
  const { createAlbum, deleteAlbum, listAlbums } = albumsContract
  const here = await ana.opensFamily('The Scopes')
  const album = { ...here, title: 'Frame' }
  const statusesOf = async (...scopes: KeyScope[]) => {
    const { tries } = await program(scopes)
    const made = await ana.call(createAlbum, album)
    const answers = [
      await tries(listAlbums, here),
      await tries(createAlbum, album),
      await tries(deleteAlbum, { ...here, album_id: made.id }),
      await tries(guestsContract.addGuest, { ...here, name: 'Oma', days: null, language: null }),
    ]
    return answers.map(({ status }) => (status < 300 ? 'done' : status))
  }
  expect(await statusesOf('read')).toEqual(['done', 403, 403, 403])
  expect(await statusesOf('add')).toEqual([403, 'done', 403, 403])
  expect(await statusesOf('edit')).toEqual([403, 403, 'done', 403])
  expect(await statusesOf('share')).toEqual([403, 403, 403, 'done'])
})

test('a key for one family finds nothing in the others, even if its person is a member of them', async () => {
  const second = await ana.opensFamily('The Seconds')
  const { tries } = await program([...keyScopes], { family_ids: [second.family_id] })
  expect((await tries(listFamilies, {})).json).toMatchObject({ families: [{ name: 'The Seconds' }] })
  expect((await tries(getFamily, second)).status).toBe(200)
  for (const operation of contract.filter(({ id }) =>
    ['getFamily', 'listPhotos', 'listPeople', 'listAlbums'].includes(id),
  ))
    expect((await tries(operation, family)).status, operation.id).toBe(404)
  const { text } = await tries(searchContract.searchEverything, { q: 'Keys' })
  expect(text).not.toContain(family.family_id)
  const others = await (await server.person('Otto')).opensFamily('Not Ana’s')
  const created = await ana.tries(createApiKey, { name: 'x', scopes: ['read'], family_ids: [others.family_id] })
  expect(created.status).toBe(404)
})

test('a script follows events with its key: only of its families, until the key is revoked', async () => {
  const second = await ana.opensFamily('The Listeners')
  const { key, token } = await program(['read'], { family_ids: [second.family_id] })
  const stream = await listenWith({ authorization: `Bearer ${token}` }, server.url)
  await ana.call(renameFamily, { ...family, name: 'The Keys' })
  const third = await ana.opensFamily('The Unheard')
  await ana.call(renameFamily, { ...second, name: 'The Heard' })
  await stream.waitFor((event) => event.kind === 'family' && event.family_id === second.family_id)
  const heard = stream.events.flatMap((event) => ('family_id' in event ? event.family_id : []))
  expect(new Set(heard)).toEqual(new Set([second.family_id]))
  expect(heard).not.toContain(third.family_id)
  await ana.call(revokeApiKey, { key_id: key.id })
  await stream.ended
  expect(stream.isSignedOut()).toBe(true)
})

test('no key can access the account, its credentials, other keys, or the admin area', async () => {
  const script = await program([...keyScopes])
  const { updateProfile, saveSettings, getSettings, savePreferences } = accountsContract
  for (const operation of [updateProfile, getSettings, saveSettings, savePreferences, listApiKeys, createApiKey])
    expect(
      await script.tries(operation, { name: 'x', scopes: ['read', 'add', 'edit', 'share'] }),
      operation.id,
    ).toMatchObject({ status: 403 })
  const opened = contract.filter((operation) => mayUseKey(keyScopes, operation))
  expect(opened.filter(({ access }) => access.kind !== 'member').map(({ id }) => id)).toEqual([
    'readAvatar',
    'listFamilies',
    'followEvents',
    'searchEverything',
  ])
})

test('a key is shown once and stored as a hash, and its last use is recorded', async () => {
  const { key, token, tries } = await program(['read'])
  expect(token).toMatch(/^hbk_[\w-]{43}$/)
  expect(token.endsWith(key.hint)).toBe(true)
  expect(key.last_used_at).toBeNull()
  await tries(listFamilies, {})
  const { keys } = await ana.call(listApiKeys, {})
  expect(keys[0]).toMatchObject({ id: key.id, last_used_at: expect.any(String) })
  const stored = await server.sql('select row_to_json(k)::text as row from api_keys k')
  expect(stored.map(({ row }) => row).join()).not.toContain(token.slice(4))
})

test("a key that's revoked, expired, mistyped, or whose owner is gone doesn't work", async () => {
  const { key, token, tries } = await program(['read'], { lifetime_days: 30 })
  await server.sql(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [key.id])
  expect((await tries(listFamilies, {})).status).toBe(401)
  await server.sql(`update api_keys set expires_at = null where id = $1`, [key.id])
  expect((await tries(listFamilies, {})).status).toBe(200)
  const misspelt = { headers: { authorization: `Bearer ${token.slice(0, -1)}!`, origin: '' } }
  expect((await server.visitor().tries(listFamilies, {}, misspelt)).status).toBe(401)
  await ana.call(revokeApiKey, { key_id: key.id })
  expect((await tries(listFamilies, {})).status).toBe(401)
  const ben = await server.person('Ben')
  expect((await ben.tries(revokeApiKey, { key_id: (await program(['read'])).key.id })).status).toBe(404)
})

/** A pending invitation and an active guest link that someone created for the family. */
async function inviteBy(tries: Person['tries'], email: string) {
  const invited = await tries(invitationsContract.inviteMembers, { ...family, emails: [email], role: 'viewer' })
  expect(invited.status, invited.text).toBe(200)
  const guest = await tries(guestsContract.addGuest, { ...family, name: email, days: null, language: null })
  expect(guest.status, guest.text).toBe(201)
}

const openNames = async () => {
  const { invitations } = await ana.call(invitationsContract.listInvitations, family)
  const { guests } = await ana.call(guestsContract.listGuests, family)
  return [...invitations.map(({ email }) => email), ...guests.map(({ name }) => name)].toSorted()
}

test('revoking a key cancels its open invitations and guest links, but not those of its owner', async () => {
  const script = await program([...keyScopes])
  await inviteBy(script.tries, 'by-key@example.org')
  await inviteBy(ana.tries, 'by-ana@example.org')
  expect(await openNames()).toEqual([
    'by-ana@example.org',
    'by-ana@example.org',
    'by-key@example.org',
    'by-key@example.org',
  ])
  await ana.call(revokeApiKey, { key_id: script.key.id })
  expect(await openNames()).toEqual(['by-ana@example.org', 'by-ana@example.org'])
})

test('open invitations and guest links of a key end when it expires, unless its owner renews them', async () => {
  const script = await program([...keyScopes], { lifetime_days: 30 })
  await inviteBy(script.tries, 'until-expiry@example.org')
  await inviteBy(script.tries, 'renewed@example.org')
  const endOf = (table: 'invitations' | 'guests') =>
    server.sql<{ ends_with_key: boolean }>(
      `select entry.expires_at = key.expires_at as ends_with_key from ${table} entry join api_keys key on key.id = entry.api_key_id
       where key.id = '${script.key.id}'`,
    )
  expect(await endOf('guests')).toEqual([{ ends_with_key: true }, { ends_with_key: true }])
  // The key expires in a minute; the default seven days would outlive it.
  await server.sql(`update api_keys set expires_at = now() + interval '1 minute' where id = '${script.key.id}'`)
  const resend = async (tries: Person['tries'], email: string) => {
    const [{ id } = { id: '' }] = await server.sql<{ id: string }>(
      `select id from invitations where email = '${email}'`,
    )
    expect((await tries(invitationsContract.resendInvitation, { ...family, invitation_id: id })).status).toBe(200)
  }
  await resend(script.tries, 'until-expiry@example.org')
  await resend(ana.tries, 'renewed@example.org')
  expect(await endOf('invitations')).toEqual([{ ends_with_key: true }])
})

test("a key can't see the links of invitations, but its owner can", async () => {
  const { tries } = await program([...keyScopes])
  await inviteBy(ana.tries, 'linked@example.org')
  const listBy = async (by: Person['tries']) =>
    (await by(invitationsContract.listInvitations, family)).json as {
      invitations: { id: string; link: string | null }[]
    }
  const { invitations } = await listBy(tries)
  expect(invitations.map(({ link }) => link)).toEqual(invitations.map(() => null))
  const [{ id } = { id: '' }] = invitations
  const again = await tries(invitationsContract.resendInvitation, { ...family, invitation_id: id })
  expect(again.json).toMatchObject({ id, link: null })
  for (const { link } of (await listBy(ana.tries)).invitations) expect(link).toMatch(/accept-invitation#token=/)
})

test('signing out everywhere else revokes every API key', async () => {
  const script = await program([...keyScopes])
  await ana.call(devicesContract.signOutOthers, {})
  expect((await script.tries(listFamilies, {})).status).toBe(401)
  expect((await ana.call(listApiKeys, {})).keys).toEqual([])
})

test('a person can have only a limited number of keys', async () => {
  const carl = await server.person('Carl')
  for (let made = 0; made < API_KEYS_MAX; made++) await carl.call(createApiKey, { name: `${made}`, scopes: ['read'] })
  expect(await carl.tries(createApiKey, { name: 'One more', scopes: ['read'] })).toMatchObject({
    status: 400,
    json: { fields: { name: 'too_many_keys' } },
  })
})

test('wrong keys are slowed down by network, and the right one still works from there', async () => {
  const { tries } = await program(['read'])
  const wrong = { headers: { authorization: 'Bearer hbk_wrong', origin: '' } }
  const statuses = new Set<number>()
  for (let tried = 0; tried < 40; tried++) statuses.add((await server.visitor().tries(listFamilies, {}, wrong)).status)
  expect(statuses).toEqual(new Set([401, 429]))
  expect((await tries(listFamilies, {})).status).toBe(200)
})
