import { afterAll, beforeAll, expect, test } from 'vitest'
import { childrenContract } from '#features/people/children.contract.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test("a word matches one's own families, children, and photos, and nothing of others", async () => {
  const ana = await server.person('Ana')
  const ben = await server.person('Ben')
  const mine = await ana.opensFamily('The Lighthouse')
  const second = await ana.opensFamily('Elsewhere')
  const others = await ben.opensFamily('Another lighthouse')
  await ana.call(childrenContract.addChild, { ...mine, first_name: 'Lightning', birth_date: '2020-02-29' })
  const seen = await seedPhoto(ana, second, { filename: 'a.jpg', description: 'At the lighthouse' })
  await seedPhoto(ben, others, { filename: 'b.jpg', description: 'Their lighthouse' })
  const found = await ana.call(searchContract.searchEverything, { text: ' LIGHT ' })
  expect(found.families.map(({ name }) => name)).toEqual(['The Lighthouse'])
  expect(found.people.map(({ first_name }) => first_name)).toEqual(['Lightning'])
  expect(found.photos.map(({ id }) => id)).toEqual([seen])
  await ana.call(childrenContract.addChild, {
    ...mine,
    first_name: 'José',
    last_name: 'Núñez',
    birth_date: '2021-01-01',
  })
  for (const text of ['jose', 'JOSÉ', 'nunez'])
    expect((await ana.call(searchContract.searchEverything, { text })).people, text).toMatchObject([
      { first_name: 'José' },
    ])
  for (const text of ['%', '_', '\\', 'zebra'])
    expect(await ana.call(searchContract.searchEverything, { text }), text).toEqual({
      families: [],
      people: [],
      answers: [],
      photos: [],
    })
  expect((await ana.tries(searchContract.searchEverything, { text: '  ' })).status).toBe(400)
})
