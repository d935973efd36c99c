import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AlreadyRunning, takeInstanceLock } from './instance-lock.ts'

let dataDir: string
let other: ChildProcess

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hearthbook lock '))
  const program = `
    import { takeInstanceLock } from '${new URL('instance-lock.ts', import.meta.url)}'
    const lock = takeInstanceLock(${JSON.stringify(dataDir)})
    lock.announce('http://localhost:3000')
    process.stdout.write('locked')
    setInterval(() => lock, 1000)
  `
  other = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout!, 'data')
})

afterEach(() => {
  other.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

test('a second Hearthbook on the same data learns which one is running, and where', () => {
  expect(() => takeInstanceLock(dataDir)).toThrow(AlreadyRunning)
  expect(() => takeInstanceLock(dataDir)).toThrow(
    `already running on this data (pid ${other.pid}, http://localhost:3000)`,
  )
})

test('the data can be used again as soon as the first Hearthbook was killed', async () => {
  other.kill('SIGKILL')
  await once(other, 'exit')
  takeInstanceLock(dataDir).release()
  takeInstanceLock(dataDir).release()
})
