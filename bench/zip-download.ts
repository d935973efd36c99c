import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { median, type Section } from './measure.ts'
import { makePhotos, meanBytes } from './photos-12mp.ts'

const PHOTOS = 24
const ROUNDS = 7
const LEAST = 0.25

export const zipDownload: Section = {
  name: 'zip',
  title: 'ZIP downloads',
  how: `We download the originals of ${PHOTOS} 12-megapixel photos as one ZIP, ${ROUNDS} times, each timed from the request, through packing, to the last byte. The baseline is a minimal Node HTTP server that pipes the same files from disk (createReadStream), one after another over one connection. The two run alternately with the same client, which counts bytes. One warm-up round each isn’t counted; the result is the median of the others. A ZIP needs a checksum of every byte and is written to disk before it’s sent; the baseline only reads.`,
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
    const server = await startHearthbook()
    const objects = path.join(server.dataDir, 'objects')
    const bareServer = spawn(process.execPath, [path.join(import.meta.dirname, 'file-server.ts'), objects], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      const bare = `http://127.0.0.1:${Number(String((await once(bareServer.stdout, 'data'))[0]))}`
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      const files = await makePhotos(folder, PHOTOS)
      const photo_ids = await ana.uploads(family_id, files)
      const paths = await Promise.all(photo_ids.map((id) => originalIn(objects, `families/${family_id}/photos/${id}`)))
      const path_of_choice = `/api/families/${family_id}/photo-downloads`
      const { name, value } = ana.cookie()
      const zip = async () => {
        const start = performance.now()
        const { id } = await ana.send<{ id: string }>('POST', path_of_choice, { photo_ids })
        await untilReady(ana, path_of_choice)
        return speedOf([`${server.url}${path_of_choice}/${id}`], agent, { cookie: `${name}=${value}` }, start)
      }
      const plain = () =>
        speedOf(
          paths.map((file) => `${bare}/${file}`),
          agent,
        )
      const speeds = { ours: [] as number[], bare: [] as number[] }
      for (let round = 0; round <= ROUNDS; round++) {
        const [one, other] = [await plain(), await zip()]
        if (round === 0) continue
        speeds.bare.push(one)
        speeds.ours.push(other)
        log(`round ${round}: ${other.toFixed(0)} MB/s, bare ${one.toFixed(0)} MB/s`)
      }
      const [ours, bareSpeed] = [median(speeds.ours), median(speeds.bare)]
      const megabytes = ((await meanBytes(files)) * PHOTOS) / 1e6
      return [
        {
          what: `ZIP of originals (${megabytes.toFixed(0)} MB)`,
          ours: `${ours.toFixed(0)} MB/s`,
          bare: `${bareSpeed.toFixed(0)} MB/s`,
          value: ours / bareSpeed,
          limit: { least: LEAST },
          verdict: `${(ours / bareSpeed).toFixed(2)} x`,
        },
      ]
    } finally {
      agent.destroy()
      bareServer.kill()
      await server.discard()
      await rm(folder, { recursive: true })
    }
  },
}

async function originalIn(objects: string, folder: string): Promise<string> {
  const name = (await readdir(path.join(objects, folder))).find((one) => one.startsWith('original'))
  return `${folder}/${name!}`
}

async function untilReady(person: ApiPerson, list: string): Promise<void> {
  for (;;) {
    const { exports } = await person.send<{ exports: { state: string }[] }>('GET', list)
    if (exports[0]?.state === 'ready') return
    if (exports[0]?.state === 'failed') throw new Error('the ZIP could not be packed')
    await sleep(20)
  }
}

/** Megabytes per second over all URLs, one after the other. */
async function speedOf(
  urls: string[],
  agent: Agent,
  headers: Record<string, string> = {},
  start = performance.now(),
): Promise<number> {
  let bytes = 0
  for (const url of urls) {
    const [answer] = (await once(get(url, { agent, headers }), 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ]
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
    for await (const chunk of answer) bytes += chunk.length
  }
  return bytes / 1000 / (performance.now() - start)
}
