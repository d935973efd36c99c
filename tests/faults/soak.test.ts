import { readdirSync, statSync, type Dirent } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { codeOf } from '#server/storage/durable-files.ts'
import { drawPicture } from '#kit/pictures.ts'
import { FREE_DEBUGGER_PORT, openGarbageCollector } from './collect-garbage.ts'
import { openCrowd, repeat, type Crowd } from './crowd.ts'
import { IS_FULL, printFigure } from './full-size.ts'

/** Hours of activity. At a pace of 8, they take an eighth of their time, with the same requests. */
const HOURS = Number(process.env.SOAK_HOURS ?? 1 / 6)
const PACE = Number(process.env.SOAK_PACE ?? 1)
const HOUR_MS = (60 * 60_000) / PACE
/** Until caches, pools, and compiled code have their size. */
const WARM_UP = 0.4
const SAMPLES = 300
/** The most that the fitted line may rise over the whole run, however long it is. */
const MOST_GROWTH_MB = 40
const MEGABYTE = 1024 ** 2

test.runIf(IS_FULL).each([
  ['a household', { members: 4, pauseMs: 4_000, uploadMs: 20_000 }],
  ['a town', { members: 40, pauseMs: 2_000, uploadMs: 2_000 }],
] as const)(
  `memory and disk stay flat for ${HOURS.toFixed(2)} hours of %s`,
  { timeout: 1.2 * HOURS * HOUR_MS + 120_000 },
  async (name, { members, pauseMs, uploadMs }) => {
    const crowd = await openCrowd(members, FREE_DEBUGGER_PORT)
    try {
      const collectGarbage = await openGarbageCollector(crowd.server)
      const over = new AbortController()
      const done = { requests: 0, photos: 0 }
      const busy = [
        ...crowd.cookies.map((cookie) => repeat(pauseMs / PACE, over.signal, () => lookAround(crowd, cookie, done))),
        repeat(uploadMs / PACE, over.signal, addAndDelete(crowd, done)),
      ]
      const memory: Point[] = []
      const residue: Point[] = []
      for (const until = Date.now() + HOURS * HOUR_MS; Date.now() < until; await sleep((HOURS * HOUR_MS) / SAMPLES)) {
        const hours = HOURS - (until - Date.now()) / HOUR_MS
        // Otherwise growth is how long V8 waits, which on a busy machine is long.
        await collectGarbage()
        memory.push([hours, crowd.residentMb()])
        residue.push([hours, (await unexplainedBytes(crowd)) / MEGABYTE])
      }
      over.abort()
      await Promise.all(busy)
      const [memoryGrowth, residueGrowth] = [slope(memory) * HOURS, slope(residue) * HOURS]
      const mb = [0, 0.25, 0.5, 1].map((part) => memory[Math.floor(part * (memory.length - 1))]?.[1].toFixed(0))
      printFigure(
        `${HOURS.toFixed(2)} hours of ${name}`,
        `${done.requests.toLocaleString('en')} requests and ${done.photos.toLocaleString('en')} photos; memory ${mb.join(', ')} MB at the start, a quarter, half and the end, ${signed(memoryGrowth)} MB in the run; files beyond photos ${signed(residueGrowth)} MB`,
      )
      expect(memoryGrowth).toBeLessThan(MOST_GROWTH_MB)
      expect(residueGrowth).toBeLessThan(1)
    } finally {
      await crowd.close()
    }
  },
)

type Done = { requests: number; photos: number }

async function lookAround({ times, family_id }: Crowd, cookie: string, done: Done) {
  for (const page of ['/api/families', `/api/families/${family_id}/photos?limit=50`, '/api/notifications']) {
    await times(cookie, page)
    done.requests++
  }
}

/** Of each four photos, the first is deleted and the second gets a comment. */
function addAndDelete({ ana, family_id }: Crowd, done: Done) {
  let added: string[] = []
  return async () => {
    added.push(await ana.uploadsBytes(family_id, await drawPicture({ width: 1_200, height: 900 })))
    done.photos++
    const [first, second] = added
    if (added.length < 4) return
    added = []
    const comment = { subject_kind: 'photo', subject_id: second, text: 'Oh!' }
    await ana.send('POST', `/api/families/${family_id}/comments`, comment)
    await ana.send('DELETE', `/api/families/${family_id}/photos/${first}`)
  }
}

/** Files of DATA_DIR that are neither stored objects of photos nor the database. */
async function unexplainedBytes({ server, client }: Crowd): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select id from photos')
  return bytesIn(server.dataDir, new Set(['postgres', ...rows.map(({ id }) => id)]))
}

function bytesIn(folder: string, except: ReadonlySet<string>): number {
  let bytes = 0
  for (const entry of entriesOf(folder)) {
    const file = path.join(folder, entry.name)
    if (except.has(entry.name)) continue
    bytes += entry.isDirectory() ? bytesIn(file, except) : (statSync(file, { throwIfNoEntry: false })?.size ?? 0)
  }
  return bytes
}

/** None if the folder has just been removed. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

type Point = readonly [hours: number, value: number]

/** Of the line that fits best (least squares), without the warm-up. */
function slope(points: Point[]): number {
  const fitted = points.slice(points.length * WARM_UP)
  const mean = (at: 0 | 1) => fitted.reduce((sum, point) => sum + point[at], 0) / fitted.length
  const [x, y] = [mean(0), mean(1)]
  const rise = fitted.reduce((sum, [hours, value]) => sum + (hours - x) * (value - y), 0)
  return rise / fitted.reduce((sum, [hours]) => sum + (hours - x) ** 2, 0)
}

const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)}`
