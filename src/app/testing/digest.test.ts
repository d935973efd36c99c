import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedBetween, digestOf } from './digest.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let house: TestApp
beforeAll(async () => void (house = await openTestApp()))
afterAll(() => house.close())

test('what is written, changed or removed is seen, and what only looked as if it would is not', async () => {
  const ana = await house.person('Ana')
  const begin = await digestOf(house)
  expect(changedBetween(begin, await digestOf(house))).toEqual([])
  await house.sql(`update profiles set first_name = 'Anna' where id = $1`, [ana.user_id])
  const renamed = await digestOf(house)
  expect(changedBetween(begin, renamed)).toEqual(['public.profiles'])
  await house.sql(`update profiles set first_name = 'Anna' where id = $1`, [ana.user_id])
  expect(changedBetween(renamed, await digestOf(house))).toEqual([])
  await house.sql('delete from profiles where id = $1', [ana.user_id])
  expect(changedBetween(renamed, await digestOf(house))).toContain('public.auth_sessions')
})
