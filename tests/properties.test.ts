import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '#shared/contract.ts'
import { contract } from '#app/contract.ts'
import { inTurn, IS_FULL } from '#kit/full-size.ts'
import { hostileTexts, inputsAround } from '#kit/hostile.ts'
import { sampleOf } from '#kit/matrix.ts'
import { someAddress, type Extra, type Person } from '#kit/people.ts'
import { fieldsOf, type Answer, type Input } from '#kit/requests.ts'
import type { Sample } from '#kit/sample.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { makeFixture, type Fixture } from '#kit/fixture.ts'

/** PROPERTY_RUNS=1000 searches longer. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 6)
/** In `npm test`, far above a slow response on a busy machine. */
const LONGEST_MS = IS_FULL ? 1_000 : 20_000
let server: TestApp
let fixture: Fixture
let owner: Person

beforeAll(async () => {
  server = await openTestApp()
  fixture = await makeFixture(server, 'Amber')
  owner = fixture.owner
  owner.followsSession = true
})
afterAll(() => server.close())

const strangeBodies = [
  ...['', 'null', '[]', '7', '"text"', '{', '{"a":', '\u0000', '[[[[[[[[[[[[[[[['],
  ...[`{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'],
]
const taking = contract.filter((operation) => hasFields(operation) || operation.raw)

describe.each(taking)('$method $path with any input', (operation: Operation) => {
  if (hasFields(operation))
    test('responds quickly, and never with a server error', async () => {
      const by = await whoTries(operation)
      let sample = await sampleOf(operation, fixture, by)
      await fc.assert(
        fc.asyncProperty(
          anyRequest(operation, () => sample),
          async ({ url, payload, headers }) => {
            const answer = await quickly(() =>
              by.sends({
                method: operation.method,
                url,
                ...(payload !== undefined && { payload }),
                headers,
                remoteAddress: someAddress(),
              }),
            )
            expectDecent(answer)
            if (answer.status < 300 && operation.method !== 'GET') sample = await sampleOf(operation, fixture, by)
          },
        ),
        { numRuns: RUNS },
      )
    })

  if (operation.body)
    test("refuses a body that isn't an object or JSON", async () => {
      const { input } = await sampleOf(operation, fixture, owner)
      const url = pathOf(operation, input)
      for (const payload of inTurn(strangeBodies, taking.indexOf(operation), 4)) {
        const answer = await quickly(() =>
          owner.sends({
            method: operation.method,
            url,
            payload,
            headers: { 'content-type': 'application/json' },
            remoteAddress: someAddress(),
          }),
        )
        expectDecent(answer)
      }
    })

  if (operation.raw)
    test('tolerates any header of the tus protocol', async () => {
      const by = await whoTries(operation)
      const sample = await sampleOf(operation, fixture, by)
      await fc.assert(
        fc.asyncProperty(strangeHeaders(sample.extra), async (headers) => {
          const url = sample.url ?? pathOf(operation, sample.input)
          const payload = sample.extra?.payload
          expectDecent(
            await quickly(() => by.sends({ method: operation.method, url, headers, ...(payload && { payload }) })),
          )
        }),
        { numRuns: RUNS },
      )
    })
})

test('the server still works after all that', async () => {
  expect((await owner.sends({ method: 'GET', url: '/readyz' })).json).toMatchObject({ status: 'ok' })
  expect(Object.prototype).not.toHaveProperty('admin')
})

async function whoTries({ access }: Operation): Promise<Person> {
  if (access.kind === 'guest') return fixture.guest.comes()
  // Really joining or signing in would end the owner's session.
  return access.kind === 'anyone' ? server.visitor() : owner
}

function hasFields({ params, query, body }: Operation): boolean {
  return [params, query, body].some((schema) => Object.keys(fieldsOf(schema)).length > 0)
}

type Request = { url: string; payload?: Input; headers: Record<string, string> }

function anyRequest(operation: Operation, right: () => Sample): fc.Arbitrary<Request> {
  const { params, query, body } = operation
  const { input, extra } = right()
  return fc
    .tuple(inputsAround(params, input), inputsAround(query, input), inputsAround(body, input), fc.boolean())
    .map(([one, two, three, twice]) => {
      const search = Object.entries(query ? two : {}).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      const url =
        pathOf(operation, params ? { ...right().input, ...one } : {}) +
        (search.length ? `?${[...search, ...(twice ? search : [])].join('&')}` : '')
      return { url, ...(body && { payload: three }), headers: extra?.headers ?? {} }
    })
}

function strangeHeaders(extra: Extra | undefined): fc.Arbitrary<Record<string, string>> {
  const right = extra?.headers ?? {}
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e9',
      'NaN',
      '9'.repeat(40),
      '0x10',
      'bytes=0-',
      'bytes=-1',
      'W/"x"',
      '*',
      'a b',
      'filename',
      'filename =',
      'x'.repeat(5_000),
      'filename ////',
      ', ,',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
    fc.constantFrom(
      ...hostileTexts.map((text) => `filename ${Buffer.from(text.toWellFormed().slice(0, 3_000)).toString('base64')}`),
    ),
  )
  const names = [
    'upload-length',
    'upload-offset',
    'upload-metadata',
    'upload-concat',
    'upload-defer-length',
    'tus-resumable',
    'range',
    'if-range',
    'if-none-match',
    'if-match',
    'expect',
    'accept',
    'accept-language',
    'x-http-method-override',
    'x-request-id',
  ]
  return fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 }).map((headers) => ({ ...right, ...headers }))
}

function pathOf({ path }: Operation, input: Input): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encoded(input[name]))
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 2_000))
}

async function quickly(ask: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now()
  const answer = await ask()
  expect(performance.now() - started).toBeLessThan(LONGEST_MS)
  return answer
}

/** Not a server error, and a refusal has a code. */
function expectDecent({ status, json, text, headers }: Answer) {
  // The tus server answers 501 for extensions that it doesn't support.
  expect(status < 500 || status === 501, `${status} ${text}`).toBe(true)
  if (text && String(headers['content-type']).startsWith('application/problem+json'))
    expect(json).toMatchObject({ status, code: expect.any(String), title: expect.any(String) })
  expect(text).not.toMatch(/node_modules|\bat .*\.ts:\d|syntax error|violates|invalid input syntax/)
}
