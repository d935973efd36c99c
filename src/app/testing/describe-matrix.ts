import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Operation } from '#shared/contract.ts'
import { contract } from '../contract.ts'
import { changedBetween, digestOf } from './digest.ts'
import { absentIds, citations } from './citations.ts'
import { expectedOutcome, outcomeOf, sampleOf, send } from './matrix.ts'
import type { TestApp } from './test-app.ts'
import { callersAt, makeHome, type Caller, type Home } from './world.ts'

/** A dozen callers, each with a sample of its own, and passwords are slow to check on purpose. */
const TIMEOUT_MS = 90_000

/** Every operation of the contract, tried by everybody who might come, in a house opened by `open`. */
export function describeMatrix(open: () => Promise<TestApp>) {
  let house: TestApp
  let home: Home
  let elsewhere: Home
  let callers: Caller[]
  let sessions: Record<string, unknown>[]

  beforeAll(async () => {
    house = await open()
    home = await makeHome(house, 'Amber')
    elsewhere = await makeHome(house, 'Birch')
    callers = await callersAt(house, home, elsewhere)
  })
  afterAll(() => house.close())
  // Some operations end sessions, also those of the people who give others their samples.
  beforeAll(async () => void (sessions = await house.sql('select * from auth_sessions')))
  beforeEach(() =>
    house.sql(
      'insert into auth_sessions select * from jsonb_populate_recordset(null::auth_sessions, $1) on conflict do nothing',
      [JSON.stringify(sessions)],
    ),
  )

  describe.each([...contract])('$id ($access.kind $access.capability)', (operation: Operation) => {
    test('is done for those who may, and for the others nothing happens', { timeout: TIMEOUT_MS }, async () => {
      const outcomes: Record<string, string> = {}
      const promised: Record<string, string> = {}
      // An address is signed only for somebody who is signed in; forged ones are the matter of media.test.ts.
      const signed = operation.access.kind === 'signed-url'
      for (const caller of callers.filter(({ session }) => session || !signed)) {
        const person = await caller.comes()
        const sample = await sampleOf(operation, home, person)
        const before = await digestOf(house)
        const answer = await send(operation, sample, person)
        outcomes[caller.who] = outcomeOf(operation, answer)
        promised[caller.who] = expectedOutcome(operation, caller)
        if (promised[caller.who] === 'done') continue
        expect(changedBetween(before, await digestOf(house)), `${caller.who} changed something`).toEqual([])
        for (const secret of home.secrets) expect(answer.text, caller.who).not.toContain(secret)
      }
      expect(outcomes).toEqual(promised)
    })

    if (operation.access.kind === 'member')
      test('looks to a stranger as if there were no such family', async () => {
        for (const { who, comes } of callers.filter((caller) => caller.session && !caller.role)) {
          const person = await comes()
          const { input, extra } = await sampleOf(operation, home, person)
          const there = await send(operation, { input, ...(extra && { extra }) }, person)
          const absent = await send(operation, { input: { ...input, ...absentIds() }, ...(extra && { extra }) }, person)
          expect([there.status, there.text], who).toEqual([absent.status, absent.text])
        }
      })

    if (citations(operation).length > 0)
      test('finds nothing of another family, whichever id names it', async () => {
        const { owner } = home
        for (const field of citations(operation)) {
          const { input, extra } = await sampleOf(operation, home, owner)
          const before = await digestOf(house)
          const cited = await send(
            operation,
            { input: { ...input, ...field.of(elsewhere) }, ...(extra && { extra }) },
            owner,
          )
          expect(changedBetween(before, await digestOf(house)), `${field.name} changed something`).toEqual([])
          const absent = await send(
            operation,
            { input: { ...input, ...field.of(absentIds()) }, ...(extra && { extra }) },
            owner,
          )
          expect([cited.status, cited.text], field.name).toEqual([absent.status, absent.text])
          for (const secret of elsewhere.secrets) expect(cited.text, field.name).not.toContain(secret)
        }
      })
  })
}
