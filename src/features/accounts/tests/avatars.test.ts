import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { avatarContract } from '#features/accounts/avatar.contract.ts'
import { hasSamples, samplePath, samples } from '#server/media-process/test-samples.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { sendAvatar } from '#kit/avatars.ts'
import type { Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

/** Some of the samples are slow by design. */
/** Fewer than the hourly limit per person. */
const MOST_AVATARS = 50
const PATIENCE_MS = 240_000

const { cropAvatar, readAvatar, removeAvatar } = avatarContract
let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function keysOf(person: Person): Promise<string[]> {
  const keys: string[] = []
  for await (const key of server.context.store.list(`users/${person.user_id}/`)) keys.push(key.split('/').at(-1)!)
  return keys.toSorted()
}

test('a profile photo is cropped from a photo, visible only to members of shared families, and can be changed and removed', async () => {
  const ana = await server.person('Ana')
  const ben = await server.person('Ben')
  const stranger = await server.person('Stan')
  const family = await ana.opensFamily('Faces')
  await server.join(family, ben, 'viewer')
  const sent = await sendAvatar(ana, await drawPicture({ width: 300, height: 200 }))
  expect(sent).toMatchObject({ status: 200, json: { avatar_url: `/api/people/${ana.user_id}/avatar?v=1` } })
  const { members } = await ben.call(familiesContract.getFamily, family)
  expect(members.map(({ user }) => user.avatar_url)).toContain(sent.json.avatar_url)
  const seen = await ben.fetches(sent.json.avatar_url)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await stranger.fetches(sent.json.avatar_url)).status).toBe(404)
  expect((await server.visitor().fetches(sent.json.avatar_url)).status).toBe(401)

  const cropped = await ana.call(cropAvatar, { x: 10, y: 20, size: 100 })
  expect(cropped.avatar_url).toMatch(/v=2$/)
  expect(await ana.tries(cropAvatar, { x: 250, y: 0, size: 100 })).toMatchObject({ status: 400 })
  expect(await keysOf(ana)).toEqual(['avatar-2.webp', 'avatar-source.jpg'])
  await server.leave(family, ben)
  expect((await ben.tries(readAvatar, { account_id: ana.user_id })).status).toBe(404)

  expect(await ana.call(removeAvatar, {})).toMatchObject({ avatar_url: null })
  expect(await keysOf(ana)).toEqual([])
  expect((await ana.tries(cropAvatar, { x: 0, y: 0, size: 10 })).status).toBe(404)
  expect((await ana.call(accountsContract.getSession, {})).user).toMatchObject({ avatar_url: null })
})

test('two photos chosen at once leave one, and crops made at once all succeed', async () => {
  const ana = await server.person('Ana')
  const photos = await Promise.all([60, 80].map((width) => drawPicture({ width, height: 50 })))
  const sent = await Promise.all(photos.map((photo) => sendAvatar(ana, photo)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all([10, 20, 30].map((size) => ana.call(cropAvatar, { x: 0, y: 0, size })))
  expect(await keysOf(ana)).toEqual(['avatar-5.webp', 'avatar-source.jpg'])
})

test('a raw file with an empty preview is refused as a profile photo, and the server keeps running', async () => {
  const lea = await server.person('Lea')
  expect(await sendAvatar(lea, emptyPreview())).toMatchObject({ status: 400 })
  expect(await sendAvatar(lea, await drawPicture())).toMatchObject({ status: 200 })
})

/** A DNG with one directory: version, size, and a preview at the end that has no bytes. */
function emptyPreview(): Buffer {
  const tags = [
    [0x0100, 8],
    [0x0101, 8],
    [0x0201, 80],
    [0x0202, 0],
    [0xc612, 0x0401],
  ] as const
  const bytes = Buffer.alloc(150)
  bytes.write('II*\0\x08\0\0\0', 'latin1')
  bytes.writeUInt16LE(tags.length, 8)
  tags.forEach(([tag, value], i) => {
    bytes.writeUInt16LE(tag, 10 + i * 12)
    bytes.writeUInt16LE(4, 12 + i * 12)
    bytes.writeUInt32LE(1, 14 + i * 12)
    bytes.writeUInt32LE(value, 18 + i * 12)
  })
  return bytes
}

test.runIf(hasSamples)(
  'any upload either becomes a re-encoded profile photo or is refused with a reason, keeping the previous one',
  async () => {
    const eva = await server.person('Eva')
    await sendAvatar(eva, await drawPicture())
    const names = Object.keys(samples).filter((one) => one.startsWith('bad/'))
    let by = eva
    for (const [at, name] of names.entries()) {
      if (at > 0 && at % MOST_AVATARS === 0) by = await server.person('Eva')
      const { status, json } = await sendAvatar(by, readFileSync(samplePath(name)))
      if (status === 200) expect(json.avatar_url, name).toMatch(/^\/api\/people/)
      else
        expect([status, json], name).toMatchObject([400, { fields: { picture: expect.stringMatching(/^[a-z_]+$/) } }])
    }
    const { user } = await eva.call(accountsContract.getSession, {})
    const answer = await eva.fetches(user!.avatar_url!)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  },
  PATIENCE_MS,
)
