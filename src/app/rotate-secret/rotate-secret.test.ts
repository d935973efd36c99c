import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unwrapAbout } from '#features/capsules/server/file-crypto.ts'
import { keyOfServer, secretOf, type Terms } from '#features/capsules/server/letter-crypto.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { invitationLinks } from '#features/invitations/server/invitation-links.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { ensureDatabase, withClient } from '#server/db/cluster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { rolesCanConnect } from '#server/db/roles.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import { encrypt, decrypt } from '#server/storage/encrypt.ts'
import { backupEncryption } from '#features/backups/server/backup-key.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'
import { partsOf, repositoryIn } from '#kit/backups.ts'
import { sealFor, seedLetterFile } from '#kit/letters.ts'
import { openTestApp } from '#kit/test-app.ts'
import { nextSecret } from './next-secret.ts'
import { rotateSecret } from './rotate-secret.ts'

const NEW_SECRET = 'another secret of at least thirty-two letters'
const TOTP = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const NOT_OWN = { is_own: false }
const secrets = { from: TEST_SECRET, to: NEW_SECRET }

// Roles and their passwords are cluster-wide, so this test starts a cluster of its own.
let folder: string
let postgres: EmbeddedPostgres

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-rotate-'))
  postgres = await startEmbeddedPostgres({
    ...{ dir: path.join(folder, 'postgres'), log: () => {}, settings: { fsync: 'off' } },
  })
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function database(name: string) {
  const adminUrl = postgres.adminUrl('postgres')
  return { adminUrl, ownerUrl: await ensureDatabase(adminUrl, name, TEST_SECRET) }
}

