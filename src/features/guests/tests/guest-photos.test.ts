import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { activityContract } from '#features/activity/activity.contract.ts'
import { guestPhotosContract as contract } from '#features/guests/guest-photos.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { GUEST_ADD_MAX_BYTES, guestUploadsPath } from '#features/guests/guests.rules.ts'
import { photoFolder } from '#features/media/server/media-objects.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { digestFor, mailsTo } from '#kit/digests.ts'
import { beginGuestUpload, guestSends } from '#kit/guest-uploads.ts'
import { opensLink } from '#kit/guests.ts'
import type { Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp } from '#kit/test-app.ts'
import { addPhoto, idOf, sendBytes, tus } from '#kit/uploads.ts'

openForAnaAndBen({ withWorker: true })

async function wedding(options: object = {}, [owner, home] = [ana, family]) {
  const album = await owner.call(albumsContract.createAlbum, { ...home, title: 'Wedding', photo_ids: [] })
  const place = { ...home, album_id: album.id }
  const made = await owner.call(guestsContract.addGuest, {
    ...place,
    name: 'Wedding guests',
    can_add: true,
    ...options,
  })
  const joe = await opensLink(owner, made.url.split('#')[1]!)
  const { id: guest_id } = made.guest
  return { place, joe, guest_id, sender: { by: joe, guest_id } }
}
type Place = { family_id: string; album_id: string }
const waiting = async (place: Place, by = ana) => (await by.call(contract.listGuestPhotos, place)).photos
const inAlbum = async (place: Place) =>
  (await ana.call(albumsContract.listAlbumPhotos, place)).photos.map(({ id }) => id)

async function untilWaiting(place: Place, count: number, by = ana) {
  for (let n = 0; n < 1500; n++, await sleep(40)) {
    const photos = await waiting(place, by)
    if (photos.length === count) return photos
  }
  throw new Error(`There are not ${count} photos from guests`)
}

async function untilGone(photo_id: string) {
  const folder = photoFolder(family.family_id, photo_id)
  for (let n = 0; n < 1500; n++, await sleep(40)) {
    const left: string[] = []
    for await (const key of server.context.store.list(folder)) left.push(key)
    if (left.length === 0) return
  }
  throw new Error('The files are still there')
}

