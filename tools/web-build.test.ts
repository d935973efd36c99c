import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scriptsOf } from '../e2e/built-files.ts'

const WEB = path.resolve(import.meta.dirname, '../dist/web')
const kilobytes = (scripts: string[]) =>
  scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0) / 1000

test.each(['photos-screen', 'family-dashboard'])(
  '%s loads at most 10 files and 160 kB of script, and no schemas',
  (screen) => {
    const scripts = scriptsOf('app.html', `src/app/web/${screen}.tsx`, 'texts-en')
    expect(scripts.length).toBeLessThanOrEqual(10)
    expect(kilobytes(scripts)).toBeLessThan(160)
    for (const script of scripts) expect(script).not.toContain('_zod')
  },
)

test('a public page loads at most 10 kB of script', () => {
  const files = [...readFileSync(path.join(WEB, 'index.html'), 'utf8').matchAll(/<script[^>]* src="([^"]+)"/g)]
  const scripts = files.map(([, file]) => readFileSync(path.join(WEB, file!), 'utf8'))
  expect(scripts).toHaveLength(2)
  expect(kilobytes(scripts)).toBeLessThan(10)
  for (const script of scripts) expect(script).not.toMatch(/\bfrom\s*["'`]\.\//)
})
