import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { openTestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'
import { withClient } from '#server/db/cluster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { roleName, roles, roleUrl } from '#server/db/roles.ts'

const SECRETS = {
  smith: 'the secret of the Smith family, long enough',
  okafor: 'the secret of the Okafor family, long',
}
type Instance = keyof typeof SECRETS

let folder: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-roles-'))
  postgres = await startEmbeddedPostgres({
    ...{ dir: path.join(folder, 'postgres'), log: () => {}, settings: { fsync: 'off' } },
  })
  // As docs/operations.md says.
  for (const name of ['smith', 'okafor'])
    await asAdmin(`create role ${name} login createrole password '${name}'`, `create database ${name} owner ${name}`)
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function asAdmin(...statements: string[]) {
  await withClient(postgres.adminUrl('postgres'), async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

function ownerUrl(owner: Instance, database: Instance = owner) {
  const url = new URL(postgres.adminUrl(database))
  return Object.assign(url, { username: owner, password: owner }).href
}

async function open(name: Instance) {
  const database = { ownerUrl: ownerUrl(name), adminUrl: postgres.adminUrl('postgres') }
  return openTestApp({ database, withWorker: true, config: { secret: SECRETS[name] } })
}

const userOf = (url: string) =>
  withClient(url, async (client) => (await client.query<{ name: string }>('select current_user as name')).rows[0]?.name)

test("two instances in one cluster don't disturb each other, and neither can connect to the other's database", async () => {
  const smith = await open('smith')
  const okafor = await open('okafor')
  for (const server of [smith, okafor]) {
    const ana = await server.person('Ana')
    const family = await ana.opensFamily('Ours')
    const photo_id = await addPhoto(ana, family)
    expect(await ana.call(photosContract.getPhoto, { ...family, photo_id })).toMatchObject({ id: photo_id })
  }
  await smith.close()
  await okafor.close()

  for (const [mine, theirs] of [['smith', 'okafor'] as const, ['okafor', 'smith'] as const]) {
    for (const role of roles) {
      const name = role.replace('app', mine)
      expect(await userOf(roleUrl(ownerUrl(mine), role, SECRETS[mine]))).toBe(name)
      const elsewhere = roleUrl(ownerUrl(mine), role, SECRETS[mine], ownerUrl(theirs))
      await expect(userOf(elsewhere), name).rejects.toThrow(`permission denied for database "${theirs}"`)
    }
    await expect(userOf(ownerUrl(mine, theirs))).rejects.toThrow(`permission denied for database "${theirs}"`)
  }
})

test.each([
  ['app_owner', 'app_rw'],
  ['smith', 'smith_rw'],
  ['Smith-Okafor', 'smith_okafor_rw'],
  ['7', 'app_7_rw'],
  ['pg', 'app_pg_rw'],
  ['', 'app_rw'],
])('the user %j has a role named %s', (owner, name) => {
  const url = Object.assign(new URL('postgres://host/hearthbook'), { username: owner })
  expect(roleName(url.href, 'app_rw')).toBe(name)
})

test('roles from before they were named after the owner are renamed, with their grants', async () => {
  await migrate(ownerUrl('smith'), SECRETS.smith)
  await asAdmin(...roles.map((role) => `alter role ${role.replace('app', 'smith')} rename to ${role}`))
  await migrate(ownerUrl('smith'), SECRETS.smith)
  const url = roleUrl(ownerUrl('smith'), 'app_rw', SECRETS.smith)
  expect(await userOf(url)).toBe('smith_rw')
  await withClient(url, (client) => client.query('select from photos'))
})
