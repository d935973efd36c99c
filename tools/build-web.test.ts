import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SITE_SETTINGS } from '#features/public/site-settings.ts'
import { SETTINGS, sourcesHash } from './build-web.mjs'

let root: string

beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'hearthbook-sources-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

test('only a setting that pages show rebuilds them when it changes', () => {
  expect(SETTINGS).toEqual(SITE_SETTINGS)
  const before = sourcesHash(root, {})
  for (const name of SITE_SETTINGS) expect(sourcesHash(root, { [name]: 'off' }), name).not.toBe(before)
  expect(sourcesHash(root, { PORT: '4000', SMTP_URL: 'smtp://localhost', BILLING: ' ' })).toBe(before)
})

test("an operator's text, a post, an image and a package rebuild the pages; server code doesn't", () => {
  write('src/features/public/site-content.ts', 'one')
  const seen = new Set([sourcesHash(root, {})])
  for (const file of [
    ...['src/features/public/site-content.ts', 'src/features/public/blog/post.en.md', 'public/screens/book.webp'],
    ...['src/web/theme.css', 'tools/share-images.ts', 'package-lock.json', 'app.html'],
  ]) {
    write(file, 'two')
    const now = sourcesHash(root, {})
    expect(seen, file).not.toContain(now)
    seen.add(now)
  }
  const before = sourcesHash(root, {})
  for (const file of [
    ...['src/features/uploads/server/ingest-upload.ts', 'src/features/public/web/site.test.ts', 'src/app/main.ts'],
    ...['tools/dev.mjs', 'docs/operations.md'],
  ])
    write(file, 'three')
  expect(sourcesHash(root, {})).toBe(before)
})

test('all build configuration rebuilds the pages', () => {
  const setUp = readFileSync(path.join(import.meta.dirname, '../vite.config.ts'), 'utf8')
  const parts = [...setUp.matchAll(/from '\.\/(.+)'/g)].map(([, part]) => part!)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) {
    const before = sourcesHash(root, {})
    write(part, 'changed')
    expect(sourcesHash(root, {}), part).not.toBe(before)
  }
})