test('people stay signed in and keep their authenticators, invitations get new links, and a backup from before can be restored', async () => {
  const at = await database('rotated')
  const before = await openTestApp({ database: at })
  const ana = await before.person('Ana')
  const family = await ana.opensFamily('Moreau')
  await ana.call(invitationsContract.inviteMembers, { ...family, emails: ['ben@example.org'], role: 'viewer' })
  await before.sql(
    `insert into authenticators (user_id, sealed_secret, confirmed_at, created_at) values ($1, $2, now(), now())`,
    [ana.user_id, encrypt(TEST_SECRET, TOTP)],
  )
  await before.sql('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [ana.user_id, 'hash'])
  const child = await ana.call(childrenContract.addChild, { ...family, first_name: 'Alma', birth_date: '2020-01-01' })
  const file_ids = [await seedLetterFile(ana, family)]
  await sealFor(ana, { ...family, person_id: child.id, file_ids })
  const draft = await seedLetterFile(ana, family)
  await before.sql(
    `insert into webhooks (id, family_id, created_by, url, events, sealed_secret, replaced_secret, replaced_until)
     values (gen_random_uuid(), $1, $2, 'https://home.example', '{photo.added}', $3, $4, now() + interval '1 day')`,
    [family.family_id, ana.user_id, encrypt(TEST_SECRET, 'whsec_new'), encrypt(TEST_SECRET, 'whsec_old')],
  )
  await expect(rotateSecret(at.ownerUrl, secrets, NOT_OWN)).rejects.toThrow('Stop it first')
  const encryption = await withClient(at.ownerUrl, (client) => backupEncryption(client, TEST_SECRET))
  const repository = await repositoryIn(path.join(folder, 'backups'), encryption)
  const { name } = await makeBackup(repository, partsOf(before))
  await before.close()

  const rotated = await rotateSecret(at.ownerUrl, secrets, NOT_OWN)
  expect(rotated).toEqual({ unreadable: 0, letters: 0, invitations: 1, recovery_codes_of: 1, pushed_to: 0 })
  expect(await rolesCanConnect(at.ownerUrl, TEST_SECRET)).toBe(false)
  // A run after a late interruption finds everything already re-encrypted.
  expect(await rotateSecret(at.ownerUrl, secrets, NOT_OWN)).toMatchObject({ unreadable: 0, invitations: 1 })

  // The folder was removed with the server.
  await withClient(at.ownerUrl, (client) => client.query('delete from local.store'))
  const after = await openTestApp({ database: at, config: { secret: NEW_SECRET } })
  const [{ sealed_secret, token_hash, id }] = (await after.sql<Record<'sealed_secret' | 'token_hash' | 'id', string>>(
    'select sealed_secret, token_hash, invitations.id from authenticators, invitations',
  )) as [Record<'sealed_secret' | 'token_hash' | 'id', string>]
  expect(decrypt(NEW_SECRET, sealed_secret)).toBe(TOTP)
  const [webhook] = await after.sql<Record<'sealed_secret' | 'replaced_secret', string>>('select * from webhooks')
  expect(decrypt(NEW_SECRET, webhook!.sealed_secret)).toBe('whsec_new')
  expect(decrypt(NEW_SECRET, webhook!.replaced_secret)).toBe('whsec_old')
  expect(token_hash).toBe(invitationLinks({ appUrl: '', secret: NEW_SECRET }).hashOf(id))
  const [letter] = await after.sql<Terms & { server_key: string }>('select * from capsules')
  const letterKey = keyOfServer(letter!.server_key, letter!, NEW_SECRET)
  expect(letterKey).toBeDefined()
  const files = await after.sql<{ id: string; about: string }>('select id, about from capsule_files')
  for (const { id: file_id, about } of files)
    expect(unwrapAbout(about, file_id === draft ? NEW_SECRET : secretOf(letterKey!))).toMatchObject({ kind: 'audio' })
  expect(files).toHaveLength(2)
  const sessions = await after.sql('select id from auth_sessions where user_id = $1', [ana.user_id])
  expect(sessions).toHaveLength(1)
  // Her recovery kit still opens the backups.
  expect(await withClient(at.ownerUrl, (client) => backupEncryption(client, NEW_SECRET))).toEqual(encryption)
  await after.close()

  const { ownerUrl } = await database('restored')
  const env = { DATABASE_URL: ownerUrl, DATA_DIR: path.join(folder, 'restored'), SECRET: TEST_SECRET, BILLING: 'off' }
  expect(await restoreBackup(repository, name, env)).toMatchObject({ wrong: [], lost: [] })
  await expect(
    restoreBackup(repository, name, { ...env, DATA_DIR: path.join(folder, 'x'), SECRET: NEW_SECRET }),
  ).rejects.toThrow(/SECRET/)
  const restored = await withClient(ownerUrl, (client) => client.query('select sealed_secret from authenticators'))
  expect(decrypt(TEST_SECRET, (restored.rows[0] as { sealed_secret: string }).sealed_secret)).toBe(TOTP)
  expect(await rotateSecret(ownerUrl, secrets, NOT_OWN)).toMatchObject({ unreadable: 0, invitations: 1 })
})

test('an interrupted rotation changes nothing', async () => {
  const at = await database('interrupted')
  const server = await openTestApp({ database: at })
  const ana = await server.person('Ana')
  const sealed = encrypt(TEST_SECRET, TOTP)
  await server.sql('insert into authenticators (user_id, sealed_secret) values ($1, $2)', [ana.user_id, sealed])
  await server.sql('alter table push_subscriptions rename to push_subscriptions_gone')
  await server.close()
  await expect(rotateSecret(at.ownerUrl, secrets, NOT_OWN)).rejects.toThrow('push_subscriptions')
  const stored = await withClient(at.ownerUrl, (client) => client.query('select sealed_secret from authenticators'))
  expect(stored.rows).toEqual([{ sealed_secret: sealed }])
  expect(await rolesCanConnect(at.ownerUrl, TEST_SECRET)).toBe(true)
})

test("the next secret is saved before it's used, and a run after an interruption uses the same one", async () => {
  const dataDir = await mkdtemp(path.join(folder, 'data-'))
  await writeFile(path.join(dataDir, 'secret'), 'the old secret')
  const first = nextSecret(dataDir, {})
  expect(nextSecret(dataDir, {}).to).toBe(first.to)
  expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe('the old secret')
  first.install()
  expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe(first.to)
  expect(nextSecret(dataDir, {}).to).not.toBe(first.to)
})

test('if SECRET is a setting, NEW_SECRET is required', () => {
  const SECRET = 'x'.repeat(32)
  for (const given of [undefined, 'short', SECRET])
    expect(() => nextSecret(folder, { SECRET, NEW_SECRET: given })).toThrow('Set NEW_SECRET')
  expect(nextSecret(folder, { SECRET, NEW_SECRET }).to).toBe(NEW_SECRET)
})
