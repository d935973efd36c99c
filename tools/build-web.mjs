import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'
import { withFolderLock } from './folder-lock.mjs'
import { runWithPinnedNode } from './pinned-node.mjs'

/** Sources of the web build: everything in features except `server`, and the plugin in tools. */
const SOURCES = [
  'src/web',
  'src/shared',
  'src/features',
  'src/app',
  'public',
  'tools',
  'vite.config.ts',
  'package-lock.json',
]
const NOT_IN_BUILD =
  /(^|\/)server(\/|$)|\.test\.tsx?$|^src\/app\/(?!web(\/|$)|contract\.ts|operations\.ts)|^tools\/(?!(compiled-messages-plugin|static-pages-plugin|share-images)\.ts$)/
/** Settings that the public pages show: SITE_SETTINGS in src/features/public/site-settings.ts. */
export const SETTINGS = ['APP_URL', 'BILLING', 'PLAN_CATALOGUE', 'SITE_NAME', 'SUPPORT_EMAIL']
/** Each build has a folder of its own, so that running servers keep theirs. */
const BUILDS = 'dist/builds'
/** The latest build, for programs that aren't given one. */
const LATEST = 'dist/web'
/** The latest builds stay, because the next start may have the settings of one of them. */
const KEPT_BUILDS = 5
/** A running server touches this file in its build. */
const IN_USE = 'in-use'
const TOUCH_MS = 60_000
/** A computer that was asleep touches it again within a minute. */
const IN_USE_MS = 60 * 60_000

/**
 * Builds the web app unless there is a build of the same files and settings, and returns its folder. Two builds in a folder at
 * the same time run once. `beforeBuild` runs only if something is built.
 */
export async function buildWeb(root, { env = process.env, build = runVite, beforeBuild = async () => {} } = {}) {
  const wanted = `${BUILDS}/${sourcesHash(root, env).slice(0, 16)}`
  const isBuilt = () => existsSync(path.join(root, wanted))
  if (!isBuilt())
    await withFolderLock(path.join(root, '.cache/build.lock'), async () => {
      if (isBuilt()) return
      await beforeBuild()
      const startedAt = Date.now()
      console.log('Building the web app …')
      const unfinished = `${BUILDS}/unfinished`
      rmSync(path.join(root, unfinished), { recursive: true, force: true })
      await build(root, unfinished, env)
      renameSync(path.join(root, unfinished), path.join(root, wanted))
      removeOldBuilds(path.join(root, BUILDS))
      console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
    })
  const now = new Date()
  utimesSync(path.join(root, wanted), now, now)
  linkLatest(root, wanted)
  return path.join(root, wanted, 'web')
}

/** Keeps a build, which later builds with other settings would remove, while this process runs. */
export function keepBuild(folder) {
  const touch = () => {
    try {
      writeFileSync(path.join(folder, '..', IN_USE), '')
    } catch {
      // Someone removed the folder, or its disk is full.
    }
  }
  touch()
  setInterval(touch, TOUCH_MS).unref()
}

async function runVite(root, out) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  const code = await runWithPinnedNode(root, vite, { env: { NODE_ENV: 'production', WEB_BUILD_OUT: out } })
  if (code !== 0) throw new UserError('Building the web app failed. The reason is above.')
}

function linkLatest(root, build) {
  const link = path.join(root, LATEST)
  const target = path.join(root, build, 'web')
  if (existsSync(link) && realpathSync(link) === realpathSync(target)) return
  const next = `${link}.${randomUUID()}`
  symlinkSync(process.platform === 'win32' ? target : path.relative(path.dirname(link), target), next, 'junction')
  try {
    renameSync(next, link)
  } catch {
    // A folder from an earlier version, or Windows, which doesn't replace links.
    const old = path.join(root, BUILDS, randomUUID())
    renameSync(link, old)
    renameSync(next, link)
  }
}

function removeOldBuilds(folder) {
  const changedAt = (name) => lstatSync(path.join(folder, name)).mtimeMs
  const latestFirst = readdirSync(folder).toSorted((a, b) => changedAt(b) - changedAt(a))
  for (const old of latestFirst.slice(KEPT_BUILDS).map((name) => path.join(folder, name)))
    if (!isInUse(old)) rmSync(old, { recursive: true, force: true })
}

function isInUse(build) {
  const touched = lstatSync(path.join(build, IN_USE), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - touched < IN_USE_MS
}

/** Changes only if the built pages would. */
export function sourcesHash(root, env) {
  const hash = createHash('sha256')
  for (const name of SETTINGS) hash.update(`${name}=${env[name]?.trim() ?? ''}\0`)
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'))
  for (const source of [...SOURCES, ...pages.toSorted()]) {
    for (const file of filesUnder(root, source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

/** In the same order on every machine; paths with forward slashes. */
function* filesUnder(root, name) {
  if (NOT_IN_BUILD.test(name) || !existsSync(path.join(root, name))) return
  const entries = readEntries(path.join(root, name))
  if (!entries) yield name
  else for (const entry of entries.toSorted()) yield* filesUnder(root, `${name}/${entry}`)
}

function readEntries(dir) {
  try {
    return readdirSync(dir)
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
