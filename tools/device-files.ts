import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawPicture } from '#kit/pictures.ts'
import type { DemoPerson } from '#demo/demo-person.ts'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { withClient } from '#server/db/cluster.ts'

const COUNT = 24
const PATIENCE_MS = 300_000

/** The newest photos as they'd be on a phone, stored, checked and in a backup, and one that isn't here. */
export async function filesOfDevice({ send, download }: DemoPerson, dataDir: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-phone-'))
  const { families } = await send<{ families: { id: string }[] }>('GET', '/api/families')
  const family = `/api/families/${families[0]?.id}`
  type Listed = { id: string; filename: string; download_url: string }
  const { photos } = await send<{ photos: Listed[] }>('GET', `${family}/photos?limit=${COUNT}`)
  const hashes: string[] = []
  const files = await Promise.all(
    photos.map(async ({ id, filename }) => {
      const { download_url } = await send<Listed>('GET', `${family}/photos/${id}`)
      const bytes = await download(download_url)
      const file = path.join(folder, filename)
      await writeFile(file, bytes)
      hashes.push(createHash('sha256').update(bytes).digest('hex'))
      return file
    }),
  )
  for (const job of ['scrub-originals', 'back-up'])
    await withClient(ownerUrlOfRunning(dataDir), (client) => client.query('select graphile_worker.add_job($1)', [job]))
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(1_000)) {
    const { files: found } = await send<{ files: { state: string }[] }>('POST', `${family}/file-checks`, { hashes })
    if (found.every(({ state }) => state === 'safe')) break
    if (Date.now() > until) throw new Error("The demo's photos aren't in a backup")
  }
  const other = path.join(folder, 'IMG_4071.jpg')
  await writeFile(other, await drawPicture())
  return [...files, other]
}
