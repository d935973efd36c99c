import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesBy, unseenObjects } from './changes.ts'
import type { Person } from './people.ts'
import { placePhoto } from './photos.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { leaveUnfinished } from './uploads.ts'

let house: TestApp
let ana: Person
beforeAll(async () => {
  house = await openTestApp()
  ana = await house.person('Ana')
})
afterAll(() => house.close())

test("writes, changes, and removals are reported, and statements without effect aren't", async () => {
  expect(await changesBy(house, async () => {})).toEqual([])
  const rename = () => house.sql(`update profiles set first_name = 'Anna' where id = $1`, [ana.user_id])
  expect(await changesBy(house, rename)).toEqual(['public.profiles'])
  expect(await changesBy(house, rename)).toEqual([])
  const ben = await house.person('Ben')
  const leave = () => house.sql('delete from profiles where id = $1', [ben.user_id])
  expect(await changesBy(house, leave)).toContain('public.auth_sessions')
})

test('staged files are reported, and objects that bypass the store are found', async () => {
  const family = await ana.opensFamily('Moreau')
  expect(await changesBy(house, () => placePhoto(ana, family))).toContain('objects')
  expect(await changesBy(house, () => leaveUnfinished(ana, family))).toContain('staged')
  expect(await unseenObjects(house)).toEqual([])
  await writeFile(path.join(house.config.dataDir, 'objects/stray'), 'put here by hand')
  expect(await unseenObjects(house)).toEqual(['stray'])
})
