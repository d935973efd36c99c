import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SITE_SETTINGS } from '#features/public/site-settings.ts'
import { openPages } from '#app/pages.ts'
import { buildWeb, keepBuild, SETTINGS, sourcesHash } from './build-web.mjs'

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
    'src/app/web/family-dashboard.tsx',
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

describe('a build', () => {
  const built: string[] = []
  beforeEach(() => {
    built.splice(0)
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })
  afterEach(() => void vi.restoreAllMocks())

  /** Writes a page with the URL that it was built for. */
  async function build(_root: string, out: string, { APP_URL = '' }: Record<string, string | undefined>) {
    built.push(APP_URL)
    write(`${out}/web/index.html`, APP_URL)
  }
  const start = (env: Record<string, string>) => buildWeb(root, { env, build })
  const pageIn = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8')
  const latest = () => path.join(root, 'dist/web')

  test("isn't made for a setting that pages don't show, nor for settings that were built before", async () => {
    const first = await start({ APP_URL: 'https://a.example', PORT: '3000', DATA_DIR: 'a' })
    expect(await start({ APP_URL: 'https://a.example', PORT: '3001', DATA_DIR: 'b' })).toBe(first)
    await start({ APP_URL: 'https://b.example' })
    expect(await start({ APP_URL: 'https://a.example' })).toBe(first)
    expect(built).toEqual(['https://a.example', 'https://b.example'])
    expect(pageIn(latest())).toBe('https://a.example')
  })

  test('leaves the files of a running server alone, and the latest build is never missing', async () => {
    const running = await start({ APP_URL: 'https://a.example' })
    const next = await buildWeb(root, {
      env: { APP_URL: 'https://b.example' },
      async build(folder, out, env) {
        expect(pageIn(latest())).toBe('https://a.example')
        await build(folder, out, env)
      },
    })
    expect([pageIn(running), pageIn(next), pageIn(latest())]).toEqual([
      'https://a.example',
      'https://b.example',
      'https://b.example',
    ])
  })

  test('that fails changes nothing', async () => {
    await start({ APP_URL: 'https://a.example' })
    const failing = async (_root: string, out: string) => {
      write(`${out}/web/index.html`, 'half')
      throw new Error('no memory')
    }
    const env = { APP_URL: 'https://b.example' }
    await expect(buildWeb(root, { env, build: failing })).rejects.toThrow('no memory')
    expect(pageIn(latest())).toBe('https://a.example')
    await start(env)
    expect(pageIn(latest())).toBe('https://b.example')
  })

  test('is made for each of two starts with different settings at the same time, and once for equal ones', async () => {
    const [a, b, again] = await Promise.all(
      ['https://a.example', 'https://b.example', 'https://a.example'].map((APP_URL) => start({ APP_URL })),
    )
    expect([pageIn(a!), pageIn(b!), again]).toEqual(['https://a.example', 'https://b.example', a])
    expect(built.toSorted()).toEqual(['https://a.example', 'https://b.example'])
  })

  test("isn't made if a setting is wrong", async () => {
    const beforeBuild = () => Promise.reject(new Error('PORT'))
    await expect(buildWeb(root, { env: {}, build, beforeBuild })).rejects.toThrow('PORT')
    expect(built).toEqual([])
    await start({})
    await buildWeb(root, { env: {}, build, beforeBuild })
  })

  test('that a running server uses stays, however many servers with other settings start after it', async () => {
    const [running, stopped] = [
      await start({ APP_URL: 'https://a.example' }),
      await start({ APP_URL: 'https://b.example' }),
    ]
    for (const [folder, usedAt] of [
      [running, new Date()],
      [stopped, new Date(Date.now() - 2 * 60 * 60_000)],
    ] as const) {
      keepBuild(folder)
      utimesSync(path.join(folder, '../in-use'), usedAt, usedAt)
    }
    for (const name of ['c', 'd', 'e', 'f', 'g', 'h']) await start({ APP_URL: `https://${name}.example` })
    expect(pageIn(running)).toBe('https://a.example')
    expect(existsSync(stopped)).toBe(false)
  })

  test('is served by the server it was made for, and not by those with other settings', async () => {
    const servers = []
    for (const APP_URL of ['https://a.example', 'https://b.example', 'https://c.example']) {
      const folder = await start({ APP_URL })
      write(`${path.relative(root, folder)}/assets/app.js`, APP_URL)
      const app = Fastify()
      await openPages([], folder).serve(app, { readSession: async () => null })
      servers.push({ app, APP_URL })
    }
    for (const { app, APP_URL } of servers) {
      expect((await app.inject('/')).body).toBe(APP_URL)
      expect((await app.inject('/assets/app.js')).body).toBe(APP_URL)
      await app.close()
    }
  })

  test('replaces the folder of an earlier version, and the oldest builds are removed', async () => {
    write('dist/web/index.html', 'old')
    const builds: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      builds.push(await start({ APP_URL: `https://${name}.example` }))
    expect(pageIn(latest())).toBe('https://g.example')
    expect(readdirSync(path.join(root, 'dist/builds')).length).toBeLessThanOrEqual(6)
    expect(existsSync(builds[0]!)).toBe(false)
    expect(existsSync(builds[5]!)).toBe(true)
  })
})
