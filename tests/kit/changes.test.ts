import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesBy, unseenObjects } from './changes.ts'
import type { Person } from './people.ts'
import { seedPhoto } from './photos.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { leaveUnfinished } from './uploads.ts'

let server: TestApp
let ana: Person
beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
})
afterAll(() => server.close())

test("writes, changes, and removals are reported, and statements without effect aren't", async () => {
  expect(await changesBy(server, async () => {})).toEqual([])
  const rename = () => server.sql(`update profiles set first_name = 'Anna' where id = $1`, [ana.user_id])
  expect(await changesBy(server, rename)).toEqual(['public.profiles'])
  expect(await changesBy(server, rename)).toEqual([])
  const ben = await server.person('Ben')
  const leave = () => server.sql('delete from profiles where id = $1', [ben.user_id])
  expect(await changesBy(server, leave)).toContain('public.auth_sessions')
})

test('staged files are reported, and objects that bypass the store are found', async () => {
  const family = await ana.opensFamily('Moreau')
  expect(await changesBy(server, () => seedPhoto(ana, family))).toContain('objects')
  expect(await changesBy(server, () => leaveUnfinished(ana, family))).toContain('staged')
  expect(await unseenObjects(server)).toEqual([])
  await writeFile(path.join(server.config.dataDir, 'objects/stray'), 'put here by hand')
  expect(await unseenObjects(server)).toEqual(['stray'])
})
