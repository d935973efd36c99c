import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDevice, rclone, startRclone } from '#kit/dav.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { drawPicture } from '#kit/pictures.ts'
import { isInstalled } from '#kit/programs.ts'
import { stagingFolder } from '#kit/staging.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { printFigure } from './full-size.ts'

const FILES = 2_000
/** rclone is killed when so many files have arrived. */
const CUTS = [200, 700, 1_500]

let server: TestApp
let folder: string

beforeAll(async () => {
  server = await openTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'phone-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test.skipIf(!IS_FULL || !isInstalled('rclone'))(
  'a phone whose backup of 2,000 photos is cut off three times sends each photo once',
  async () => {
    const ana = await server.person('Ana')
    const family = await ana.opensFamily('Moreau')
    const phone = await addDevice(ana, family)
    const picture = await drawPicture()
    for (let i = 0; i < FILES; i++) {
      const file = path.join(folder, `IMG_${i}.jpg`)
      // What follows the end of a JPEG isn't decoded, so each is a photo with bytes of its own.
      await writeFile(file, Buffer.concat([picture, Buffer.from(`photo ${i}`), Buffer.alloc(50_000, i)]))
      await utimes(file, 1_700_000_000 + i, 1_700_000_000 + i)
    }
    const copy = ['copy', folder, 'home:Inbox/Camera', '--transfers', '8', '--retries', '1'] as const
    const arrived = async () => {
      const [row] = await server.sql<{ n: number }>(`select count(*)::int as n from uploads where state <> 'receiving'`)
      return row!.n
    }
    for (const cut of CUTS) {
      const { ended, kill } = await startRclone(phone, ...copy)
      const stopped = ended.catch(() => undefined)
      await expect.poll(arrived, { timeout: 200_000, interval: 20 }).toBeGreaterThanOrEqual(cut)
      kill()
      await stopped
    }
    expect(await arrived()).toBeLessThan(FILES)
    await rclone(phone, ...copy)
    expect(await rclone(phone, ...copy, '-v')).toContain('There was nothing to transfer')
    await rclone(phone, 'check', folder, 'home:Inbox/Camera')
    expect(await arrived()).toBe(FILES)

    await server.startWorker()
    const photos = async () =>
      (await server.sql<{ n: number }>('select count(distinct sha256)::int as n from photos'))[0]!.n
    await expect.poll(photos, { timeout: 1_500_000, interval: 1_000 }).toBe(FILES)
    await expect.poll(() => server.sql(`select state from uploads where state <> 'done'`)).toEqual([])
    expect(await server.sql('select id from photos')).toHaveLength(FILES)
    await expect.poll(() => readdir(stagingFolder(server))).toEqual([])
    printFigure(
      'A phone’s backup is cut off',
      `${CUTS.length} times in ${FILES} files by rclone with 8 transfers: ${await photos()} of ${FILES} photos, ${await arrived()} uploads`,
    )
  },
  1_800_000,
)