test('photos from a guest wait for an editor, who adds some and declines others, whose files are deleted', async () => {
  const { place, joe, sender } = await wedding()
  const [first, second, third] = [await drawPicture(), await drawPicture(), await drawPicture()]
  const ids = []
  for (const bytes of [first, second, third]) ids.push(await guestSends(sender, bytes, { sender: ' Uncle Joe ' }))
  const sent = await untilWaiting(place, 3)
  expect(sent.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(sent[0]).toMatchObject({ sender: 'Uncle Joe', kind: 'image' })
  // Until then, they're nowhere else: not in the family, the album, or for guests.
  expect((await ana.call(photosContract.listPhotos, family)).photos).toEqual([])
  expect(await inAlbum(place)).toEqual([])
  expect((await joe.call(guestsContract.listGuestMoments, {})).moments).toEqual([])
  expect((await ben.fetches((await waiting(place, ben))[0]!.small_url)).status).toBe(200)

  const [one, two, three] = ids as [string, string, string]
  expect(await ben.call(contract.acceptGuestPhotos, { ...place, ids: [one, two] })).toEqual({ added: 2 })
  expect((await inAlbum(place)).toSorted()).toEqual([one, two].toSorted())
  const photo = await ana.call(photosContract.getPhoto, { family_id: family.family_id, photo_id: one })
  expect(photo).toMatchObject({ audience: 'family_only', added_by: { first_name: 'Ben' } })
  expect((await ana.fetches(photo.large_url)).status).toBe(200)
  expect(await ana.call(contract.declineGuestPhotos, { ...place, ids: [three] })).toEqual({ declined: 1 })
  await untilGone(three)
  expect(await waiting(place)).toEqual([])
  // Deciding again changes nothing.
  expect(await ana.call(contract.acceptGuestPhotos, { ...place, ids: [one, three] })).toEqual({ added: 0 })
  expect(await inAlbum(place)).toHaveLength(2)
})

test('photos that an editor accepts are from the guest in the feed and in notifications, apart from the editor’s own', async () => {
  const { place, sender } = await wedding()
  const [joes, petras] = [
    [await guestSends(sender, await drawPicture(), { sender: 'Joe' })],
    [
      await guestSends(sender, await drawPicture(), { sender: 'Petra' }),
      await guestSends(sender, await drawPicture(), { sender: 'Petra' }),
    ],
  ]
  await untilWaiting(place, 3)
  await addPhoto(ben, family, await drawPicture())
  await ben.call(contract.acceptGuestPhotos, { ...place, ids: [...joes, ...petras] })
  const { activities } = await ana.call(activityContract.listActivities, { ...family, type: 'photo_upload' })
  expect(activities.map(({ metadata, count }) => [metadata['sender'] ?? '', count]).toSorted()).toEqual([
    ['', 1],
    ['Joe', 1],
    ['Petra', 2],
  ])
  const told = async () =>
    (await ana.call(notificationsContract.listNotifications, {})).notifications
      .filter(({ kind }) => kind === 'photo_upload')
      .map(({ title, count }) => [title, count])
      .toSorted()
  await expect.poll(told).toEqual([
    ['', 1],
    ['Joe', 1],
    ['Petra', 2],
  ])
  await digestFor(ana, '2026-11-03')
  expect((await mailsTo(ana))[0]!.text).toContain('• Petra sent 2 photos')
})

test('people who can decide get one notification of the photos that guests sent, and others get none', async () => {
  const { place, sender } = await wedding()
  const vic = await server.person('Vic')
  await server.join(family, vic, 'viewer')
  for (let n = 0; n < 2; n++) await guestSends(sender, await drawPicture())
  await untilWaiting(place, 2)
  const told = async (who: Person) => (await who.call(notificationsContract.listNotifications, {})).notifications
  for (const editor of [ana, ben])
    await expect
      .poll(() => told(editor))
      .toMatchObject([{ kind: 'guest_photos', count: 2, title: 'Wedding', album_id: place.album_id, read: false }])
  expect(await told(vic)).toEqual([])
})

test('a digest says how many photos of guests still wait, and nothing once all are decided', async () => {
  const { place, sender } = await wedding()
  for (let n = 0; n < 3; n++) await guestSends(sender, await drawPicture())
  const [first, ...others] = (await untilWaiting(place, 3)).map(({ id }) => id)
  const told = async () => (await ben.call(notificationsContract.listNotifications, {})).notifications
  await expect.poll(told).toMatchObject([{ kind: 'guest_photos', count: 3 }])
  await ana.call(contract.declineGuestPhotos, { ...place, ids: [first!] })
  await digestFor(ben, '2026-11-03')
  const [mail, ...more] = await mailsTo(ben)
  expect(mail!.text).toContain('• Guests sent 2 photos to “Wedding”. Add or decline them.')
  expect(more).toEqual([])

  await guestSends(sender, await drawPicture())
  await expect.poll(told).toMatchObject([{ kind: 'guest_photos', count: 4 }])
  const last = (await waiting(place)).map(({ id }) => id)
  await ana.call(contract.declineGuestPhotos, { ...place, ids: [...others, ...last] })
  await digestFor(ben, '2026-11-04')
  expect(await mailsTo(ben)).toHaveLength(1)
})

test('two editors who add the same photo at the same time add it once', async () => {
  const { place, sender } = await wedding()
  const id = await guestSends(sender, await drawPicture())
  await untilWaiting(place, 1)
  const added = await Promise.all(
    [ana, ben].map((editor) => editor.call(contract.acceptGuestPhotos, { ...place, ids: [id] })),
  )
  expect(added.map((one) => one.added).toSorted()).toEqual([0, 1])
  expect(await inAlbum(place)).toEqual([id])
})

test('photos of guests that have no room in the plan together aren’t added, and wait', async () => {
  const limited = await openTestApp({ withWorker: true, config: { billing: 'sandbox', planCatalogue: 'family' } })
  const owner = await limited.person('Ana')
  const home = await owner.opensFamily('Moreau')
  const { place, sender } = await wedding({}, [owner, home])
  const ids = [await guestSends(sender, await drawPicture()), await guestSends(sender, await drawPicture())]
  await untilWaiting(place, 2, owner)
  await limited.sql(
    `insert into photo_counts (family_id, month, private_to, photos, favorites, archived, covered, bytes)
      values ($1, '2026-01-01', '00000000-0000-0000-0000-000000000000', 499, 0, 0, 0, 0)`,
    [home.family_id],
  )
  const refused = await owner.tries(contract.acceptGuestPhotos, { ...place, ids })
  expect(refused.json).toMatchObject({ code: 'plan_limit_reached', params: { of: 'photos', limit: 500 } })
  expect(await waiting(place, owner)).toHaveLength(2)
  expect(await owner.call(contract.acceptGuestPhotos, { ...place, ids: ids.slice(1) })).toEqual({ added: 1 })
  await limited.close()
})

test('a photo that the family has already is added to the album, not twice to the family', async () => {
  const { place, sender } = await wedding()
  const bytes = await drawPicture()
  const known = await addPhoto(ana, family, bytes)
  const sent = await guestSends(sender, bytes)
  await untilWaiting(place, 1)
  await ana.call(contract.acceptGuestPhotos, { ...place, ids: [sent] })
  expect(await inAlbum(place)).toEqual([known])
  expect((await ana.call(photosContract.listPhotos, family)).photos.map(({ id }) => id)).toEqual([known])
  await untilGone(sent)
})

test('an interrupted upload continues where it stopped, and only for the guest who began it', async () => {
  const { place, joe, sender } = await wedding()
  const bytes = await drawPicture()
  const id = idOf(await beginGuestUpload(sender, bytes.subarray(0, 100), { length: bytes.length }))
  const address = `${guestUploadsPath(sender.guest_id)}/${id}`
  const { joe: other, guest_id: other_id } = await wedding()
  const head = (by: Person) => by.fetches(address, { method: 'HEAD', headers: tus })
  expect((await head(other)).status).toBe(404)
  expect((await sendBytes(other, address, 100, bytes.subarray(100))).status).toBe(404)
  const asOther = `${guestUploadsPath(other_id)}/${id}`
  expect((await other.fetches(asOther, { method: 'HEAD', headers: tus })).status).toBe(404)
  // Nor for the family's owner, whose budget it counts for.
  expect((await ana.call(uploadsContract.listUploads, { ...family, ids: id })).uploads).toEqual([])
  const asAna = `/api/families/${family.family_id}/uploads/${id}`
  expect((await ana.fetches(asAna, { method: 'HEAD', headers: tus })).status).toBe(404)
  expect((await head(joe)).headers.get('upload-offset')).toBe('100')
  expect((await sendBytes(joe, address, 100, bytes.subarray(100))).status).toBe(204)
  expect(await untilWaiting(place, 1)).toMatchObject([{ id }])
  // A guest can't continue an upload of a member either.
  const own = idOf(
    await ana.fetches(`/api/families/${family.family_id}/uploads`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': '10', 'upload-metadata': `filename ${btoa('a.jpg')}` },
    }),
  )
  expect(
    (await joe.fetches(`${guestUploadsPath(sender.guest_id)}/${own}`, { method: 'HEAD', headers: tus })).status,
  ).toBe(404)
})

