import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { requestsPerSecond, type Asked } from './load.ts'
import { cpuSeconds, median, processTree, type Finding, type Section } from './measure.ts'
import { makePhotos } from './photos-12mp.ts'

const PHOTOS = 12
const CONNECTIONS = 8
const SECONDS = 3
const ROUNDS = 5
const LEAST = 0.7

export const thumbnails: Section = {
  name: 'thumbnails',
  title: 'Thumbnails',
  how: `A client requests the thumbnails of ${PHOTOS} photos by their signed URLs over ${CONNECTIONS} connections, for ${SECONDS} seconds, ${ROUNDS} times. The baseline is a minimal Node HTTP server that pipes the same files from disk (createReadStream). The two run alternately with the same client, which uses plain sockets so that it isn’t the bottleneck; the result is the median. CPU is that of the server process, per request. Then the same with Node’s HTTP client in a process of its own, which needs as much CPU as the server.`,
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
    const server = await startHearthbook()
    const bareServer = spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'file-server.ts'), path.join(server.dataDir, 'objects')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    try {
      const barePort = Number(String((await once(bareServer.stdout, 'data'))[0]))
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      await ana.uploads(family_id, await makePhotos(folder, PHOTOS))
      const { photos } = await ana.send<{ photos: { id: string; small_url: string }[] }>(
        'GET',
        `/api/families/${family_id}/photos`,
      )
      const files = photos.map(({ id }) => `/families/${family_id}/photos/${id}/v1/small.webp`)
      const sizes = await Promise.all(
        files.map(async (file) => (await stat(path.join(server.dataDir, 'objects', file))).size),
      )
      const ours = {
        pid: server.pid,
        port: Number(new URL(server.url).port),
        paths: photos.map(({ small_url }) => small_url),
        cookie: `hearthbook=${ana.cookie().value}`,
      }
      const bare = { pid: bareServer.pid!, port: barePort, paths: files, cookie: '' }
      const speeds = { ours: [] as Speed[], bare: [] as Speed[] }
      for (const one of [ours, bare]) await requestsPerSecond(one, CONNECTIONS, 1)
      for (let round = 0; round < ROUNDS; round++) {
        speeds.bare.push(await measure(bare))
        speeds.ours.push(await measure(ours))
        log(`round ${round + 1}: ${JSON.stringify({ ours: speeds.ours.at(-1), bare: speeds.bare.at(-1) })}`)
      }
      const overHttp = { ours: [] as number[], bare: [] as number[] }
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, one] of Object.entries({ bare, ours }))
          overHttp[name as 'ours' | 'bare'].push(await askOverHttp(one))
      log(JSON.stringify(overHttp))
      const bytes = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
      return [finding(speeds, bytes), findingOverHttp(median(overHttp.ours), median(overHttp.bare))]
    } finally {
      bareServer.kill()
      await server.discard()
      await rm(folder, { recursive: true })
    }
  },
}

type Speed = { perSecond: number; microseconds: number }

async function measure({ pid, ...asked }: Asked & { pid: number }): Promise<Speed> {
  const before = cpuSeconds(processTree(pid).ours)
  const perSecond = await requestsPerSecond(asked, CONNECTIONS, SECONDS)
  const cpu = cpuSeconds(processTree(pid).ours) - before
  return { perSecond, microseconds: (cpu / (perSecond * SECONDS)) * 1e6 }
}

function finding({ ours, bare }: Record<'ours' | 'bare', Speed[]>, bytes: number): Finding {
  const [speed, bareSpeed] = [ours, bare].map((rounds) => median(rounds.map((one) => one.perSecond))) as [
    number,
    number,
  ]
  const [cpu, bareCpu] = [ours, bare].map((rounds) => median(rounds.map((one) => one.microseconds))) as [number, number]
  return {
    what: `Thumbnails per second (${(bytes / 1000).toFixed(0)} kB each)`,
    ours: `${speed.toFixed(0)} (${cpu.toFixed(0)} µs CPU each)`,
    bare: `${bareSpeed.toFixed(0)} (${bareCpu.toFixed(0)} µs CPU each)`,
    value: speed / bareSpeed,
    limit: { least: LEAST },
    verdict: `${(speed / bareSpeed).toFixed(2)} x`,
  }
}

async function askOverHttp({ port, paths, cookie }: Asked): Promise<number> {
  const ASKED = JSON.stringify({ port, paths, cookie, connections: CONNECTIONS, seconds: SECONDS })
  const client = spawn(process.execPath, [path.join(import.meta.dirname, 'http-client.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ASKED },
  })
  return Number(await text(client.stdout))
}

function findingOverHttp(ours: number, bare: number): Finding {
  return {
    what: 'Thumbnails per second, with an HTTP client in another process',
    ours: ours.toFixed(0),
    bare: bare.toFixed(0),
    value: ours / bare,
    limit: { least: LEAST },
    verdict: `${(ours / bare).toFixed(2)} x`,
  }
}
