import { expect, test } from 'vitest'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { addDevice, settingTime, type TestDevice } from '#kit/dav.ts'
import { drawPicture } from '#kit/pictures.ts'

openForAnaAndBen()

type Locking = { scope?: 'exclusive' | 'shared'; depth?: string; timeout?: string }

function lock(device: TestDevice, path: string, { scope = 'exclusive', depth = '0', timeout = '' }: Locking = {}) {
  const body = `<?xml version="1.0"?><D:lockinfo xmlns:D="DAV:"><D:lockscope><D:${scope}/></D:lockscope>
    <D:locktype><D:write/></D:locktype><D:owner>Ana’s laptop</D:owner></D:lockinfo>`
  return device.asks('LOCK', path, body, { depth, ...(timeout && { timeout }) })
}
/** Locks a path, and returns the token in angle brackets, as headers have it. */
async function locked(device: TestDevice, path: string, about?: Locking): Promise<string> {
  const answer = await lock(device, path, about)
  expect([200, 201]).toContain(answer.status)
  return answer.headers.get('lock-token')!
}
const put = async (device: TestDevice, path: string, headers?: Record<string, string>) =>
  (await device.asks('PUT', path, await drawPicture(), headers)).status
const refresh = (device: TestDevice, path: string, token: string) =>
  device.asks('LOCK', path, undefined, { if: `(${token})`, timeout: 'Second-1800' })

test('only the program that locked a file can change, move or delete it', async () => {
  const laptop = await addDevice(ana, family)
  const answer = await lock(laptop, '/Inbox/a.jpg', { timeout: 'Second-300' })
  expect(answer.status).toBe(201)
  expect(await answer.text()).toMatch(/<D:timeout>Second-300<\/D:timeout>/)
  const token = answer.headers.get('lock-token')!
  expect(token).toMatch(/^<urn:uuid:[0-9a-f-]{36}>$/)

  const second = await lock(laptop, '/Inbox/a.jpg')
  expect([second.status, await second.text()]).toEqual([423, expect.stringContaining('<D:no-conflicting-lock/>')])
  const refused = await laptop.asks('PUT', '/Inbox/a.jpg', await drawPicture())
  expect([refused.status, await refused.text()]).toEqual([423, expect.stringContaining('<D:lock-token-submitted/>')])
  const destination = `${server.url}/dav/Inbox/b.jpg`
  expect((await laptop.asks('MOVE', '/Inbox/a.jpg', undefined, { destination })).status).toBe(423)
  expect((await laptop.asks('DELETE', '/Inbox/a.jpg')).status).toBe(423)
  const other = `(<urn:uuid:${crypto.randomUUID()}>)`
  expect(await put(laptop, '/Inbox/a.jpg', { if: other })).toBe(412)
  expect(await put(laptop, '/Inbox/a.jpg', { if: `(Not ${other.slice(1)}` })).toBe(423)

  expect(await put(laptop, '/Inbox/a.jpg', { if: `(${token})` })).toBe(204)
  expect((await laptop.asks('DELETE', '/Inbox/a.jpg', undefined, { if: `(${token})` })).status).toBe(204)
})

test('after its lock is removed, anyone can change a file, and the lock can’t be removed twice', async () => {
  const laptop = await addDevice(ana, family)
  const token = await locked(laptop, '/Inbox/a.jpg')
  const unlock = () => laptop.asks('UNLOCK', '/Inbox/a.jpg', undefined, { 'lock-token': token })
  expect((await unlock()).status).toBe(204)
  expect(await put(laptop, '/Inbox/a.jpg')).toBe(204)
  const again = await unlock()
  expect([again.status, await again.text()]).toEqual([
    409,
    expect.stringContaining('<D:lock-token-matches-request-uri/>'),
  ])
})