test('a link that was revoked, has expired, or no longer takes photos accepts none, not even the rest of one', async () => {
  const bytes = await drawPicture()
  const ends: Record<string, (guest_id: string) => Promise<unknown>> = {
    revoked: (guest_id) => ana.call(guestsContract.revokeGuest, { ...family, guest_id }),
    expired: (guest_id) => server.sql('update guests set expires_at = now() where id = $1', [guest_id]),
    over: (guest_id) => server.sql('update guests set adds_until = now() where id = $1', [guest_id]),
  }
  for (const [name, end] of Object.entries(ends)) {
    const { place, joe, guest_id, sender } = await wedding()
    const id = idOf(await beginGuestUpload(sender, bytes.subarray(0, 100), { length: bytes.length }))
    await end(guest_id)
    const refused = name === 'over' ? 403 : 401
    expect((await beginGuestUpload(sender, bytes)).status, name).toBe(refused)
    expect((await sendBytes(joe, `${guestUploadsPath(guest_id)}/${id}`, 100, bytes.subarray(100))).status, name).toBe(
      refused,
    )
    expect(await waiting(place)).toEqual([])
  }
})

test('a link without permission takes no photos, and one with it only so many bytes', async () => {
  const bytes = await drawPicture()
  expect((await beginGuestUpload((await wedding({ can_add: false })).sender, bytes)).status).toBe(403)
  const { sender, guest_id } = await wedding()
  expect((await beginGuestUpload(sender, bytes, { sender: ' ' })).status).toBe(400)
  expect((await beginGuestUpload(sender, bytes, { sender: 'x'.repeat(81) })).status).toBe(400)
  await server.sql('update guests set added_bytes = $2 where id = $1', [guest_id, GUEST_ADD_MAX_BYTES - bytes.length])
  expect((await beginGuestUpload(sender, bytes)).status).toBe(201)
  expect((await beginGuestUpload(sender, bytes)).status).toBe(409)
  expect((await beginGuestUpload({ by: server.visitor(), guest_id }, bytes)).status).toBe(401)
  const tries = await ana.tries(guestsContract.addGuest, { ...family, name: 'Joe', can_add: true })
  expect(tries.status).toBe(400)
})

