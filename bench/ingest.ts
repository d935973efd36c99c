import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook, type RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { cpuSeconds, median, processTree, proportionalMb, residentMb, type Finding, type Section } from './measure.ts'
import { makePhotos, meanBytes } from './photos-12mp.ts'

/** Enough photos that the start and end, when one core is idle, hardly count. */
const PHOTOS = 80
const ROUNDS = 9
/** Whole warm-up rounds, so that hot code is compiled before measuring. */
const WARM_UP_ROUNDS = 2
const CONNECTIONS = 4
const IDLE_AFTER_MS = 8_000
/** The same concurrency as the web app. */
const ASK_EVERY_MS = 700
const MOST_CPU = 1.15
export const LEAST_SPEED = 0.8
const MOST_IDLE_MB = 300
const MOST_BUSY_MB = 600

type Round = { cpu: number; postgresCpu: number; seconds: number }
export type PhotoInHand = { filename: string; bytes: Buffer }
type Memory = { resident: number; proportional: number }

export const ingest: Section = {
  name: 'ingest',
  title: 'Processing photos',
  how: `We upload ${PHOTOS} different 12-megapixel JPEGs of about 4 MB, with time, location, and camera, over ${CONNECTIONS} connections (tus). The files are in the client’s memory before the clock starts, and it stops when all of them are photos in the album. The baseline is a process that has the same files in memory, writes each to the disk once, and creates the same two derivatives with sharp, two at a time with one thread each. The two run alternately: ${WARM_UP_ROUNDS} warm-up rounds, then ${ROUNDS} rounds each, and the result is the median ratio of each pair. CPU is that of the web, worker, and media processes and their children, from /proc; PostgreSQL’s is listed next to it. Memory is the proportional set size (PSS) of these processes, which counts shared pages once; the plain sum of resident memory is listed next to it. Idle memory is measured after startup, and peak memory in a round of its own, because measuring takes CPU time, too.`,
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
    log(`painting ${PHOTOS} photos`)
    const photos = await makePhotos(path.join(folder, 'photos'), PHOTOS)
    const server = await startHearthbook()
    try {
      await sleep(IDLE_AFTER_MS)
      const idle = memoryOf(server)
      const ana = await signUp(server)
      const inHand = await Promise.all(photos.map(takeInHand))
      for (let round = 0; round < WARM_UP_ROUNDS; round++)
        await sendPhotos(ana, await ana.opensFamily('Warm-up'), inHand)
      const [rounds, bare]: [Round[], { cpuSeconds: number; seconds: number }[]] = [[], []]
      for (let round = 1; round <= ROUNDS; round++) {
        // Both keep what they write, since memory that a virtual machine hasn't used yet makes new files slower than overwritten ones.
        bare.push(await bareSharp(path.join(folder, `bare ${round}`), photos))
        rounds.push(await ingestRound(server, ana, inHand))
        log(`round ${round}: ${JSON.stringify({ ours: rounds.at(-1), bare: bare.at(-1) })}`)
      }
      const busy = await mostMemory(server, () => ingestRound(server, ana, inHand))
      return findings(rounds, bare, { idle, busy }, await meanBytes(photos))
    } finally {
      await server.discard()
      await rm(folder, { recursive: true })
    }
  },
}

export async function ingestRound(server: RunningHearthbook, ana: ApiPerson, photos: PhotoInHand[]): Promise<Round> {
  const family_id = await ana.opensFamily('Bench')
  const before = usage(server.pid)
  const startedAt = Date.now()
  await sendPhotos(ana, family_id, photos)
  const seconds = ((await lastAdded(ana, family_id)) - startedAt) / 1000
  const after = usage(server.pid)
  return {
    cpu: after.ours - before.ours,
    postgresCpu: after.postgres - before.postgres,
    seconds,
  }
}

export function memoryOf(server: RunningHearthbook): Memory {
  const { ours } = processTree(server.pid)
  return { resident: residentMb(ours), proportional: proportionalMb(ours) }
}

async function mostMemory(server: RunningHearthbook, work: () => Promise<unknown>): Promise<Memory> {
  const seen = [memoryOf(server)]
  const watch = setInterval(() => seen.push(memoryOf(server)), 250)
  await work()
  clearInterval(watch)
  return {
    resident: Math.max(...seen.map(({ resident }) => resident)),
    proportional: Math.max(...seen.map(({ proportional }) => proportional)),
  }
}

function usage(pid: number) {
  const { ours, postgres } = processTree(pid)
  return { ours: cpuSeconds(ours), postgres: cpuSeconds(postgres) }
}

