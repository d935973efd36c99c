import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { deleteOldestFiles } from '#features/dav/server/inbox.queries.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { addDevice, settingTime, type TestDevice } from '#kit/dav.ts'

openForAnaAndBen()

const put = async (device: TestDevice, path: string, bytes = 'not a photo') =>
  (await device.asks('PUT', path, bytes)).status
const makeFolder = async (device: TestDevice, path: string) => (await device.asks('MKCOL', path)).status
const move = async (device: TestDevice, from: string, to: string) =>
  (await device.asks('MOVE', from, undefined, { destination: `${server.url}/dav${to}` })).status
const exists = async (device: TestDevice, path: string) => (await device.asks('HEAD', path)).status === 200
const errors = () => server.log.filter((line) => line.includes('"level":50'))

test('a file keeps its time when a program sets one that no calendar has', async () => {
  const phone = await addDevice(ana, family)
  await put(phone, '/Inbox/a.jpg')
  const setTime = async (time: string) => {
    const answer = await phone.asks('PROPPATCH', '/Inbox/a.jpg', settingTime(time))
    return [answer.status, /HTTP\/1\.1 (\d+)/.exec(await answer.text())?.[1]]
  }
  expect(await setTime('Wed, 01 May 2024 08:30:00 GMT')).toEqual([207, '200'])
  for (const time of [
    '-000001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '+012000-01-01T00:00:00Z',
    'Jan 1 99999',
    'soon',
  ])
    expect(await setTime(time), time).toEqual([207, '403'])
  const head = await phone.asks('HEAD', '/Inbox/a.jpg')
  expect(head.headers.get('last-modified')).toBe('Wed, 01 May 2024 08:30:00 GMT')
})

test('a folder stays when a file in it is moved to the folder’s own name', async () => {
  const phone = await addDevice(ana, family)
  await makeFolder(phone, '/Inbox/Trip')
  await put(phone, '/Inbox/Trip/a.jpg')
  await put(phone, '/Inbox/Trip/b.jpg.part')
  for (const name of ['a.jpg', 'b.jpg.part']) expect(await move(phone, `/Inbox/Trip/${name}`, '/Inbox/Trip')).toBe(403)
  expect(await phone.lists('/Inbox/Trip')).toEqual(['/Inbox/Trip/a.jpg', '/Inbox/Trip/b.jpg.part'])
})

test('a folder isn’t moved to where the paths in it would be too long or too deep, and nothing is replaced', async () => {
  const phone = await addDevice(ana, family)
  const makeTree = async (top: string, names: string[]) => {
    let path = `/Inbox/${top}`
    await makeFolder(phone, path)
    for (const name of names) expect(await makeFolder(phone, (path = `${path}/${name}`)), path).toBe(201)
    return path
  }
  const long = await makeTree('Long', Array<string>(4).fill('n'.repeat(250)))
  const deep = await makeTree('Deep', Array<string>(12).fill('d'))
  await makeTree('LongToo', Array<string>(4).fill('m'.repeat(250)))
  await makeTree('DeepToo', Array<string>(12).fill('e'))
  for (const [from, to] of [
    ['/Inbox/LongToo', long],
    ['/Inbox/DeepToo', deep],
  ] as const) {
    await put(phone, `${to}/x`)
    expect(await move(phone, from, `${to}/x`)).toBe(400)
    expect([await exists(phone, from), await exists(phone, `${to}/x`)]).toEqual([true, true])
  }
  expect(await move(phone, '/Inbox/LongToo', '/Inbox/Deep/LongToo')).toBe(201)
})

test('a name with an unescaped # isn’t cut off: such requests are refused', async () => {
  const phone = await addDevice(ana, family)
  await makeFolder(phone, '/Inbox/Trip')
  expect(await put(phone, '/Inbox/Trip/a%231.jpg')).toBe(201)
  // fetch leaves out what comes after a #.
  const answers = ['DELETE /dav/Inbox/Trip#1', 'PUT /dav/Inbox/Trip/b#1.jpg'].map((line) => sendRaw(phone, line, 'x'))
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(await phone.lists('/Inbox/Trip')).toEqual(['/Inbox/Trip/a%231.jpg'])
})

/** Sends a request as it is, and half-closes the connection unless `breaksOff`. */
function sendRaw({ headers }: TestDevice, line: string, body: string, { breaksOff = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    const length = breaksOff ? body.length + 1000 : body.length
    socket.write(
      `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: ${headers.authorization}\r\nContent-Length: ${length}\r\n\r\n${body}`,
    )
    let answer = ''
    socket.on('data', (data) => (answer += String(data)))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    if (breaksOff) setTimeout(() => socket.destroy(), 100)
  })
}

test('a phone that loses its connection isn’t an error of the server', async () => {
  const phone = await addDevice(ana, family)
  const before = errors().length
  const brokenOff = () => server.log.filter((line) => line.includes('broke off')).length
  const already = brokenOff()
  for (const line of ['PUT /dav/Inbox/a.jpg', 'PUT /dav/Inbox/.DS_Store', 'PROPFIND /dav/Inbox/'])
    await sendRaw(phone, line, 'x'.repeat(100), { breaksOff: true })
  await expect.poll(brokenOff).toBe(already + 3)
  expect(errors().slice(before)).toEqual([])
  expect(await phone.lists('/Inbox')).toEqual([])
})

test('methods that WebDAV has, but we don’t, get a list of those that work', async () => {
  const phone = await addDevice(ana, family)
  for (const method of ['POST', 'PATCH', 'REPORT', 'SEARCH', 'COPY']) {
    const answer = await phone.asks(method, '/Inbox/')
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, expect.stringContaining('PROPFIND')])
  }
  expect((await phone.asks('MKCOL', '/Inbox/Trip', 'a list of what to put there')).status).toBe(415)
})

test('of a device’s oldest rows, files and empty folders are deleted', async () => {
  const phone = await addDevice(ana, family)
  for (const folder of ['Empty', 'Full']) await makeFolder(phone, `/Inbox/${folder}`)
  for (const path of ['old.jpg', 'Full/a.jpg', 'b.jpg', 'c.jpg']) await put(phone, `/Inbox/${path}`, path)
  await server.sql(
    `update dav_files set created_at = now() - case when name in ('Empty', 'Full', 'old.jpg') then interval '1 day' else '0' end
      where family_id = $1`,
    [family.family_id],
  )
  await deleteOldestFiles(server.context.db.worker, 3)
  expect(await phone.lists('/Inbox')).toEqual(['/Inbox/Full/', '/Inbox/b.jpg', '/Inbox/c.jpg'])
})