test('a lock can’t be removed from another file, or without its token', async () => {
  const laptop = await addDevice(ana, family)
  const token = await locked(laptop, '/Inbox/a.jpg')
  const unlock = async (path: string, headers = {}) => (await laptop.asks('UNLOCK', path, undefined, headers)).status
  expect(await unlock('/Inbox/b.jpg', { 'lock-token': token })).toBe(409)
  expect(await unlock('/Inbox/a.jpg')).toBe(400)
  expect(await put(laptop, '/Inbox/a.jpg')).toBe(423)
})

test('a lock lasts as long as it’s refreshed, and then ends', async () => {
  const laptop = await addDevice(ana, family)
  const token = await locked(laptop, '/Inbox/a.jpg')
  const secondsLeft = () =>
    server.sql<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::float8 as seconds from dav_locks where family_id = $1',
      [family.family_id],
    )
  expect((await refresh(laptop, '/Inbox/a.jpg', token)).status).toBe(200)
  expect((await secondsLeft())[0]!.seconds).toBeGreaterThan(1_500)
  expect((await refresh(laptop, '/Inbox/a.jpg', `<urn:uuid:${crypto.randomUUID()}>`)).status).toBe(412)

  await server.sql(`update dav_locks set expires_at = now() - interval '1 second' where family_id = $1`, [
    family.family_id,
  ])
  expect((await refresh(laptop, '/Inbox/a.jpg', token)).status).toBe(412)
  expect(await put(laptop, '/Inbox/a.jpg')).toBe(204)
  const next = await locked(laptop, '/Inbox/a.jpg')
  expect(next).not.toBe(token)
})

test('a lock lasts an hour at most', async () => {
  const laptop = await addDevice(ana, family)
  const answer = await lock(laptop, '/Inbox/a.jpg', { timeout: 'Infinite, Second-4100000000' })
  expect(await answer.text()).toMatch(/<D:timeout>Second-3600<\/D:timeout>/)
})

test('a locked folder protects what’s in it, and can’t be locked around a locked file', async () => {
  const laptop = await addDevice(ana, family)
  for (const folder of ['/Inbox/Trip', '/Inbox/Garden', '/Inbox/Lake'])
    expect((await laptop.asks('MKCOL', folder)).status).toBe(201)
  const token = await locked(laptop, '/Inbox/Trip', { depth: 'infinity' })
  expect(await put(laptop, '/Inbox/Trip/a.jpg')).toBe(423)
  expect((await laptop.asks('MKCOL', '/Inbox/Trip/Day 1')).status).toBe(423)
  expect((await lock(laptop, '/Inbox/Trip/a.jpg')).status).toBe(423)
  expect(await put(laptop, '/Inbox/Trip/a.jpg', { if: `(${token})` })).toBe(201)

  await locked(laptop, '/Inbox/Garden/b.jpg')
  expect((await lock(laptop, '/Inbox/Garden', { depth: 'infinity' })).status).toBe(423)
  expect((await laptop.asks('DELETE', '/Inbox/Garden')).status).toBe(423)
  // Depth 0 is the folder itself.
  await locked(laptop, '/Inbox/Lake', { depth: '0' })
  expect((await lock(laptop, '/Inbox/Lake/c.jpg')).status).toBe(201)
})

test('a lock ends when its file is deleted or moved', async () => {
  const laptop = await addDevice(ana, family)
  const deleted = { if: `(${await locked(laptop, '/Inbox/a.jpg')})` }
  expect((await laptop.asks('DELETE', '/Inbox/a.jpg', undefined, deleted)).status).toBe(204)
  const moved = { if: `(${await locked(laptop, '/Inbox/b.jpg')})`, destination: `${server.url}/dav/Inbox/c.jpg` }
  expect((await laptop.asks('MOVE', '/Inbox/b.jpg', undefined, moved)).status).toBe(201)
  for (const path of ['/Inbox/a.jpg', '/Inbox/b.jpg']) expect(await put(laptop, path), path).toBe(201)
  expect(await put(laptop, '/Inbox/c.jpg')).toBe(204)
})

