import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { ObjectMissing, StorageFull, StorageUnavailable } from '#server/storage/object-store.ts'
import { anyone, contract, operation, type Operation } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import { createHttpApp } from './http-app.ts'

const open: FastifyInstance[] = []
let logged: string[] = []
afterEach(async () => {
  logged = []
  await Promise.all(open.splice(0).map((app) => app.close()))
})

const { greet } = contract({
  greet: operation('POST', '/api/greetings/:name', {
    access: anyone,
    summary: 'Greet',
    params: z.object({ name: z.string() }),
    query: z.object({ loud: z.optional(z.enum(['true'])) }),
    body: z.object({ words: z.string().check(z.minLength(1, 'words_required')), name: z.optional(z.string()) }),
    response: z.object({ said: z.string() }),
  }),
})

describe('the input of a handler', () => {
  test('has only the fields in the schemas, and path parameters win', async () => {
    const app = await serve(greet, async (input) => ({ said: JSON.stringify(input) }))
    const answer = await post(app, '/api/greetings/Ana?loud=true&user_id=1', {
      words: 'hi',
      name: 'Eve',
      is_admin: true,
    })
    expect(JSON.parse((answer.json() as { said: string }).said)).toEqual({ loud: 'true', words: 'hi', name: 'Ana' })
  })

  test('is refused if invalid, with a reason for each field', async () => {
    const app = await serve(greet, async () => ({ said: 'never' }))
    const answer = await post(app, '/api/greetings/Ana?loud=maybe', { words: 'hi' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_input', fields: { loud: expect.any(String) } },
    ])
    const words = await post(app, '/api/greetings/Ana', { words: '' })
    expect(words.json()).toMatchObject({ code: 'invalid_input', fields: { words: 'words_required' } })
  })

  test("is refused if it can't be parsed", async () => {
    const app = await serve(greet, async () => ({ said: 'never' }))
    for (const payload of ['{"words":', '', 'null', '[]', '{"__proto__":{"admin":true},"words":"hi"}'])
      expect((await post(app, '/api/greetings/Ana', payload)).json(), payload).toMatchObject({
        code: 'invalid_input',
        status: 400,
      })
    const huge = await post(app, '/api/greetings/Ana', { words: 'x'.repeat(300_000) })
    expect([huge.statusCode, huge.json()]).toMatchObject([413, { code: 'too_large' }])
  })
})

describe('an error response', () => {
  const secret = 'select * from secrets at /home/ana'
  const cases: [string, () => Error, number, string][] = [
    ['a problem', () => new Problem('conflict', { detail: 'Ben was here.' }), 409, 'conflict'],
    ['a bug', () => new TypeError(secret), 500, 'unexpected'],
    ['an object that is gone', () => new ObjectMissing(secret), 404, 'not_found'],
    ['a disk that is full', () => new StorageFull({ cause: new Error(secret) }), 507, 'storage_full'],
    ['a store that is away', () => new StorageUnavailable(secret), 503, 'unavailable'],
    ['a database that is away', () => coded('ECONNREFUSED'), 503, 'unavailable'],
    ['a database whose socket is gone', () => coded('ENOENT', 'connect'), 503, 'unavailable'],
    ['a database whose name can’t be resolved', () => coded('EAI_AGAIN'), 503, 'unavailable'],
    ['a file that is gone', () => coded('ENOENT', 'open'), 500, 'unexpected'],
    ['a database that stops', () => coded('57P01'), 503, 'unavailable'],
    ['a database with too many visitors', () => coded('53300'), 503, 'unavailable'],
    ['a database that is too busy', () => coded('57014'), 503, 'unavailable'],
    ['a connection that broke', () => new Error(`Connection terminated unexpectedly`), 503, 'unavailable'],
    ['a text that the database cannot keep', () => coded('22021'), 400, 'invalid_input'],
    ['a row that row-level security refused', () => coded('42501'), 403, 'forbidden'],
    ['an answer that does not fit its schema', () => new Error('unused'), 500, 'unexpected'],
  ]
  test.each(cases)("%s gets an error response that doesn't reveal the cause", async (what, make, status, code) => {
    const app = await serve(greet, async () => {
      if (what === 'an answer that does not fit its schema') return { said: 7, secret }
      throw make()
    })
    const answer = await post(app, '/api/greetings/Ana', { words: 'hi' })
    expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([status, code])
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.body).not.toMatch(/secret|\/home|\bat .*\.ts|stack/)
    if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    if (status === 500) expect(logged.join('')).toContain('a request failed')
  })

  function coded(code: string, syscall?: string) {
    return Object.assign(new Error(secret), { code, syscall })
  }
})

test('on a full disk, only operations that make room get the reserved space', async () => {
  let tries = 0
  let reserved = 1
  const failing = async () => {
    if (++tries === 1) throw new StorageFull()
    return { said: 'done' }
  }
  const releaseSpace = async () => reserved-- > 0
  const other = await serve(greet, failing, { releaseSpace })
  expect((await post(other, '/api/greetings/Ana', { words: 'hi' })).statusCode).toBe(507)
  expect([tries, reserved]).toEqual([1, 1])

  const making = await serve({ ...greet, makes_room: true }, failing, { releaseSpace })
  tries = 0
  expect((await post(making, '/api/greetings/Ana', { words: 'hi' })).statusCode).toBe(200)
  tries = 0
  expect((await post(making, '/api/greetings/Ana', { words: 'hi' })).statusCode).toBe(507)
})

test("response fields that aren't in the schema aren't sent", async () => {
  const app = await serve(greet, async () => ({ said: 'hi', password: 'secret' }))
  expect((await post(app, '/api/greetings/Ana', { words: 'hi' })).json()).toEqual({ said: 'hi' })
})

test('the log has one line per request, with the route instead of the path', async () => {
  const app = await serve(greet, async () => ({ said: 'hi' }))
  await post(app, '/api/greetings/Ana?loud=true', { words: 'secret words' })
  await sleep(10)
  const line = JSON.parse(logged.at(-1)!) as Record<string, unknown>
  expect(line).toMatchObject({ method: 'POST', route: '/api/greetings/:name', status: 200, msg: 'answered' })
  expect(logged.join('')).not.toMatch(/Ana|loud|secret|127\.0\.0\.1/)
})

async function serve(
  of: Operation,
  handle: (input: unknown) => Promise<unknown>,
  options: { releaseSpace?: () => Promise<boolean> } = {},
): Promise<FastifyInstance> {
  const config = loadConfig({ SECRET: 'x'.repeat(40), APP_URL: 'http://localhost:3000' })
  const log = openLog('debug', { write: (line: string) => void logged.push(line) })
  const app = await createHttpApp({ config, log, routes: [{ operation: of, handle }], ...options })
  open.push(app)
  return app
}

function post(app: FastifyInstance, url: string, payload: object | string) {
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url, payload, headers })
}
