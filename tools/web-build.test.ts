import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scriptsOf } from '../e2e/built-files.ts'

const WEB = path.resolve(import.meta.dirname, '../dist/web')
const TEXTS = [
  'app/web/shell',
  'web/web',
  'features/activity/activity',
  'features/families/families',
  'features/photos/photos',
]

const kilobytes = (scripts: string[]) =>
  scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0) / 1000

test('the gallery loads at most 160 kB of script before its first photo, and no schemas', () => {
  const texts = TEXTS.map((name) => `src/${name}.messages.en.ts`)
  const scripts = scriptsOf('app.html', 'src/app/web/photos-screen.tsx', ...texts)
  expect(kilobytes(scripts)).toBeLessThan(160)
  for (const script of scripts) expect(script).not.toContain('_zod')
})

test('a public page loads at most 10 kB of script', () => {
  const files = [...readFileSync(path.join(WEB, 'index.html'), 'utf8').matchAll(/<script[^>]* src="([^"]+)"/g)]
  const scripts = files.map(([, file]) => readFileSync(path.join(WEB, file!), 'utf8'))
  expect(scripts).toHaveLength(2)
  expect(kilobytes(scripts)).toBeLessThan(10)
  for (const script of scripts) expect(script).not.toMatch(/\bfrom\s*["'`]\.\//)
})