test('only people who can edit the album see, add, or decline what guests sent', async () => {
  const { place, sender } = await wedding()
  const id = await guestSends(sender, await drawPicture())
  const { small_url } = (await untilWaiting(place, 1))[0]!
  const [cara, vic, mallory] = [await server.person('Cara'), await server.person('Vic'), await server.person('Mallory')]
  await server.join(family, cara, 'contributor')
  await server.join(family, vic, 'viewer')
  const elsewhere = await mallory.opensFamily('Vidal')
  const theirs = await mallory.call(albumsContract.createAlbum, { ...elsewhere, title: 'Theirs', photo_ids: [] })
  const tries = (by: Person, at: Place) =>
    Promise.all(
      [contract.acceptGuestPhotos, contract.declineGuestPhotos].map(
        async (operation) => (await by.tries(operation, { ...at, ids: [id] })).status,
      ),
    )
  expect(await tries(cara, place)).toEqual([403, 403])
  expect(await tries(vic, place)).toEqual([403, 403])
  expect(await tries(mallory, place)).toEqual([404, 404])
  // Through an album of her own, no photo of another family is found.
  const at = { ...elsewhere, album_id: theirs.id }
  expect(await mallory.call(contract.acceptGuestPhotos, { ...at, ids: [id] })).toEqual({ added: 0 })
  expect(await mallory.call(contract.declineGuestPhotos, { ...at, ids: [id] })).toEqual({ declined: 0 })
  for (const by of [cara, vic, mallory]) {
    expect((await by.tries(contract.listGuestPhotos, place)).status).toBeGreaterThanOrEqual(403)
    expect((await by.fetches(small_url)).status).toBe(404)
  }
  expect(await waiting(place)).toHaveLength(1)
  // With the album, what was sent to it is deleted.
  await ana.call(albumsContract.deleteAlbum, place)
  await untilGone(id)
})

test("a file that isn't a photo is refused and deleted", async () => {
  const { place, sender } = await wedding()
  const id = await guestSends(sender, new TextEncoder().encode('not a photo at all'))
  await guestSends(sender, await drawPicture())
  await untilWaiting(place, 1)
  await untilGone(id)
  expect(await waiting(place)).toHaveLength(1)
})
