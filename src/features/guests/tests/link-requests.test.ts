import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { guestsContract as contract } from '#features/guests/guests.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'

openForAnaAndBen({ withWorker: true })

const told = async (who: typeof ana, wanted: string) =>
  (await who.call(notificationsContract.listNotifications, {})).notifications.filter(({ kind }) => kind === wanted)
const makes = (title: string, how: object = {}) =>
  ben.call(albumsContract.createAlbum, { ...family, title, photo_ids: [], ...how })
const asks = (album_id: string, who = ben, name = '') =>
  who.tries(contract.askForAlbumLink, { ...family, album_id, name })
const requests = async (album_id: string, who = ben) =>
  (await who.call(contract.listLinkRequests, { ...family, album_id })).requests
const notified = async (answer: ReturnType<typeof asks>) => ((await answer).json as { notified: boolean }).notified

test('an editor asks the owner to share an album by link, and asking again that day notifies no one', async () => {
  const { id: album_id } = await makes('Lisbon')
  expect(await notified(asks(album_id, ben, 'Grandma Rosa'))).toBe(true)
  const asked = { title: 'Lisbon', album_id, count: 1, actor: { first_name: 'Ben' }, comment: 'Grandma Rosa' }
  await expect.poll(() => told(ana, 'link_asked')).toMatchObject([asked])
  expect(await notified(asks(album_id))).toBe(false)
  const { id: other } = await makes('Porto')
  await asks(other)
  await expect.poll(() => told(ana, 'link_asked')).toHaveLength(2)
  expect((await told(ana, 'link_asked')).map(({ count }) => count)).toEqual([1, 1])
})

test('the owner is reminded when an editor asks again on another day', async () => {
  const { id: album_id } = await makes('Lisbon')
  await asks(album_id)
  await expect.poll(() => told(ana, 'link_asked')).toHaveLength(1)
  await ana.call(notificationsContract.readAllNotifications, {})
  await server.sql(`update link_requests set asked_at = now() - interval '25 hours' where album_id = $1`, [album_id])
  expect(await requests(album_id)).toMatchObject([{ can_ask_again: true }])
  expect(await notified(asks(album_id))).toBe(true)
  await expect.poll(async () => (await told(ana, 'link_asked')).map(({ read }) => read)).toEqual([false, true])
})

test('once the owner makes the link, the editor who asked gets a notification and can ask for another one', async () => {
  const { id: album_id } = await makes('Lisbon')
  await asks(album_id, ben, 'Grandma Rosa')
  const open = { asker: 'Ben', name: 'Grandma Rosa', made_at: null, can_ask_again: false }
  expect(await requests(album_id, ana)).toMatchObject([open])
  await ana.call(contract.addGuest, { ...family, name: 'Grandma Rosa', album_id })
  await expect
    .poll(() => told(ben, 'link_made'))
    .toMatchObject([{ title: 'Lisbon', album_id, actor: { first_name: 'Ana' } }])
  expect(await requests(album_id)).toMatchObject([{ made_at: expect.any(String), can_ask_again: true }])
  expect(await notified(asks(album_id, ben, 'Uncle Joe'))).toBe(true)
})

test('members don’t see what others asked for', async () => {
  const { id: album_id } = await makes('Lisbon')
  await asks(album_id)
  const cleo = await server.person('Cleo')
  await server.join(family, cleo, 'editor')
  expect(await requests(album_id, cleo)).toEqual([])
})

test('no one asks for an album that the owner can’t see, or for one with a rule', async () => {
  const hidden = await makes('Surprise', { audience: 'private' })
  expect((await asks(hidden.id)).status).toBe(409)
  const automatic = await makes('Favorites', { photo_ids: undefined, rule: { is_favorite: 'true' } })
  expect((await asks(automatic.id)).status).toBe(400)
  const vic = await server.person('Vic')
  await server.join(family, vic, 'viewer')
  const { id: album_id } = await makes('Lisbon')
  expect((await asks(album_id, vic)).status).toBe(403)
})
