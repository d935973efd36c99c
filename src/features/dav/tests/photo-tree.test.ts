import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { addDevice } from '#kit/dav.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen()

const decoded = async (listing: Promise<string[]>) => (await listing).map(decodeURIComponent)

test('a device with reading rights finds originals by month, album and person', async () => {
  const laptop = await addDevice(ana, family, 'read')
  const photo_id = await seedPhoto(ana, family, { filename: 'été.jpg', taken_at: '2024-05-01T10:00:00' })
  const { id: person_id } = await ana.call(peopleContract.addPerson, { ...family, kind: 'adult', first_name: 'Mia' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [person_id] })
  await ana.call(albumsContract.createAlbum, { ...family, title: 'Lisbon: day 1/2', photo_ids: [photo_id] })
  await ana.call(albumsContract.createAlbum, { ...family, title: 'Mia', rule: { person_ids: person_id } })
  expect(await laptop.lists('/')).toEqual(['/Photos/', '/Albums/', '/People/'])
  expect(await laptop.lists('/Photos')).toEqual(['/Photos/2024/'])
  expect(await laptop.lists('/Photos/2024')).toEqual(['/Photos/2024/05/'])
  expect(await decoded(laptop.lists('/Albums'))).toEqual(['/Albums/Lisbon_ day 1_2/', '/Albums/Mia/'])
  for (const folder of ['/Photos/2024/05', '/Albums/Lisbon_ day 1_2', '/Albums/Mia', '/People/Mia']) {
    expect(await decoded(laptop.lists(encodeURI(folder))), folder).toEqual([`${folder}/été.jpg`])
    const answer = await laptop.asks('GET', encodeURI(`${folder}/été.jpg`))
    expect(await answer.text()).toBe(`the bytes of été.jpg (${photo_id})`)
  }
})

