import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Capability } from '#shared/role-table.ts'
import { may } from '#features/families/server/may.ts'
import type { Role } from '#features/families/families.rules.ts'
import type { Operation } from '#shared/contract.ts'
import { contract } from './contract.ts'
import { changesBy } from './testing/changes.ts'
import { citations } from './testing/citations.ts'
import { isForOwnPhotos, tryOthersPhotos } from './testing/others-photos.ts'
import { sampleOf, secretsIn, send } from './testing/matrix.ts'
import type { Person } from './testing/people.ts'
import type { Sample } from './testing/sample.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import { callersAt, makeHome, type Home } from './testing/world.ts'

// Row-level security alone must separate families, in case an authorization check is missing.
vi.mock('#features/families/server/member.ts', () => import('./testing/open-guard.ts'))

let house: TestApp
let home: Home
let elsewhere: Home
const strangers: { who: string; person: Person }[] = []
const guarded = contract.filter((operation) => operation.access.kind === 'member')

beforeAll(async () => {
  house = await openTestApp()
  home = await makeHome(house, 'Amber')
  elsewhere = await makeHome(house, 'Birch')
  for (const { who, session, role, becomes, comes } of await callersAt(house, home, elsewhere)) {
    if (!session || role) continue
    await becomes?.()
    strangers.push({ who, person: await comes() })
  }
})
afterAll(() => house.close())

test('with the guard off, no one gets a 404 for a family', async () => {
  const listing = contract.find((operation) => operation.id === 'listPhotos')!
  const { person } = strangers[0]!
  const answer = await send(listing, await sampleOf(listing, home, person), person)
  expect(answer.json).toMatchObject({ photos: [], next_cursor: null, total: 0 })
})

describe.each(guarded)('$id', (operation: Operation) => {
  test('shows a stranger nothing of a family and lets them change nothing', async () => {
    const attempts: { who: string; person: Person; sample: Sample }[] = []
    for (const { who, person } of strangers) {
      attempts.push({ who, person, sample: await sampleOf(operation, home, person) })
    }
    const changed = await changesBy(house, async () => {
      for (const { who, person, sample } of attempts) {
        const answer = await send(operation, sample, person)
        expect(secretsIn(answer, home, sample.input), who).toEqual([])
      }
    })
    expect(changed, 'a stranger changed something').toEqual([])
  })

  test('finds nothing of another family for a member of this one', async () => {
    for (const field of citations(operation)) {
      const { input, extra } = await sampleOf(operation, home, home.owner)
      const cited = { ...input, ...field.of(elsewhere) }
      const changed = await changesBy(house, async () => {
        const answer = await send(operation, { input: cited, ...(extra && { extra }) }, home.owner)
        expect(secretsIn(answer, elsewhere, cited), field.name).toEqual([])
      })
      expect(changed, `${field.name} changed something`).toEqual([])
    }
  })

  test.each(['viewer', 'contributor'] as const)('lets a %s change nothing that needs another role', async (role) => {
    if (operation.method === 'GET' || operation.method === 'HEAD' || mayDo(role, operation)) return
    const sample = await sampleOf(operation, home, home[role])
    expect(await changesBy(house, () => send(operation, sample, home[role]))).toEqual([])
  })

  test('lets a contributor change nothing about photos that someone else added', async () => {
    if (!isForOwnPhotos(operation)) return
    expect((await tryOthersPhotos(house, home, operation)).changed).toEqual([])
  })
})

function mayDo(role: Role, { access }: Operation): boolean {
  return access.kind === 'member' && may(role, access.capability as Capability)
}
