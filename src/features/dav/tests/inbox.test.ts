import { expect, test } from 'vitest'
import { davContract } from '#features/dav/dav.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { addDevice, withPassword, type TestDevice } from '#kit/dav.ts'
import { drawPicture } from '#kit/pictures.ts'
import { untilDecided } from '#kit/uploads.ts'

openForAnaAndBen({ withWorker: true })

const { listUploads } = uploadsContract

/** The upload of what a device sent last, once it's decided. */
async function untilImported(person = ana) {
  const { uploads } = await person.call(listUploads, family)
  return untilDecided(person, family, uploads[0]!.id)
}
const uploadsOf = async (person = ana) => (await person.call(listUploads, family)).uploads
const put = (device: TestDevice, path: string, bytes: Uint8Array, headers?: Record<string, string>) =>
  device.asks('PUT', path, bytes, headers).then(({ status }) => status)

test('a photo that a phone puts in the inbox is imported, and the phone sees it with its size and time', async () => {
  const phone = await addDevice(ana, family, 'add')
  const bytes = await drawPicture({ taken: '2024:05:01 10:30:00' })
  const answer = await phone.asks('PUT', '/Inbox/%C3%A9t%C3%A9.jpg', bytes, { 'x-oc-mtime': '1714552200' })
  expect([answer.status, answer.headers.get('x-oc-mtime')]).toEqual([201, 'accepted'])
  expect(await untilImported()).toMatchObject({ state: 'done', filename: 'été.jpg' })
  const head = await phone.asks('HEAD', '/Inbox/%C3%A9t%C3%A9.jpg')
  expect(head.headers.get('content-length')).toBe(String(bytes.length))
  expect(head.headers.get('last-modified')).toBe('Wed, 01 May 2024 08:30:00 GMT')
  expect(head.headers.get('etag')).toBe(answer.headers.get('etag'))
  expect(await phone.lists('/Inbox/')).toEqual(['/Inbox/%C3%A9t%C3%A9.jpg'])
  const [device] = (await ana.call(davContract.listBackupDevices, family)).devices
  const arrived = { photos: 1, last_photo_at: expect.any(String) }
  expect(device).toMatchObject({ name: 'Phone', last_used_at: expect.any(String), ...arrived })
})

test('a phone can read a file at every moment while it becomes a photo', async () => {
  const phone = await addDevice(ana, family)
  const paths = Array.from({ length: 8 }, (_, index) => `/Inbox/${index}.jpg`)
  const answers = await Promise.all(
    paths.map(async (path) => {
      const bytes = await drawPicture()
      await put(phone, path, bytes)
      const sent = (await uploadsOf()).length
      const read: boolean[] = []
      while ((await uploadsOf()).filter(({ state }) => state === 'done').length < Math.min(sent, paths.length))
        read.push(Buffer.from(await (await phone.asks('GET', path)).arrayBuffer()).equals(bytes))
      return read
    }),
  )
  expect(answers.flat()).not.toContain(false)
})

test('a name that macOS decomposes is the same file', async () => {
  const phone = await addDevice(ana, family)
  const bytes = await drawPicture()
  expect(await put(phone, `/Inbox/${encodeURIComponent('é.jpg'.normalize('NFD'))}`, bytes)).toBe(201)
  expect((await phone.asks('HEAD', `/Inbox/${encodeURIComponent('é.jpg'.normalize('NFC'))}`)).status).toBe(200)
})

test('a photo that was deleted in the app is not imported again when the phone sends it again', async () => {
  const phone = await addDevice(ana, family)
  const bytes = await drawPicture()
  await put(phone, '/Inbox/a.jpg', bytes)
  const { photo_id } = await untilImported()
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: photo_id! })
  expect(await put(phone, '/Inbox/a.jpg', bytes)).toBe(204)
  expect(await put(phone, '/Inbox/moved.jpg', bytes)).toBe(201)
  expect(await uploadsOf()).toHaveLength(1)
  // A photo that the phone forgot is new.
  await phone.asks('DELETE', '/Inbox/a.jpg')
  await phone.asks('DELETE', '/Inbox/moved.jpg')
  expect(await put(phone, '/Inbox/a.jpg', bytes)).toBe(201)
  expect(await untilImported()).toMatchObject({ state: 'done' })
  expect(await uploadsOf()).toHaveLength(2)
})

test('a file with a temporary name is imported when the phone renames it', async () => {
  const phone = await addDevice(ana, family)
  expect((await phone.asks('MKCOL', '/Inbox/Camera')).status).toBe(201)
  await put(phone, '/Inbox/Camera/b.jpg.part', await drawPicture())
  expect((await uploadsOf())[0]).toMatchObject({ state: 'receiving' })
  const destination = `${server.url}/dav/Inbox/Camera/b.jpg`
  expect((await phone.asks('MOVE', '/Inbox/Camera/b.jpg.part', undefined, { destination })).status).toBe(201)
  expect(await untilImported()).toMatchObject({ state: 'done', filename: 'b.jpg' })
  expect(await phone.lists('/Inbox/Camera')).toEqual(['/Inbox/Camera/b.jpg'])
  // The folder is renamed with what's in it.
  await phone.asks('MOVE', '/Inbox/Camera', undefined, { destination: `${server.url}/dav/Inbox/DCIM` })
  expect(await phone.lists('/Inbox/DCIM')).toEqual(['/Inbox/DCIM/b.jpg'])
  expect((await phone.asks('DELETE', '/Inbox/DCIM')).status).toBe(204)
  expect(await phone.lists('/Inbox')).toEqual([])
})

