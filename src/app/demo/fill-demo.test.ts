import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { album } from './album.ts'
import { fillDemo } from './fill-demo.ts'

test('the Lindqvist-Moreaus move in by the front door, with their newest pictures', async () => {
  const port = await freePort()
  const house = await openTestApp({ withWorker: true, config: { port, appUrl: `http://localhost:${port}` } })
  try {
    const { dataDir, databaseUrl, appUrl: url } = house.config
    const { family_id, owner } = await fillDemo({ url, dataDir, databaseUrl, pictures: 2 })

    type Listed = { taken_at: string; description: string; is_favorite: boolean }
    const { photos } = await owner.send<{ photos: Listed[] }>('GET', `/api/families/${family_id}/photos`)
    const shown = photos.map(({ taken_at, description, is_favorite }) => ({ taken_at, description, is_favorite }))
    const shots = album.slice(-2).toReversed()
    expect(shown).toEqual(
      shots.map(({ at, description, favorite = false }) => ({ taken_at: at, description, is_favorite: favorite })),
    )
    const family = await owner.send<{ members: { role: string; user: { first_name: string } }[] }>(
      'GET',
      `/api/families/${family_id}`,
    )
    const members = family.members.map(({ role, user }) => `${user.first_name}, ${role}`)
    expect(members).toEqual(['Freja, owner', 'Julien, editor', 'Astrid, editor', 'Camille, viewer'])
  } finally {
    await house.close()
  }
}, 120_000)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
