import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Capability } from '#shared/role-table.ts'
import { may } from '#features/families/server/may.ts'
import type { Role } from '#features/families/families.rules.ts'
import type { Operation } from '#shared/contract.ts'
import { contract } from '#app/contract.ts'
import { changesBy } from '#kit/changes.ts'
import { citations } from '#kit/citations.ts'
import { inTurn } from '#kit/full-size.ts'
import { isForOwnPhotos, tryOthersPhotos } from '#kit/others-photos.ts'
import { sampleOf, secretsIn, send } from '#kit/matrix.ts'
import type { Person } from '#kit/people.ts'
import type { Sample } from '#kit/sample.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { makeCallers, makeFixture, type Fixture } from '#kit/fixture.ts'

// Row-level security alone must separate families, in case an authorization check is missing.
vi.mock('#features/families/server/member.ts', () => import('#kit/open-guard.ts'))

let server: TestApp
let fixture: Fixture
let elsewhere: Fixture
const strangers: { who: string; person: Person }[] = []
const guarded = contract.filter((operation) => operation.access.kind === 'member')

beforeAll(async () => {
  server = await openTestApp()
  fixture = await makeFixture(server, 'Amber')
  elsewhere = await makeFixture(server, 'Birch')
  for (const { who, session, role, stale, second_factor, becomes, comes } of await makeCallers(
    server,
    fixture,
    elsewhere,
  )) {
    // To a family, administrators are strangers, however they signed in.
    if (!session || role || stale || second_factor) continue
    await becomes?.()
    strangers.push({ who, person: await comes() })
  }
})
afterAll(() => server.close())

test('with the guard off, no one gets a 404 for a family', async () => {
  const listing = contract.find((operation) => operation.id === 'listPhotos')!
  const { person } = strangers[0]!
  const answer = await send(listing, await sampleOf(listing, fixture, person), person)
  expect(answer.json).toMatchObject({ photos: [], next_cursor: null, total: 0 })
})

describe.each(guarded)('$id', (operation: Operation) => {
  test('shows a stranger nothing of a family and lets them change nothing', async () => {
    const attempts: { who: string; person: Person; sample: Sample }[] = []
    for (const { who, person } of inTurn(strangers, guarded.indexOf(operation), 2)) {
      attempts.push({ who, person, sample: await sampleOf(operation, fixture, person) })
    }
    const changed = await changesBy(server, async () => {
      for (const { who, person, sample } of attempts) {
        const answer = await send(operation, sample, person)
        expect(secretsIn(answer, fixture, sample.input), who).toEqual([])
      }
    })
    expect(changed, 'a stranger changed something').toEqual([])
  })

  const cites = citations(operation)
  if (cites.length)
    test('finds nothing of another family for a member of this one', async () => {
      for (const field of cites) {
        const { input, extra } = await sampleOf(operation, fixture, fixture.owner)
        const cited = { ...input, ...field.of(elsewhere) }
        const changed = await changesBy(server, async () => {
          const answer = await send(operation, { input: cited, ...(extra && { extra }) }, fixture.owner)
          expect(secretsIn(answer, elsewhere, cited), field.name).toEqual([])
        })
        expect(changed, `${field.name} changed something`).toEqual([])
      }
    })

  const isRead = operation.method === 'GET' || operation.method === 'HEAD'
  const lacking = (['viewer', 'contributor'] as const).filter((role) => !isRead && !mayDo(role, operation))
  test.each(lacking)('lets a %s change nothing that needs another role', async (role) => {
    const sample = await sampleOf(operation, fixture, fixture[role])
    expect(await changesBy(server, () => send(operation, sample, fixture[role]))).toEqual([])
  })

  if (isForOwnPhotos(operation))
    test('lets a contributor change nothing about photos of others', async () => {
      expect((await tryOthersPhotos(server, fixture, operation)).changed).toEqual([])
    })
})

function mayDo(role: Role, { access }: Operation): boolean {
  return access.kind === 'member' && may(role, access.capability as Capability)
}
