import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFromLock } from './lock-file.ts'

test('the lock file can be installed on every system; else run: node tools/lock-file.ts', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  expect(missingFromLock(lock).map(({ name }) => name)).toEqual([])
})

test('a package for another system that npm left out is found, wherever it is asked for', () => {
  const packages = {
    'node_modules/swift': {
      version: '2.0.0',
      optionalDependencies: { 'swift-linux-x64-musl': '2.0.0', 'swift-darwin-arm64': '2.0.0' },
    },
    'node_modules/swift/node_modules/swift-darwin-arm64': { version: '2.0.0', optional: true },
  }
  const entry = { version: '2.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true }
  expect(missingFromLock({ packages })).toEqual([{ name: 'swift-linux-x64-musl', entry }])
})
