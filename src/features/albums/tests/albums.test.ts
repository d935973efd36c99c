import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { deletedPhotosContract } from '#features/photos/deleted-photos.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen()

const {
  addSection,
  addToAlbum,
  createAlbum,
  deleteAlbum,
  deleteSection,
  editAlbum,
  editSection,
  getAlbum,
  listAlbumPhotos,
  listAlbums,
  moveInAlbum,
  removeFromAlbum,
} = albumsContract

const onDay = (day: number, by = ana, audience: 'private' | 'family_only' = 'family_only') =>
  seedPhoto(by, family, { taken_at: `2024-05-${String(day).padStart(2, '0')}T10:00:00`, audience })
const make = (by: Person, photo_ids: string[], more: object = {}) =>
  by.call(createAlbum, { ...family, title: 'Lisbon', photo_ids, ...more })
const shown = async (who: Person, album_id: string) => {
  const { photos, sections } = await who.call(listAlbumPhotos, { ...family, album_id })
  const { photos: total } = await who.call(getAlbum, { ...family, album_id })
  return { ids: photos.map(({ id }) => id), sections: sections.map(({ title, at }) => [title, at]), total }
}
async function contributor() {
  const cara = await server.person('Cara')
  await server.join(family, cara, 'contributor')
  return cara
}

test('an album shows its photos by date, with a cover, the days and the number of photos', async () => {
  const [third, first, second] = [await onDay(3), await onDay(1), await onDay(2)]
  const album = await make(ana, [third, first, second], { description: ' Three days ', place: 'Lisbon' })
  expect(album).toMatchObject({
    ...{ title: 'Lisbon', description: 'Three days', photos: 3, first_day: '2024-05-01', last_day: '2024-05-03' },
    ...{ cover: { id: first }, starts_with_cover: true, can: { add: true, edit: true, keep_private: true } },
  })
  expect(await shown(ben, album.id)).toEqual({ ids: [first, second, third], sections: [], total: 3 })
  const chosen = await ana.call(editAlbum, { ...family, album_id: album.id, cover_photo_id: second })
  expect(chosen).toMatchObject({ cover: { id: second, focus_x: null, focus_y: null }, starts_with_cover: false })
  await server.sql('update photos set focus_x = 0.25, focus_y = 0.75 where id = $1', [second])
  expect((await ana.call(getAlbum, { ...family, album_id: album.id })).cover).toMatchObject({
    ...{ focus_x: 0.25, focus_y: 0.75 },
  })
  const page = await ana.call(listAlbumPhotos, { ...family, album_id: album.id, limit: 2 })
  const next = await ana.call(listAlbumPhotos, { ...family, album_id: album.id, limit: 2, cursor: page.next_cursor! })
  expect([page.photos.length, next.photos.map(({ id }) => id), next.next_cursor]).toEqual([2, [third], null])
})

test('photos without a date leave the days of an album as they are, also with a rule', async () => {
  const place = { location_name: 'Attic' }
  const seed = (taken_at?: string) => seedPhoto(ana, family, { ...place, ...(taken_at && { taken_at }) })
  const photo_ids = [await seed(), await seed('2002-05-16T10:00:00'), await seed('2010-08-01T10:00:00'), await seed()]
  const days = { photos: 4, first_day: '2002-05-16', last_day: '2010-08-01' }
  expect(await make(ana, photo_ids)).toMatchObject(days)
  expect(await make(ana, [], { rule: { text: 'Attic' } })).toMatchObject(days)
  const [undated] = photo_ids
  expect(await make(ana, [undated!])).toMatchObject({ first_day: null, last_day: null, cover: { id: undated } })
})

