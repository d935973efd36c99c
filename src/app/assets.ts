import { readdirSync, statSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
/** Encodings, the smallest first, with the extensions of their precompressed files. */
const endings = { br: '.br', gzip: '.gz' }
type Encoding = keyof typeof endings

/**
 * Serves a folder of content-hashed files at `/assets/…`. Each file is read once and cached in memory: a first page
 * requests dozens of them, and opening a file takes longer than sending it.
 */
export function serveAssets(app: FastifyInstance, folder: string) {
  let scannedAt = statSync(folder).mtimeMs
  const names = new Set(readdirSync(folder))
  const read = new Map<string, Promise<Buffer | undefined>>()

  /** Undefined if a rebuild removed the file. Failed reads aren't cached. */
  function readAsset(name: string): Promise<Buffer | undefined> {
    const known = read.get(name)
    if (known) return known
    const reading = readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      read.delete(name)
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    read.set(name, reading)
    return reading
  }

  /** A rebuild while the server runs adds files with new names, which new pages refer to. */
  async function exists(name: string): Promise<boolean> {
    if (names.has(name)) return true
    // The folder is missing for a moment during a build.
    const mtimeMs = (await stat(folder).catch(() => undefined))?.mtimeMs ?? scannedAt
    // A concurrent request may have updated it already.
    if (mtimeMs !== scannedAt) for (const found of await readdir(folder)) names.add(found)
    scannedAt = mtimeMs
    return names.has(name)
  }

  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name }, headers }, reply) => {
    const type = types[path.extname(name)]
    if (!type || !(await exists(name))) return reply.callNotFound()
    const encodings = (Object.keys(endings) as Encoding[]).filter((one) => names.has(name + endings[one]))
    const encoding = negotiate(headers['accept-encoding'] ?? '', encodings)
    const sent = encoding ? name + endings[encoding] : name
    const cacheHeaders = {
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      etag: `"${sent}"`,
      ...(encodings.length && { vary: 'Accept-Encoding' }),
    }
    if (headers['if-none-match'] === cacheHeaders.etag) return reply.headers(cacheHeaders).status(304).send()
    const bytes = await readAsset(sent)
    if (!bytes) return reply.callNotFound()
    if (encoding) reply.header('content-encoding', encoding)
    return reply.headers(cacheHeaders).type(type).send(bytes)
  })
}
