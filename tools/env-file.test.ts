import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
/** A folder with the tools, where each program is replaced by one that prints two settings. */
const folder = mkdtempSync(path.join(tmpdir(), 'hearthbook-env-'))
cpSync(path.join(ROOT, 'tools'), path.join(folder, 'tools'), { recursive: true })
cpSync(path.join(ROOT, 'package-lock.json'), path.join(folder, 'package-lock.json'))
symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
mkdirSync(path.join(folder, 'src/app'), { recursive: true })
for (const program of ['src/app/verify.ts', 'src/app/derivatives.ts', 'tools/test.mjs'])
  writeFileSync(path.join(folder, program), 'console.log(process.env.SUPPORT_EMAIL, process.env.DATABASE_URL)')
writeFileSync(path.join(folder, '.env'), 'DATABASE_URL=postgres://the/real-one\nSUPPORT_EMAIL="help@example.org"\n')
afterAll(() => rmSync(folder, { recursive: true }))

function printed(command: string, env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, ['tools/run.mjs', command], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })
  return `${run.stdout}${run.stderr}`.trim()
}

test("settings in .env apply to the operator's commands, and the environment wins", () => {
  expect(printed('verify')).toBe('help@example.org postgres://the/real-one')
  expect(printed('derivatives', { SUPPORT_EMAIL: 'other@example.org' })).toBe(
    'other@example.org postgres://the/real-one',
  )
})

test('tests never use the database in .env', () => {
  expect(printed('test')).toBe('undefined undefined')
})
