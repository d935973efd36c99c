import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A call that starts a program, with its options. */
const STARTS = /\b(?:spawn|spawnSync|execSync|execFileSync|fork|promisify\(execFile\))\([^]{0,400}/g

test('every child process gets an explicit environment', () => {
  const started = globSync('src/**/*.ts').filter((file) => !/\.test\.|\/test-/.test(file))
  const calls = started.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return text.includes(`from 'node:child_process'`) ? (text.match(STARTS) ?? []).map((call) => ({ file, call })) : []
  })
  expect(calls.length).toBeGreaterThan(7)
  for (const { file, call } of calls) expect(/\benv:|_ENV\b/.test(call), `${file}: ${call}`).toBe(true)
})
