import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { guestsContract as contract } from '#features/guests/guests.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'

openForAnaAndBen({ withWorker: true })

const told = async () =>
  (await ana.call(notificationsContract.listNotifications, {})).notifications.filter(
    ({ kind }) => kind === 'link_asked',
  )
const makes = (title: string, how: object = {}) =>
  ben.call(albumsContract.createAlbum, { ...family, title, photo_ids: [], ...how })
const asks = (album_id: string, who = ben) => who.tries(contract.askForAlbumLink, { ...family, album_id })

test('an editor asks the owner to share an album by link, and asking again that day notifies no one', async () => {
  const { id: album_id } = await makes('Lisbon')
  expect((await asks(album_id)).status).toBe(204)
  await expect.poll(told).toMatchObject([{ title: 'Lisbon', album_id, count: 1, actor: { first_name: 'Ben' } }])
  expect((await asks(album_id)).status).toBe(204)
  const { id: other } = await makes('Porto')
  await asks(other)
  await expect.poll(told).toHaveLength(2)
  expect((await told()).map(({ count }) => count)).toEqual([1, 1])
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
