import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test("the log keeps an error's origin, but no properties that a library added to it", () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const error = Object.assign(new Error('duplicate key', { cause: new Error('below') }), {
    code: '23505',
    detail: 'Key (email)=(ana@example.org) already exists.',
    client: { password: 'secret' },
  })
  log.error({ err: error }, 'a request failed')
  const line = JSON.parse(lines[0]!) as { err: Record<string, unknown> }
  expect(Object.keys(line.err)).toEqual(['type', 'message', 'stack', 'code', 'cause'])
  expect(lines[0]).not.toMatch(/ana@|secret/)
  expect(lines[0]).toContain('log.test.ts')
})

test("a thrown value that isn't an error is logged with its type", () => {
  const lines: string[] = []
  openLog('info', { write: (line: string) => void lines.push(line) }).warn({ err: { email: 'ana@example.org' } }, 'odd')
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: 'object', msg: 'odd' })
})