test('the video of a Live Photo adds its photo, once', async () => {
  const [image, video] = [await onDay(1), await onDay(1)]
  await server.sql('update photos set film_of = $1 where id = $2', [image, video])
  const { id } = await make(ana, [])
  const add = (photo_ids: string[]) => ana.call(addToAlbum, { ...family, album_id: id, photo_ids })
  expect(await add([video, image])).toMatchObject({ added: 1, present: 0, refused: 0 })
  expect(await add([video])).toMatchObject({ added: 0, present: 1, refused: 0 })
  expect(await add([image, image])).toMatchObject({ added: 0, present: 1, refused: 0 })
  expect((await shown(ben, id)).ids).toEqual([image])
})

test('photos that are private to someone else are neither shown nor counted, and never a cover', async () => {
  const [open, hidden] = [await onDay(2), await onDay(1, ana, 'private')]
  const { id } = await make(ana, [open, hidden])
  expect(await shown(ana, id)).toMatchObject({ ids: [hidden, open], total: 2 })
  expect(await shown(ben, id)).toMatchObject({ ids: [open], total: 1 })
  await ana.call(editAlbum, { ...family, album_id: id, cover_photo_id: hidden })
  const [bens] = (await ben.call(listAlbums, family)).albums
  expect(bens).toMatchObject({ photos: 1, cover: { id: open }, first_day: '2024-05-02' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id: hidden, audience: 'family_only' })
  expect(await shown(ben, id)).toMatchObject({ ids: [hidden, open], total: 2 })
})

test('deleted photos leave their albums and come back when they are restored', async () => {
  const [one, two] = [await onDay(1), await onDay(2)]
  const { id } = await make(ana, [one, two])
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: one })
  expect(await shown(ana, id)).toMatchObject({ ids: [two], total: 1 })
  expect(await ana.call(getAlbum, { ...family, album_id: id })).toMatchObject({ photos: 1, cover: { id: two } })
  await ana.call(deletedPhotosContract.restorePhotos, { ...family, photo_ids: [one] })
  expect(await shown(ana, id)).toMatchObject({ ids: [one, two], total: 2 })
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: one })
  await server.sql('delete from photos where id = $1', [one])
  expect(await shown(ana, id)).toMatchObject({ ids: [two], total: 1 })
  expect(await server.sql('select photo_id from album_photos where album_id = $1', [id])).toHaveLength(1)
})

test('a photo whose date is corrected moves in the album, and a photo can be in many albums', async () => {
  const [one, two] = [await onDay(1), await onDay(2)]
  const { id } = await make(ana, [one, two])
  const other = await make(ben, [one])
  await ana.call(photosContract.editPhoto, { ...family, photo_id: one, taken_at: '2024-06-01T10:00:00' })
  expect((await shown(ana, id)).ids).toEqual([two, one])
  expect(await ana.call(removeFromAlbum, { ...family, album_id: id, photo_ids: [one, two] })).toMatchObject({
    removed: 2,
  })
  expect(await shown(ana, id)).toMatchObject({ ids: [], total: 0 })
  expect(await shown(ana, other.id)).toMatchObject({ ids: [one], total: 1 })
})

test('photos are moved by hand, also into a gap that was halved many times, and stay so for everyone', async () => {
  const ids: string[] = []
  for (let day = 1; day <= 5; day++) ids.push(await onDay(day))
  const [a, b, c, d, e] = ids as [string, string, string, string, string]
  const { id } = await make(ana, ids)
  const move = (photo_ids: string[], before_photo_id?: string) =>
    ana.call(moveInAlbum, { ...family, album_id: id, photo_ids, ...(before_photo_id && { before_photo_id }) })
  await move([e], a)
  expect((await shown(ben, id)).ids).toEqual([e, a, b, c, d])
  await move([a, b])
  expect((await shown(ben, id)).ids).toEqual([e, c, d, a, b])
  for (let turn = 0; turn < 60; turn++) await move([turn % 2 ? a : b], d)
  expect((await shown(ben, id)).ids).toEqual([e, c, b, a, d])
  const page = await ana.call(listAlbumPhotos, { ...family, album_id: id, limit: 2 })
  const next = await ana.call(listAlbumPhotos, { ...family, album_id: id, limit: 3, cursor: page.next_cursor! })
  expect([...page.photos, ...next.photos].map((photo) => photo.id)).toEqual([e, c, b, a, d])
  // Photos that were removed go back to where they were.
  const { removed: _, ...removed } = await ana.call(removeFromAlbum, { ...family, album_id: id, photo_ids: [b, e, d] })
  expect((await shown(ben, id)).ids).toEqual([c, a])
  expect((await ana.tries(addToAlbum, { ...family, album_id: id, ...removed, positions: [1e300] })).status).toBe(400)
  await ana.call(addToAlbum, { ...family, album_id: id, ...removed })
  expect((await shown(ben, id)).ids).toEqual([e, c, b, a, d])
  await ana.call(editAlbum, { ...family, album_id: id, sort: 'date' })
  expect((await shown(ben, id)).ids).toEqual(ids)
})