test('an original has an entity tag and ranges, and is never shown as a page', async () => {
  const laptop = await addDevice(ana, family, 'read')
  const id = await seedPhoto(ana, family, { filename: 'a.jpg', taken_at: '2024-05-01T10:00:00' })
  const part = await laptop.asks('GET', '/Photos/2024/05/a.jpg', undefined, { range: 'bytes=4-8' })
  expect([part.status, await part.text()]).toEqual([206, 'bytes'])
  expect(part.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(part.headers.get('x-content-type-options')).toBe('nosniff')
  expect(part.headers.get('content-security-policy')).toContain("default-src 'none'")
  const known = await laptop.asks('GET', '/Photos/2024/05/a.jpg', undefined, { 'if-none-match': `"${id}"` })
  expect(known.status).toBe(304)
  const head = await laptop.asks('HEAD', '/Photos/2024/05/a.jpg')
  expect(Number(head.headers.get('content-length'))).toBe(`the bytes of a.jpg (${id})`.length)
  for (const method of ['PUT', 'DELETE', 'MKCOL'])
    expect((await laptop.asks(method, '/Photos/2024/05/a.jpg')).status, method).toBe(403)
  expect((await laptop.asks('PROPFIND', '/Photos', undefined, { depth: 'infinity' })).status).toBe(403)
})

test('photos with the same name have different ones, which stay when others are added', async () => {
  const laptop = await addDevice(ana, family, 'read')
  const at = (day: number) => `2024-05-0${day}T10:00:00`
  const names = ['IMG_1.jpg', 'img_1.JPG', 'con.jpg', 'a:b.jpg', 'IMG_1.jpg']
  const ids: string[] = []
  for (const [i, filename] of names.entries()) ids.push(await seedPhoto(ana, family, { filename, taken_at: at(i + 1) }))
  const suffix = (i: number) => `~${ids[i]!.replaceAll('-', '').slice(0, 16)}`
  const listed = await decoded(laptop.lists('/Photos/2024/05'))
  expect(listed.map((path) => path.split('/').at(-1))).toEqual([
    'IMG_1.jpg',
    `img_1${suffix(1)}.JPG`,
    `_con${suffix(2)}.jpg`,
    `a_b${suffix(3)}.jpg`,
    `IMG_1${suffix(4)}.jpg`,
  ])
  for (const [i, path] of listed.entries())
    expect(await (await laptop.asks('GET', encodeURI(path))).text()).toContain(ids[i])
  for (const name of ['img_1.JPG', 'con.jpg', `x${suffix(4)}.jpg`])
    expect((await laptop.asks('GET', `/Photos/2024/05/${name}`)).status, name).toBe(404)
})

test('every name in a folder works on Windows, and differs from the others in more than case', async () => {
  const laptop = await addDevice(ana, family, 'read')
  const taken_at = '2024-05-01T10:00:00'
  const names = [
    'CON',
    'con .jpg',
    'COM¹.jpg',
    'Nul.tar.jpg',
    'CONIN$.jpg',
    'dot.jpg.',
    'space.jpg ',
    ' lead.jpg',
    '...',
    'a?b*c.jpg',
  ]
  const alike = ['Été.jpg', 'été.JPG', 'e\u0301te\u0301.jpg', 'STRASSE.jpg', 'strasse.jpg', 'dot.jpg', 'space.jpg']
  for (const filename of [...names, ...alike]) await seedPhoto(ana, family, { filename, taken_at })
  for (const title of ['CON', 'con', 'Trip.', 'trip', 'Trip ', 'a:b', 'A_B'])
    await ana.call(albumsContract.createAlbum, { ...family, title })
  for (const [folder, count] of [
    ['/Photos/2024/05', 17],
    ['/Albums', 7],
  ] as const) {
    const listed = (await decoded(laptop.lists(folder))).map((path) => path.replace(/\/$/, '').split('/').at(-1)!)
    expect(listed).toHaveLength(count)
    expect(listed.filter((name) => /[<>:"/\\|?*\p{Cc}]|^\s|[\s.]$/u.test(name))).toEqual([])
    expect(
      listed.filter((name) => /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i.test(name)),
    ).toEqual([])
    for (const alikeness of ['toLowerCase', 'toUpperCase'] as const)
      expect(new Set(listed.map((name) => name.normalize('NFC')[alikeness]())).size, alikeness).toBe(count)
  }
})

test("no one reads others' private photos, deleted ones, other families', or any with a password for adding", async () => {
  const secret = await seedPhoto(ben, family, {
    filename: 'b.jpg',
    audience: 'private',
    taken_at: '2024-05-01T10:00:00',
  })
  const gone = await seedPhoto(ana, family, { filename: 'c.jpg', taken_at: '2024-06-01T10:00:00' })
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: gone })
  const [anas, bens] = [await addDevice(ana, family, 'read'), await addDevice(ben, family, 'read')]
  expect(await anas.lists('/Photos')).toEqual([])
  expect((await anas.asks('GET', '/Photos/2024/05/b.jpg')).status).toBe(404)
  expect(await bens.lists('/Photos/2024/05')).toEqual(['/Photos/2024/05/b.jpg'])
  expect(await (await bens.asks('GET', '/Photos/2024/05/b.jpg')).text()).toContain(secret)
  const phone = await addDevice(ben, family, 'add')
  expect(await phone.lists('/')).toEqual(['/Inbox/'])
  for (const path of ['/Photos', '/Photos/2024/05/b.jpg'])
    expect((await phone.asks('PROPFIND', path)).status, path).toBe(403)
  expect((await phone.asks('GET', '/Photos/2024/05/b.jpg')).status).toBe(403)
  const otto = await server.person('Otto')
  const elsewhere = await addDevice(otto, await otto.opensFamily('Others'), 'read')
  expect(await elsewhere.lists('/Photos')).toEqual([])
  await server.sql(`update family_members set role = 'viewer' where user_id = $1`, [ben.user_id])
  expect((await bens.asks('PROPFIND', '/Photos')).status).toBe(403)
})

test('a folder with thousands of photos is listed page by page', async () => {
  const laptop = await addDevice(ana, family, 'read')
  const [photo_id] = [await seedPhoto(ana, family, { filename: 'first.jpg', taken_at: '2024-05-01T10:00:00' })]
  await server.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, taken_at)
     select gen_random_uuid(), family_id, added_by, storage_path || n, 'IMG_' || n % 1000 || '.jpg', file_type, kind, bytes, sha256,
       width, height, taken_at + n * interval '1 second' from photos, generate_series(1, 2500) n where id = $1`,
    [photo_id],
  )
  const names = await laptop.lists('/Photos/2024/05')
  expect(names).toHaveLength(2501)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2501)
})
