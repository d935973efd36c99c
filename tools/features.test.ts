import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FEATURES = path.resolve(import.meta.dirname, '../src/features')
/** docs/decisions/0022-features-register-themselves.md */
const LINES_MAX = 6_000
const NOT_COUNTED = /\.test\.|\/tests\/|\/test-|\.messages\./

test('a feature stays small enough to read', () => {
  const lines: Record<string, number> = {}
  for (const file of globSync('*/**/*.{ts,tsx,css}', { cwd: FEATURES })) {
    if (NOT_COUNTED.test(file)) continue
    const feature = file.slice(0, file.indexOf('/'))
    lines[feature] = (lines[feature] ?? 0) + readFileSync(path.join(FEATURES, file), 'utf8').split('\n').length - 1
  }
  expect(Object.keys(lines).length).toBeGreaterThan(30)
  expect(Object.entries(lines).filter(([, count]) => count > LINES_MAX)).toEqual([])
})