test('sections stand before the photo they were put before, by date and by hand', async () => {
  const ids = [await onDay(1), await onDay(2), await onDay(3)] as const
  const { id } = await make(ana, [...ids])
  const place = { ...family, album_id: id }
  const second = await ana.call(addSection, { ...place, title: 'Second day', before_photo_id: ids[1] })
  await ana.call(addSection, { ...place, text: 'That was it.' })
  await ana.call(addSection, { ...place, title: 'First day', before_photo_id: ids[0] })
  const days = [
    ['First day', 0],
    ['Second day', 1],
    [null, 3],
  ]
  expect((await shown(ben, id)).sections).toEqual(days)
  const first = await ana.call(listAlbumPhotos, { ...place, limit: 1 })
  expect(first.sections.map(({ title, at }) => [title, at])).toEqual([['First day', 0]])
  const rest = await ana.call(listAlbumPhotos, { ...place, limit: 2, cursor: first.next_cursor! })
  expect(rest.sections.map(({ title, at }) => [title, at])).toEqual([
    ['Second day', 0],
    [null, 2],
  ])
  await ana.call(moveInAlbum, { ...place, photo_ids: [ids[2]], before_section_id: second.id })
  expect(await shown(ben, id)).toMatchObject({
    ids: [ids[0], ids[2], ids[1]],
    sections: [days[0], ['Second day', 2], days[2]],
  })
  await ana.call(editSection, { ...place, section_id: second.id, title: 'Later', before_photo_id: ids[0] })
  expect((await shown(ben, id)).sections).toEqual([days[0], ['Later', 0], days[2]])
  await ana.call(editAlbum, { ...place, sort: 'date' })
  expect(await shown(ben, id)).toMatchObject({ ids, sections: [days[0], ['Later', 0], days[2]] })
  await ana.call(deleteSection, { ...place, section_id: second.id })
  expect((await shown(ben, id)).sections).toEqual([days[0], days[2]])
  expect((await ana.tries(addSection, { ...place, title: '  ' })).json).toMatchObject({
    fields: { title: 'section_required' },
  })
})

test('an album with a rule has every photo that matches, also later ones, as each person sees them', async () => {
  const wanted = await onDay(1)
  await onDay(20)
  const rule = { taken_from: '2024-05-01', taken_to: '2024-05-10' }
  const { id } = await ana.call(createAlbum, { ...family, title: 'Early May', rule })
  expect(await shown(ben, id)).toMatchObject({ ids: [wanted], total: 1 })
  const hidden = await onDay(2, ana, 'private')
  const later = await onDay(3)
  expect(await shown(ana, id)).toMatchObject({ ids: [wanted, hidden, later], total: 3 })
  expect(await shown(ben, id)).toMatchObject({ ids: [wanted, later], total: 2 })
  const [card] = (await ben.call(listAlbums, family)).albums
  expect(card).toMatchObject({
    rule,
    photos: 2,
    first_day: '2024-05-01',
    last_day: '2024-05-03',
    cover: { id: wanted },
  })
  expect(card!.can).toMatchObject({ add: false, edit: true })
  expect((await ana.tries(addToAlbum, { ...family, album_id: id, photo_ids: [wanted] })).status).toBe(409)
  expect((await ana.tries(editAlbum, { ...family, album_id: id, sort: 'manual' })).status).toBe(400)
  const wrong = { ...family, title: 'Odd', rule: { taken_from: 'yesterday' } }
  expect((await ana.tries(createAlbum, wrong)).status).toBe(400)
})

