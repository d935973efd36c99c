import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCallers, makeFixture, type Caller, type Fixture } from '#kit/fixture.ts'
import { expectedOutcome, sampleOf, send } from '#kit/matrix.ts'
import { triedOperations } from '#kit/sample-inputs.ts'
import { openTestApp, withoutLimits, type TestApp } from '#kit/test-app.ts'

/** A double tap, a retry, and a second tab. */
const AT_ONCE = 4

let server: TestApp
let fixture: Fixture
let callers: Caller[]

beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox' }, context: withoutLimits })
  fixture = await makeFixture(server, 'Amber')
  callers = await makeCallers(server, fixture, await makeFixture(server, 'Birch'))
}, 240_000)
afterAll(() => server.close())

const changing = triedOperations.filter(({ method }) => method !== 'GET' && method !== 'HEAD')

test.each(changing)('$id, sent four times at once, never fails unexpectedly', async (operation) => {
  const caller = callers.find((one) => expectedOutcome(operation, one) === 'done')!
  await caller.becomes?.()
  const person = await caller.comes()
  const sample = await sampleOf(operation, fixture, person)
  const before = server.log.length
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(operation, sample, person)))
  const failed = answers.filter(({ status }) => status >= 500).map(({ status, json }) => `${status} ${json?.code}`)
  const why = server.log.slice(before).filter((line) => line.includes('"err"'))
  expect(failed, why.join('\n')).toEqual([])
})
