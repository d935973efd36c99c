import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Operation } from '#shared/contract.ts'
import { changesBy, unseenObjects } from './changes.ts'
import { inTurn, IS_FULL } from './full-size.ts'
import { absentIds, citations } from './citations.ts'
import { expectedOutcome, isForAnybody, outcomeOf, sampleOf, secretsIn, send } from './matrix.ts'
import { triedOperations } from './sample-inputs.ts'
import { isForOwnPhotos, tryOthersPhotos } from './others-photos.ts'
import type { Person } from './people.ts'
import type { Answer } from './requests.ts'
import type { Sample } from './sample.ts'
import type { TestApp } from './test-app.ts'
import { makeCallers, makeFixture, type Caller, type Fixture } from './fixture.ts'

/** Tries every operation of the contract with every kind of caller, on the server that `open` returns. */
export function describeMatrix(open: () => Promise<TestApp>) {
  describeOperations(open, (operation, world) => {
    test('is allowed for permitted callers', async () => {
      const { fixture, callers, restoreSessions } = world()
      // Some operations end sessions, including those of the people whose data the samples use.
      onTestFinished(restoreSessions)
      const allowed = callersFor(operation, callers).filter((caller) => expectedOutcome(operation, caller) === 'done')
      const outcomes: Record<string, string> = {}
      for (const caller of allowed) {
        await caller.becomes?.()
        const person = await caller.comes()
        outcomes[caller.who] = outcomeOf(
          operation,
          await send(operation, await sampleOf(operation, fixture, person), person),
        )
      }
      expect(outcomes).toEqual(Object.fromEntries(allowed.map(({ who }) => [who, 'done'])))
    })
    describeRefusals(operation, world, () => refusedInTurn(operation, world().callers))
  })
}

/** Like describeMatrix, but only tests what must be refused, to callers that an operation tells apart. */
export function describeRefusedOperations(open: () => Promise<TestApp>) {
  describeOperations(open, (operation, world) => {
    describeRefusals(operation, world, () => world().callers.filter((caller) => IS_FULL || !isAlike(operation, caller)))
  })
}

type World = {
  server: TestApp
  fixture: Fixture
  elsewhere: Fixture
  callers: Caller[]
  /** Each caller's session for refusals, which don't change it. */
  people: Map<Caller, Person>
  restoreSessions(): Promise<void>
}

function describeOperations(open: () => Promise<TestApp>, tests: (operation: Operation, world: () => World) => void) {
  let world: World

  beforeAll(async () => {
    const server = await open()
    const fixture = await makeFixture(server, 'Amber')
    const elsewhere = await makeFixture(server, 'Birch')
    const callers = await makeCallers(server, fixture, elsewhere)
    const people = new Map<Caller, Person>()
    for (const caller of callers) people.set(caller, await caller.comes())
    const sessions = JSON.stringify(await server.sql('select * from auth_sessions'))
    const leaving = (await server.sql('select user_id from account_deletions')).map(({ user_id }) => user_id)
    const restoreSessions = async () => {
      await server.sql(
        'insert into auth_sessions select * from jsonb_populate_recordset(null::auth_sessions, $1) on conflict do nothing',
        [sessions],
      )
      // Someone who asked to delete their account may have no turn at canceling it.
      await server.sql('delete from account_deletions where user_id <> all($1)', [leaving])
    }
    world = { server, fixture, elsewhere, callers, people, restoreSessions }
  })
  afterAll(() => world.server.close())
  describe.each(triedOperations)('$id ($access.kind $access.capability)', (operation: Operation) => {
    tests(operation, () => world)
  })
  test('no object was written around the watched store', async () => {
    expect(await unseenObjects(world.server)).toEqual([])
  })
}

/** Refused requests consume nothing, so samples that don't depend on the caller are made once. */
function samplesFor(operation: Operation, fixture: Fixture): (caller: Person) => Promise<Sample> {
  let forAnybody: Promise<Sample> | undefined
  const make = (caller: Person) => sampleOf(operation, fixture, caller)
  return (caller) => (isForAnybody(operation) ? (forAnybody ??= make(caller)) : make(caller))
}

const TURNS = 3