/** Uploads several files at a time like a browser, and polls for the outcomes. */
export async function sendPhotos(ana: ApiPerson, family_id: string, photos: PhotoInHand[], askEveryMs = ASK_EVERY_MS) {
  const waiting = photos.values()
  const ids: string[] = []
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const photo of waiting) ids.push(await upload(ana, family_id, photo))
    }),
  )
  for (;;) {
    const { uploads } = await ana.send<{ uploads: { state: string }[] }>(
      'GET',
      `/api/families/${family_id}/upload-states?ids=${ids.join(',')}`,
    )
    if (uploads.every(({ state }) => state === 'done')) return
    if (uploads.some(({ state }) => state === 'refused' || state === 'duplicate'))
      throw new Error('A photo was not taken')
    await sleep(askEveryMs)
  }
}

/** When the last photo was created; polling only sees it later. */
async function lastAdded(ana: ApiPerson, family_id: string): Promise<number> {
  const newest = `/api/families/${family_id}/photos?sort_by=created_at&limit=1`
  const { photos } = await ana.send<{ photos: { created_at: string }[] }>('GET', newest)
  return Date.parse(photos[0]!.created_at)
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Sends one file per request with a minimal client, since its CPU time is included but isn't what's measured. */
export async function upload(
  { cookie }: ApiPerson,
  family_id: string,
  { filename, bytes }: PhotoInHand,
  connections = agent,
): Promise<string> {
  const { name, value, url } = cookie()
  const headers = {
    ...{ origin: url, cookie: `${name}=${value}`, 'tus-resumable': '1.0.0', 'upload-length': String(bytes.length) },
    ...{ 'content-type': 'application/offset+octet-stream', 'content-length': bytes.length },
    'upload-metadata': `filename ${Buffer.from(filename).toString('base64')}`,
  }
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/api/families/${family_id}/uploads`,
      { method: 'POST', agent: connections, headers },
      (answer) => {
        if (answer.statusCode !== 201) return reject(new Error(`An upload was answered with ${answer.statusCode}`))
        answer.resume().once('end', () => resolve(answer.headers.location!.split('/').at(-1)!))
      },
    )
    asked.once('error', reject).end(bytes)
  })
}

/** Read before the timer starts, because a client's own work wouldn't use the server's cores. */
export async function takeInHand(file: string): Promise<PhotoInHand> {
  return { filename: path.basename(file), bytes: await readFile(file) }
}

export async function bareSharp(folder: string, photos: string[]): Promise<{ cpuSeconds: number; seconds: number }> {
  const program = path.join(import.meta.dirname, 'bare-sharp.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder, ...photos])
  return JSON.parse(stdout) as { cpuSeconds: number; seconds: number }
}

function findings(
  rounds: Round[],
  bare: { cpuSeconds: number; seconds: number }[],
  memory: { idle: Memory; busy: Memory },
  bytes: number,
): Finding[] {
  const cpu = median(rounds.map((round) => round.cpu)) / PHOTOS
  const bareCpu = median(bare.map((round) => round.cpuSeconds)) / PHOTOS
  const speed = PHOTOS / median(rounds.map((round) => round.seconds))
  const bareSpeed = PHOTOS / median(bare.map((round) => round.seconds))
  // Compares adjacent rounds, since the speed of the machine varies over time.
  const cpuRatio = median(rounds.map((round, at) => round.cpu / bare[at]!.cpuSeconds))
  const speedRatio = median(rounds.map((round, at) => bare[at]!.seconds / round.seconds))
  const postgres = median(rounds.map((round) => round.postgresCpu)) / PHOTOS
  return [
    {
      what: `CPU to process a 12 MP photo (${(bytes / 1e6).toFixed(1)} MB)`,
      ours: `${cpu.toFixed(3)} s (and PostgreSQL ${postgres.toFixed(3)} s)`,
      bare: `${bareCpu.toFixed(3)} s`,
      value: cpuRatio,
      limit: { most: MOST_CPU },
      verdict: `${cpuRatio.toFixed(2)} x`,
    },
    {
      what: 'Photos per second on two cores',
      ours: speed.toFixed(1),
      bare: bareSpeed.toFixed(1),
      value: speedRatio,
      limit: { least: LEAST_SPEED },
      verdict: `${speedRatio.toFixed(2)} x`,
    },
    megabytes('Idle memory', memory.idle, MOST_IDLE_MB),
    megabytes('Peak memory while processing photos', memory.busy, MOST_BUSY_MB),
  ]
}

function megabytes(what: string, { resident, proportional }: Memory, most: number): Finding {
  return {
    what,
    ours: `${proportional.toFixed(0)} MB (sum of RSS ${resident.toFixed(0)} MB)`,
    bare: '',
    value: proportional,
    limit: { most },
    verdict: `${proportional.toFixed(0)} MB`,
  }
}
