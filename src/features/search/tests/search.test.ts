import { afterAll, beforeAll, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { newId } from '#shared/ids.ts'
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
      albums: [],
      milestones: [],
      answers: [],
      photos: [],
    })
  expect((await ana.tries(searchContract.searchEverything, { text: '  ' })).status).toBe(400)
})

test('a word finds albums and milestones that one can see', async () => {
  const [ana, ben] = [await server.person('Ana'), await server.person('Ben')]
  const family = await ana.opensFamily('The Moreaus')
  await server.join(family, ben, 'editor')
  const cover_photo_id = await seedPhoto(ana, family, { filename: 'a.jpg', audience: 'private' })
  for (const [title, audience] of [
    ['Summer at the lake', 'family_only'],
    ['Summer in secret', 'private'],
  ] as const) {
    const { id } = await ana.call(albumsContract.createAlbum, { ...family, title, audience, photo_ids: [] })
    await ana.call(albumsContract.addToAlbum, { ...family, album_id: id, photo_ids: [cover_photo_id] })
    await ana.call(albumsContract.editAlbum, { ...family, album_id: id, cover_photo_id })
    const milestone = { name: title, date: '2024-07-01', child_id: null, photo_ids: [cover_photo_id] }
    await ana.call(milestonesContract.addMilestone, { ...family, ...milestone, audience })
  }
  const find = async (person: typeof ana) => {
    const { albums, milestones } = await person.call(searchContract.searchEverything, { text: 'SUMMÉR' })
    return {
      albums: albums.map((one) => [one.title, one.cover_url !== null]),
      milestones: milestones.map((one) => [one.name, one.cover_url !== null]),
    }
  }
  const lake = 'Summer at the lake'
  expect(await find(ben)).toEqual({ albums: [[lake, false]], milestones: [[lake, false]] })
  const all = await find(ana)
  const covered = [
    [lake, true],
    ['Summer in secret', true],
  ]
  expect(all.albums.toSorted()).toEqual(covered)
  expect(all.milestones.toSorted()).toEqual(covered)
})

test("a word finds written answers that one can see, in all of one's families or in one", async () => {
  const [ana, ben] = [await server.person('Ana'), await server.person('Ben')]
  const family = await ana.opensFamily('The Moreaus')
  const elsewhere = await ana.opensFamily('Elsewhere')
  await server.join(family, ben, 'editor')
  const answer = async (of: { family_id: string }, by: typeof ana, response_text: string, more: object = {}) => {
    const birth = { first_name: 'Mia', birth_date: '2020-02-29' }
    const { id: child_id } = await ana.call(childrenContract.addChild, { ...of, ...birth })
    const { prompts } = await ana.call(personalityContract.getPersonality, { ...of, child_id })
    const prompt = { prompt_id: prompts[0]!.id, take: newId() }
    return by.call(personalityContract.saveResponse, { ...of, child_id, ...prompt, response_text, ...more })
  }
  await answer(family, ana, 'Because the dog sneezes so loud.')
  await answer(family, ben, 'It sneezes in secret.', { audience: 'private' })
  const deleted = await answer(family, ana, 'It sneezes no more.')
  await ana.call(personalityContract.deleteResponse, { ...family, response_id: deleted.id })
  await answer(elsewhere, ana, 'Sneezes are funny.')
  const find = async (person: typeof ana, more: object = {}) =>
    (await person.call(searchContract.searchEverything, { text: 'SNEEZES', ...more })).answers
      .map(({ excerpt }) => excerpt)
      .toSorted()
  expect(await find(ana)).toEqual(['Because the dog sneezes so loud.', 'Sneezes are funny.'])
  expect(await find(ana, { in_family: family.family_id })).toEqual(['Because the dog sneezes so loud.'])
  expect(await find(ben)).toEqual(['Because the dog sneezes so loud.', 'It sneezes in secret.'])
  expect(await find(ben, { in_family: elsewhere.family_id })).toEqual([])
  // What's cut off at either end is marked.
  await answer(family, ana, `${'Before that. '.repeat(9)}A giraffe.${' After that.'.repeat(20)}`)
  const [cut] = (await ana.call(searchContract.searchEverything, { text: 'giraffe' })).answers
  expect(cut?.excerpt).toMatch(/^….+A giraffe\. After.+…$/)
})
