import { existsSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signUp, type ApiPerson } from '../../e2e/api-person.ts'
import { makePictures } from '../../e2e/pictures.ts'
import { startHearthbook } from '../../e2e/start-hearthbook.ts'
import { inspectData } from '../../e2e/stored-data.ts'
import { isDiskFull } from '#server/storage/durable-files.ts'
import { canMount, fillDisk, mountSmallDisk, unmount } from '#kit/full-disk.ts'
import { inSeconds, IS_FULL, printFigure } from './full-size.ts'

/** The space that uploads leave free is 512 MB. */
const DISK = '900m'
const FULL_MS = 20_000
const RECOVERY_MS = 45_000

test.runIf(IS_FULL && canMount)(
  'on an instance whose disk is full, with its database on it, people can delete photos, and it recovers without a restart',
  async () => {
    const disk = mountSmallDisk(DISK)
    const server = await startHearthbook({ dataDir: path.join(disk, 'data') })
    try {
      const { pid } = server
      const ana = await signUp(server)
      const family = await ana.opensFamily('Moreau')
      const pictures = await makePictures(8)
      const [first, second, third] = await ana.uploads(family, pictures.slice(0, 3))
      const filler = path.join(disk, 'filler')
      // What uploads leave free is for the database, so people can delete.
      fillDisk(filler, 100 * 1024 ** 2)
      expect(await statusOf(() => ana.uploads(family, pictures.slice(3, 4)))).toBe('507 storage_full')
      expect(await statusOf(() => ana.send('DELETE', `/api/families/${family}/photos/${first}`))).toBe('200')
      fillDisk(filler, 0)
      const answers: string[] = []
      const filledAt = Date.now()
      while (Date.now() - filledAt < FULL_MS) {
        answers.push(
          await statusOf(() => ana.send('GET', `/api/families/${family}`)),
          await statusOf(() => ana.uploads(family, pictures.slice(3, 4))),
          await statusOf(() => ana.send('POST', `/api/families/${family}/exports`)),
        )
        await sleep(200)
      }
      expect(
        [...new Set(answers)].filter((answer) => !/^(200|503 unavailable|507 storage_full)$/.test(answer)),
      ).toEqual([])

      // Deleting works, to the trash and permanently, and the job that removes the files has space to do so.
      await useUpSpace(server.dataDir)
      expect(await statusOf(() => ana.send('DELETE', `/api/families/${family}/photos/${second}`))).toBe('200')
      expect(await statusOf(() => ana.send('DELETE', `/api/families/${family}/deleted-photos`))).toBe('200')
      const isStored = (photo: string | undefined) =>
        existsSync(path.join(server.dataDir, 'objects', 'families', family, 'photos', photo ?? ''))
      await expect.poll(() => [first, second, third].map(isStored)).toEqual([false, false, true])

      rmSync(filler)
      const emptiedAt = Date.now()
      await untilWorking(ana, family, pictures.slice(4, 5))
      const took = Date.now() - emptiedAt
      expect(took).toBeLessThan(RECOVERY_MS)
      expect(server.pid).toBe(pid)
      await ana.uploads(family, pictures.slice(5))
      await ana.send('GET', `/api/families/${family}/photos/${third}`)
      await expect.poll(() => readdir(path.join(server.dataDir, 'exports')).catch(() => [])).toEqual([])
      await expect.poll(() => readdir(path.join(server.dataDir, 'staging'))).toEqual([])
      const counts = Object.entries(Object.groupBy(answers, (answer) => answer)).map(
        ([answer, all]) => `${all?.length} × ${answer}`,
      )
      printFigure(
        'Disk of the database and the photos full for 20 s',
        `${counts.join(', ')}; an upload works ${inSeconds(took)} after there's room`,
      )
    } finally {
      await server.stop()
      unmount(disk)
    }
  },
)

/** Fills the pages that the database has for the history, in which each deletion is written down. */
async function useUpSpace(dataDir: string): Promise<void> {
  const { sql } = inspectData(dataDir)
  const add = `insert into audit_log (id, action, details)
    values (gen_random_uuid(), 'photo.restored', jsonb_build_object('photos', repeat('x', 60)))`
  for (let left = 10_000; left > 0; left--)
    try {
      await sql(add)
    } catch (error) {
      if (isDiskFull(error)) return
      throw error
    }
  throw new Error('the disk has space left')
}

/** The status and problem code of an answer. */
async function statusOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return '200'
  } catch (error) {
    const [, status, body = ''] = /: (\d{3}) (.*)$/s.exec(String(error)) ?? []
    return status ? `${status} ${/"code":"(\w+)"/.exec(body)?.[1]}` : String(error)
  }
}

async function untilWorking(ana: ApiPerson, family: string, pictures: string[]) {
  for (const until = Date.now() + RECOVERY_MS; ; await sleep(200)) {
    const status = await statusOf(() => ana.uploads(family, pictures))
    if (status === '200') return
    if (Date.now() > until) throw new Error(`Uploads don't work: ${status}`)
  }
}
