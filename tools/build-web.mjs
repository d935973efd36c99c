import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  /(^|\/)server(\/|$)|\.test\.tsx?$|^src\/app\/(?!(contract|operations)\.ts)[^/]+\.ts$|^tools\/(?!(static-pages-plugin|share-images)\.ts$)/
/** Settings that the public pages show: SITE_SETTINGS in src/features/public/site-settings.ts. */
export const SETTINGS = ['APP_URL', 'BILLING', 'PLAN_CATALOGUE', 'SUPPORT_EMAIL']
const STAMP = 'dist/.built-from'

/** Builds the web app unless its files and settings are unchanged. Two builds in a folder at the same time run once. */
export async function buildWeb(root) {
  const wanted = sourcesHash(root, process.env)
  const isBuilt = () => existsSync(path.join(root, STAMP)) && readFileSync(path.join(root, STAMP), 'utf8') === wanted
  if (isBuilt()) return
  await withFolderLock(path.join(root, '.cache/build.lock'), async () => {
    if (isBuilt()) return
    const startedAt = Date.now()
    console.log('Building the web app …')
    rmSync(path.join(root, STAMP), { force: true })
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
    const code = await runWithPinnedNode(root, vite, { env: { NODE_ENV: 'production' } })
    if (code !== 0) throw new UserError('Building the web app failed. The reason is above.')
    mkdirSync(path.dirname(path.join(root, STAMP)), { recursive: true })
    writeFileSync(path.join(root, STAMP), wanted)
    console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  })
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