test('contributors arrange their own albums and add their own photos, and viewers only look', async () => {
  const cara = await contributor()
  const dan = await server.person('Dan')
  await server.join(family, dan, 'viewer')
  const [anas, caras] = [await onDay(1), await onDay(2, cara)]
  const album = await make(ana, [anas])
  const place = { ...family, album_id: album.id }
  const both = { ...place, photo_ids: [anas, caras] }
  expect(await cara.call(addToAlbum, both)).toEqual({ added: 1, added_ids: [caras], present: 0, refused: 1 })
  expect((await cara.tries(editAlbum, { ...place, title: 'Mine' })).status).toBe(403)
  expect((await cara.tries(moveInAlbum, both)).status).toBe(403)
  expect(await cara.call(removeFromAlbum, both)).toMatchObject({ removed: 1, photo_ids: [caras] })
  const own = await make(cara, [caras])
  await cara.call(editAlbum, { ...family, album_id: own.id, title: 'Cara’s' })
  expect((await dan.tries(createAlbum, { ...family, title: 'No' })).status).toBe(403)
  expect((await dan.tries(addToAlbum, both)).status).toBe(403)
  expect(await shown(dan, album.id)).toMatchObject({ total: 1 })
  expect((await dan.call(getAlbum, place)).can).toEqual({ add: false, edit: false, keep_private: false })
})

test('only chosen members add to an album for them, and only the creator sees a private one', async () => {
  const [cara, eva] = [await contributor(), await contributor()]
  const album = await make(ben, [await onDay(1)], { contributors: 'chosen', contributor_ids: [cara.user_id] })
  const place = { ...family, album_id: album.id }
  const add = async (who: Person) => who.tries(addToAlbum, { ...place, photo_ids: [await onDay(2, who)] })
  expect([(await add(cara)).status, (await add(eva)).status, (await add(ana)).status]).toEqual([200, 403, 200])
  expect((await ben.call(getAlbum, place)).contributor_ids).toEqual([cara.user_id])
  const stranger = await server.person('Sam')
  expect((await ben.tries(editAlbum, { ...place, contributor_ids: [stranger.user_id] })).status).toBe(404)
  expect((await ana.tries(editAlbum, { ...place, audience: 'private' })).status).toBe(400)
  await ben.call(editAlbum, { ...place, audience: 'private' })
  expect((await ana.tries(getAlbum, place)).status).toBe(404)
  expect((await ana.tries(listAlbumPhotos, place)).status).toBe(404)
  expect((await ana.call(listAlbums, family)).albums).toEqual([])
  expect((await ben.call(listAlbums, family)).albums).toHaveLength(1)
  await server.leave(family, cara)
  expect((await ben.call(getAlbum, place)).contributor_ids).toEqual([])
})

test('a deleted album leaves its photos, and a request that is sent twice creates one album', async () => {
  const photo = await onDay(1)
  const once = crypto.randomUUID()
  const [first, again] = [await make(ana, [photo], { once }), await make(ana, [photo], { once })]
  expect(again.id).toBe(first.id)
  await ben.call(deleteAlbum, { ...family, album_id: first.id })
  expect((await ana.call(listAlbums, family)).albums).toEqual([])
  expect((await ana.call(photosContract.listPhotos, family)).total).toBe(1)
  expect(
    await server.sql("select * from photo_label_counts where kind = 'album' and family_id = $1", [family.family_id]),
  ).toEqual([])
})