test('a program changes a file only if it’s still the one that its If header describes', async () => {
  const laptop = await addDevice(ana, family)
  await put(laptop, '/Inbox/a.jpg')
  const etag = (await laptop.asks('HEAD', '/Inbox/a.jpg')).headers.get('etag')!
  const token = await locked(laptop, '/Inbox/b.jpg')
  const there = (name: string) => `<${server.url}/dav/Inbox/${name}>`
  const deletes = async (header: string) =>
    (await laptop.asks('DELETE', '/Inbox/a.jpg', undefined, { if: header })).status
  const refused = {
    412: [
      '(["another version"])',
      `(Not [${etag}])`,
      `(["another version"]) (${token})`,
      `(${token} [${etag}])`,
      `(<DAV:no-lock>)`,
      `${there('b.jpg')} (["another version"])`,
      `<http://elsewhere.example/a.jpg> ([${etag}])`,
      `([W/${etag}])`,
    ],
    400: ['', '()', `(${token}`, `[${etag}]`, 'soon', `(${`[${etag}]`.repeat(51)})`, '('.repeat(10_000)],
  }
  for (const [status, headers] of Object.entries(refused))
    for (const header of headers) expect(await deletes(header), header).toBe(Number(status))
  expect(await deletes(`([${etag}] Not ${token}) (["another version"])`)).toBe(204)
  await put(laptop, '/Inbox/a.jpg')
  expect(await deletes(`${there('a.jpg')} (["another version"]) ${there('b.jpg')} (${token})`)).toBe(204)
})

test('a name in a folder that doesn’t exist can’t be locked', async () => {
  const laptop = await addDevice(ana, family)
  const answer = await lock(laptop, '/Inbox/Nowhere/a.jpg')
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'folder_missing',
      title: 'That folder doesn’t exist. Create it first, then try again.',
    }),
  ])
  expect(await laptop.lists('/Inbox')).toEqual([])
})

test('a locked file keeps its time', async () => {
  const laptop = await addDevice(ana, family)
  const token = await locked(laptop, '/Inbox/a.jpg')
  const body = settingTime('Wed, 01 May 2024 08:30:00 GMT')
  expect((await laptop.asks('PROPPATCH', '/Inbox/a.jpg', body)).status).toBe(423)
  expect((await laptop.asks('PROPPATCH', '/Inbox/a.jpg', body, { if: `(${token})` })).status).toBe(207)
})

test('a thousand locks that a program left behind don’t stop the next one', async () => {
  const laptop = await addDevice(ana, family)
  const lockMany = (first: number, expires: string) =>
    server.sql(
      `insert into dav_locks (key_id, family_id, user_id, path, lock_id, is_deep, expires_at)
        select $1, $2, $3, n::text, gen_random_uuid(), false, now() + $4::interval from generate_series($5::int, $5 + 999) n`,
      [laptop.id, family.family_id, ana.user_id, expires, first],
    )
  await lockMany(0, '-1 minute')
  expect((await lock(laptop, '/Inbox/a.jpg')).status).toBe(201)
  await lockMany(1000, '1 minute')
  expect((await lock(laptop, '/Inbox/b.jpg')).status).toBe(429)
})

test('shared locks are refused, and the locks of one device don’t concern another', async () => {
  const [laptop, phone] = [await addDevice(ana, family), await addDevice(ana, family)]
  expect((await lock(laptop, '/Inbox/a.jpg', { scope: 'shared' })).status).toBe(400)
  expect(await laptop.lists('/Inbox')).toEqual([])
  const token = await locked(laptop, '/Inbox/a.jpg')
  expect(await put(phone, '/Inbox/a.jpg')).toBe(201)
  expect((await phone.asks('UNLOCK', '/Inbox/a.jpg', undefined, { 'lock-token': token })).status).toBe(409)
})