/** Operations take turns with callers that they don't tell apart: each kind of caller tries a third of them. */
function callersFor(operation: Operation, callers: Caller[]): Caller[] {
  if (IS_FULL) return callers
  const turn = triedOperations.indexOf(operation) % TURNS
  return callers.filter((caller, index) => !isAlike(operation, caller) || index % TURNS === turn)
}

/**
 * Sessions that don't count, and administrators who haven't confirmed their identity, are refused before any family is
 * looked up. Operations for anyone don't look at the session, and those of an account don't look at families.
 */
function isAlike({ access, fresh }: Operation, caller: Caller): boolean {
  const { session, role, guest, isAnonymous, admin, leaving, stale, second_factor } = caller
  if (isAnonymous) return false
  if (access.kind === 'anyone') return true
  if (access.kind === 'guest' || access.kind === 'signed-url') return !guest && !role
  if (!session && !guest) return true
  if (access.kind === 'signed-in') return session && !leaving && !stale && !second_factor
  if (access.kind === 'member') return admin ? !!stale || !!second_factor : !!stale && !fresh
  return !!role
}

/** Every other one, because describeRefusedOperations tries all of them without row-level security. */
function refusedInTurn(operation: Operation, callers: Caller[]): Caller[] {
  return inTurn(callersFor(operation, callers), triedOperations.indexOf(operation), 2)
}

function describeRefusals(operation: Operation, world: () => World, callers: () => Caller[]) {
  test('is refused to everyone else', async () => {
    const { server, fixture, people } = world()
    const refused = callers().filter((caller) => expectedOutcome(operation, caller) !== 'done')
    const attempts: { caller: Caller; person: Person; sample: Sample }[] = []
    const sampleFor = samplesFor(operation, fixture)
    for (const caller of refused) {
      await caller.becomes?.()
      const person = people.get(caller)!
      attempts.push({ caller, person, sample: await sampleFor(person) })
    }
    const outcomes: Record<string, string> = {}
    const strangerResponses = new Map<Caller, { answer: Answer; absent: Answer }>()
    const changed = await changesBy(server, async () => {
      for (const { caller, person, sample } of attempts) {
        const answer = await send(operation, sample, person)
        outcomes[caller.who] = outcomeOf(operation, answer)
        expect(secretsIn(answer, fixture), caller.who).toEqual([])
        if (operation.access.kind !== 'member' || !caller.session || caller.role) continue
        // Omits the sample's `url`, which names the existing family.
        const { input, extra } = sample
        const absent = { input: { ...input, ...absentIds(fixture) }, ...(extra && { extra }) }
        strangerResponses.set(caller, { answer, absent: await send(operation, absent, person) })
      }
    })
    expect(outcomes).toEqual(
      Object.fromEntries(refused.map((caller) => [caller.who, expectedOutcome(operation, caller)])),
    )
    expect(changed, 'a refused request changed something').toEqual([])
    for (const [{ who }, { answer, absent }] of strangerResponses)
      expect([answer.status, answer.text], `${who} sees whether the family exists`).toEqual([
        absent.status,
        absent.text,
      ])
  })

  if (isForOwnPhotos(operation))
    test('lets a contributor change nothing about photos that someone else added', async () => {
      const { answer, changed } = await tryOthersPhotos(world().server, world().fixture, operation)
      expect(changed).toEqual([])
      if (operation.path.includes(':photo_id')) expect(outcomeOf(operation, answer)).toBe('forbidden')
    })

  if (citations(operation).length > 0)
    test('finds nothing of another family, whichever id names it', async () => {
      const { server, fixture, elsewhere } = world()
      const { owner } = fixture
      const { input, extra } = await sampleOf(operation, fixture, owner)
      for (const field of citations(operation)) {
        const citing = (ids: Parameters<typeof field.of>[0]) =>
          send(operation, { input: { ...input, ...field.of(ids) }, ...(extra && { extra }) }, owner)
        let cited!: Answer
        const changed = await changesBy(server, async () => (cited = await citing(elsewhere)))
        expect(changed, `${field.name} changed something`).toEqual([])
        const absent = await citing(absentIds(fixture))
        expect([cited.status, cited.text], field.name).toEqual([absent.status, absent.text])
        expect(secretsIn(cited, elsewhere), field.name).toEqual([])
      }
    })
}
