import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalogues } from '#features/billing/catalogue.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { addDevice, type TestDevice } from '#kit/dav.ts'
import { drawPicture } from '#kit/pictures.ts'

let isDiskFull = false

openForAnaAndBen({
  config: { billing: 'sandbox', planCatalogue: 'family' },
  context: (laid) => ({
    ...laid,
    staging: {
      ...laid.staging,
      hasSpaceFor: async () => !isDiskFull,
      freeBytes: async () => (isDiskFull ? 0 : 5_000_000),
    },
  }),
})

/** What a device sees, and what a refused file would have left on the server. */
async function left() {
  const rows = await server.sql('select from uploads where family_id = $1', [family.family_id])
  return { uploads: rows.length, staged: await readdir(`${server.config.dataDir}/staging`) }
}

/** RFC 4331 */
async function quotaOf(device: TestDevice) {
  const asked = '<propfind xmlns="DAV:"><prop><quota-available-bytes/><quota-used-bytes/></prop></propfind>'
  const xml = await (await device.asks('PROPFIND', '/', asked, { depth: '0' })).text()
  const [available, used] = ['available', 'used'].map(
    (name) => new RegExp(`<D:quota-${name}-bytes>(\\d+)<`).exec(xml)?.[1],
  )
  return { available: available && Number(available), used: used && Number(used) }
}

test('a device sees how much it can add and what the family has, as far as its password allows', async () => {
  expect(await quotaOf(await addDevice(ana, family, 'write'))).toEqual({ available: 5_000_000, used: 0 })
  expect(await quotaOf(await addDevice(ana, family, 'add'))).toEqual({ available: 5_000_000, used: undefined })
  expect(await quotaOf(await addDevice(ana, family, 'read'))).toEqual({ available: 0, used: 0 })
  const all = await (await addDevice(ana, family)).asks('PROPFIND', '/', undefined, { depth: '0' })
  expect(await all.text()).not.toContain('quota')
})

test('a phone gets 507 for a photo beyond the plan, and the photo leaves nothing', async () => {
  const phone = await addDevice(ana, family)
  const most = catalogues.family.plans[0]!.entitlements.photos!
  await server.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height)
      select id, $1::uuid, $2::uuid, 'families/' || $1::text || '/photos/' || id || '/original', 'a.jpg', 'image/jpeg', 'image', 1,
        sha256(id::text::bytea), 4, 3
      from (select gen_random_uuid() as id from generate_series(1, $3::int)) ids`,
    [family.family_id, ana.user_id, most],
  )
  const before = await left()
  expect((await phone.asks('PUT', '/Inbox/a.jpg', await drawPicture())).status).toBe(507)
  expect(await phone.lists('/Inbox')).toEqual([])
  expect(await left()).toEqual(before)
  expect(await quotaOf(phone)).toEqual({ available: 0, used: most })
  await server.sql('delete from photos where family_id = $1', [family.family_id])
})

test('a phone gets 507 while the disk is full, and sends the photo once there’s room', async () => {
  const phone = await addDevice(ana, family)
  const before = await left()
  isDiskFull = true
  try {
    expect(await quotaOf(phone)).toEqual({ available: 0, used: 0 })
    expect((await phone.asks('PUT', '/Inbox/a.jpg', await drawPicture())).status).toBe(507)
  } finally {
    isDiskFull = false
  }
  expect(await phone.lists('/Inbox')).toEqual([])
  expect(await left()).toEqual(before)
  expect((await phone.asks('PUT', '/Inbox/a.jpg', await drawPicture())).status).toBe(201)
  expect(await phone.lists('/Inbox')).toEqual(['/Inbox/a.jpg'])
})
