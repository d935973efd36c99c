import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFromLock } from './lock-file.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const lock = read('package-lock.json')
type Locked = {
  integrity?: string
  optional?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
const locked = (Object.entries(lock.packages) as [string, Locked][]).filter(([folder]) => folder !== '')

test('the lock file can be installed on every system; else run: node tools/lock-file.ts', () => {
  expect(missingFromLock(lock).map(({ name }) => name)).toEqual([])
})

test('npm checks the hash of every package, apart from optional ones for other systems', () => {
  expect(locked.length).toBeGreaterThan(300)
  const unchecked = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const needed = unchecked.filter(([, { optional, os = ['linux'], cpu = ['x64'], libc = ['glibc'] }]) => {
    const isForLinux = os.includes('linux') && libc.includes('glibc') && (cpu.includes('x64') || cpu.includes('arm64'))
    return !optional || isForLinux
  })
  expect(needed.map(([folder]) => folder)).toEqual([])
})

test('install scripts run only for packages that package.json names', () => {
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScripts.map(([folder]) => folder.replace(/^.*node_modules\//, ''))
  expect(names.toSorted()).toEqual(Object.keys(read('package.json').allowScripts).toSorted())
})

test('a missing package for another system is found, whichever package needs it', () => {
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