test('a file that breaks off leaves nothing, and one that arrives changed is refused', async () => {
  const phone = await addDevice(ana, family)
  const bytes = await drawPicture()
  expect(await put(phone, '/Inbox/c.jpg', bytes, { 'oc-checksum': `SHA1:${'0'.repeat(40)}` })).toBe(400)
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 10))
      setTimeout(() => controller.error(new Error('The train enters a tunnel')), 50)
    },
  })
  const broken = fetch(`${phone.url}Inbox/d.jpg`, {
    ...{ method: 'PUT', body, duplex: 'half' },
    headers: { ...phone.headers, 'x-expected-entity-length': String(bytes.length) },
  } as RequestInit)
  await expect(broken).rejects.toThrow()
  await expect.poll(() => uploadsOf()).toEqual([])
  expect(await phone.lists('/Inbox')).toEqual([])
})

test('a file that is no photo gets an answer, and a reason in the app', async () => {
  const phone = await addDevice(ana, family)
  expect(await put(phone, '/Inbox/notes.jpg', Buffer.from('<html><script>alert(1)</script>'))).toBe(201)
  expect(await untilImported()).toMatchObject({ state: 'refused' })
  const { refused } = await ana.call(davContract.listBackupDevices, family)
  expect(refused).toMatchObject([{ name: 'notes.jpg', device_name: 'Phone', reason: 'not_a_photo_or_video' }])
  const listed = async () =>
    (await ana.call(notificationsContract.listNotifications, {})).notifications.map(({ kind }) => kind)
  await expect.poll(listed).toContain('backup_refused')
  // The phone doesn't send it again, and its bytes can't be read as a page.
  expect(await phone.lists('/Inbox')).toEqual(['/Inbox/notes.jpg'])
  expect((await phone.asks('GET', '/Inbox/notes.jpg')).status).toBe(404)
})

test('hidden files of macOS and Windows are accepted and not imported', async () => {
  const phone = await addDevice(ana, family)
  for (const name of ['._e.jpg', '.DS_Store', 'Thumbs.db', 'desktop.ini'])
    expect(await put(phone, `/Inbox/${name}`, Buffer.from('x'))).toBe(201)
  // Finder first creates an empty file.
  expect(await put(phone, '/Inbox/e.jpg', new Uint8Array())).toBe(201)
  expect(await uploadsOf()).toEqual([])
  expect(await put(phone, '/Inbox/e.jpg', await drawPicture())).toBe(204)
  expect(await untilImported()).toMatchObject({ state: 'done' })
})

test('each device has its own inbox, and an app password works nowhere else', async () => {
  const [phone, tablet, bens] = [
    await addDevice(ana, family),
    await addDevice(ana, family),
    await addDevice(ben, family),
  ]
  await put(phone, '/Inbox/f.jpg', await drawPicture())
  for (const other of [tablet, bens]) expect(await other.lists('/Inbox')).toEqual([])
  const api = `${server.url}/api/families/${family.family_id}`
  for (const headers of [phone.headers, { authorization: `Bearer ${phone.password}` }])
    expect((await fetch(api, { headers })).status).toBe(401)
})

test('an app password stops working when it is revoked, and when its owner leaves or can only view', async () => {
  const [phone, tablet] = [await addDevice(ben, family), await addDevice(ben, family)]
  await ben.call(davContract.revokeBackupDevice, { ...family, device_id: phone.id })
  expect(await put(phone, '/Inbox/g.jpg', await drawPicture())).toBe(401)
  await server.sql(`update family_members set role = 'viewer' where user_id = $1`, [ben.user_id])
  expect(await put(tablet, '/Inbox/g.jpg', await drawPicture())).toBe(403)
  expect((await tablet.asks('GET', '/Inbox/g.jpg')).status).toBe(403)
  expect((await ben.tries(davContract.createBackupDevice, { ...family, name: 'x', scope: 'add' })).status).toBe(403)
  await server.sql(`delete from family_members where user_id = $1`, [ben.user_id])
  expect(await put(tablet, '/Inbox/g.jpg', await drawPicture())).toBe(401)
})

test('a password is stored as a hash, and works without hyphens and in capital letters', async () => {
  const phone = await addDevice(ana, family)
  expect(phone.password).toMatch(/^([0-9a-z]{4}-){6}[0-9a-z]{4}$/)
  const stored = await server.sql('select row_to_json(k)::text as row from api_keys k')
  expect(JSON.stringify(stored)).not.toContain(phone.password)
  const typed = withPassword(server.url, phone.password.replaceAll('-', '').toUpperCase(), ana.email)
  expect(await typed.lists('/')).toContain('/Inbox/')
})

test('wrong passwords are limited, without locking out the right one', async () => {
  const phone = await addDevice(ana, family)
  const wrong = withPassword(server.url, 'aaaa-bbbb')
  const statuses = []
  for (let i = 0; i < 32; i++) statuses.push((await wrong.asks('PROPFIND', '/')).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  expect((await phone.asks('PROPFIND', '/')).status).toBe(207)
  const stranger = await fetch(`${server.url}/dav/`)
  expect([stranger.status, stranger.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
})
