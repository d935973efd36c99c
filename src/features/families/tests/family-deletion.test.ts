import { beforeEach, describe, expect, test } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { purgeDeletedFamilies } from '#features/families/server/purge-family.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { atTheSameMoment } from '#kit/same-moment.ts'

const { deleteFamily, getFamily, listDeletedFamilies, listFamilies, listFamilyUse, purgeFamily, restoreFamily } =
  familiesContract
let photo_id: string

openForAnaAndBen({ withWorker: true })
beforeEach(async () => {
  photo_id = await seedPhoto(ben, family)
})

const seenBy = async (person: Person) =>
  (await person.call(listFamilies, {})).families.some(({ id }) => id === family.family_id)
const deletedOf = async (person: Person) =>
  (await person.call(listDeletedFamilies, {})).families.filter(({ id }) => id === family.family_id)
const statusOf = async (url: string) => (await ben.fetches(url)).status

/** The number of rows that reference the family, by table. Audit entries are kept. */
async function rowsLeft(): Promise<string[]> {
  const tables = await server.sql<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'family_id' and table_name <> 'audit_log'`,
  )
  const left: string[] = []
  for (const { name } of tables) {
    const [{ count } = { count: '0' }] = await server.sql<{ count: string }>(
      `select count(*) from ${name} where family_id = $1`,
      [family.family_id],
    )
    if (Number(count)) left.push(name)
  }
  const families = await server.sql('select 1 from families where id = $1', [family.family_id])
  return families.length ? [...left, 'families'] : left
}

async function objectsLeft(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of server.context.store.list(`families/${family.family_id}/`)) keys.push(key)
  return keys
}

describe('a deleted family', () => {
  test('is hidden from everyone right away, including its photos', async () => {
    const { small_url, original_url } = await ben.call(photosContract.getPhoto, { ...family, photo_id })
    expect(await statusOf(small_url)).toBe(200)
    await ana.call(deleteFamily, { ...family, name: family.name })
    for (const person of [ana, ben]) {
      expect(await seenBy(person)).toBe(false)
      expect((await person.tries(getFamily, family)).status).toBe(404)
      expect((await person.tries(photosContract.listPhotos, family)).status).toBe(404)
      expect((await person.call(listFamilyUse, {})).families.map((used) => used.family_id)).not.toContain(
        family.family_id,
      )
    }
    await expect.poll(() => statusOf(small_url), { interval: 2 }).toBe(404)
    expect(await statusOf(original_url!)).toBe(404)
  })

  test('is visible only to its owner for thirty days and can be fully restored', async () => {
    const lost = await ana.call(deleteFamily, { ...family, name: `  ${family.name} ` })
    expect(Date.parse(lost.purge_after) - Date.parse(lost.deleted_at)).toBe(30 * 24 * 60 * 60 * 1000)
    expect(await deletedOf(ana)).toEqual([lost])
    expect(await deletedOf(ben)).toEqual([])
    expect((await ben.tries(restoreFamily, family)).status).toBe(404)
    expect((await ben.tries(purgeFamily, family)).status).toBe(404)
    expect(await ana.call(restoreFamily, family)).toEqual({ id: family.family_id, name: family.name })
    expect((await ben.call(getFamily, family)).role).toBe('editor')
    expect((await ben.call(photosContract.listPhotos, family)).total).toBe(1)
    expect((await ana.tries(restoreFamily, family)).status).toBe(404)
  })

  test('has to be confirmed with the exact name', async () => {
    for (const name of ['', 'the moreaus', 'The Moreau', 'x'.repeat(10_000)])
      expect(await ana.tries(deleteFamily, { ...family, name })).toMatchObject({
        status: 400,
        json: { fields: { name: 'family_name_differs' } },
      })
    expect((await ben.tries(deleteFamily, { ...family, name: family.name })).status).toBe(403)
    expect(await seenBy(ana)).toBe(true)
  })

  test("is purged after thirty days, rows and objects; a more recent one isn't", async () => {
    const young = await ana.opensFamily('Young')
    await ana.call(deleteFamily, young)
    await ana.call(deleteFamily, { ...family, name: family.name })
    await server.sql("update families set purge_after = now() - interval '1 second' where id = $1", [family.family_id])
    expect(await deletedOf(ana)).toEqual([])
    expect((await ana.tries(restoreFamily, family)).status).toBe(404)
    await purgeDeletedFamilies({ db: server.context.db.worker })
    await expect.poll(rowsLeft).toEqual([])
    await expect.poll(objectsLeft).toEqual([])
    expect(await ana.call(restoreFamily, young)).toMatchObject({ name: 'Young' })
  })

  test('is purged right away if its owner asks for it', async () => {
    await ana.call(deleteFamily, { ...family, name: family.name })
    await ana.call(purgeFamily, family)
    expect(await deletedOf(ana)).toEqual([])
    await expect.poll(rowsLeft).toEqual([])
    await expect.poll(objectsLeft).toEqual([])
    const [audited] = await server.sql(
      "select actor_id from audit_log where action = 'family.purged' and family_id = $1",
      [family.family_id],
    )
    expect(audited).toEqual({ actor_id: ana.user_id })
  })

  test("that's restored and purged at the same moment is either kept or purged", async () => {
    await ana.call(deleteFamily, { ...family, name: family.name })
    const lock = { query: 'select from families where id = $1 for update', values: [family.family_id] }
    const [restored, purged] = await atTheSameMoment(server, lock, () => [
      ana.tries(restoreFamily, family),
      ana.tries(purgeFamily, family),
    ])
    expect([restored.status, purged.status].toSorted()).toEqual(restored.status === 200 ? [200, 404] : [204, 404])
    await expect.poll(async () => (await rowsLeft()).includes('families')).toBe(restored.status === 200)
    expect(await seenBy(ben)).toBe(restored.status === 200)
  })
})

test('each family shows its totals, and pending invitations to its owner only', async () => {
  const usedBy = async (person: Person) =>
    (await person.call(listFamilyUse, {})).families.find(({ family_id }) => family_id === family.family_id)
  await seedPhoto(ben, family, { audience: 'private' })
  const used = await usedBy(ana)
  expect(used).toMatchObject({ members: 2, pending_invitations: 0, limits: { members: null, bytes: null } })
  expect(used!.bytes).toBeGreaterThan(60)
  expect(await usedBy(ben)).toEqual(used)
})
