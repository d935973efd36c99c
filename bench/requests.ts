import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { selectPhoto } from '#features/photos/server/photos.queries.ts'
import { roleUrl } from '#server/db/roles.ts'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { compiledQueries, firstPage } from './bare-sql.ts'
import { fillPhotos } from './fill-photos.ts'
import { requestsPerSecond, type Asked } from './load.ts'
import { cpuSeconds, median, processTree, type Finding, type Section } from './measure.ts'

const PHOTOS = 20_000
const CONNECTIONS = 16
const SECONDS = 3
const ROUNDS = 5
/** Of the baseline's requests per second (docs/decisions/0117). */
const LEAST_PHOTOS = 0.46
const LEAST_PAGES = 0.7

export const requests: Section = {
  name: 'requests',
  title: 'Requests per second',
  how: `${CONNECTIONS} members of a family with ${PHOTOS.toLocaleString('en')} photos request one photo, and the first page of the gallery (100 photos), over a connection each, for ${SECONDS} seconds, ${ROUNDS} times. The baseline is Fastify and pg alone: it runs the app’s main query for the same answer, prepared, as the same role with the same row-level security, and sends its rows. It has no sessions, permissions, limits, transactions or signed URLs. The two run alternately with the same client on the same two cores, which PostgreSQL and the client use, too; the result is the median. The goal was 1,500 requests per second for both. It’s a share of the baseline now: for one photo, what 1,500 are of the 3,250 that the baseline answers while the machine does nothing else; for the first page, which the baseline answers less than 1,500 times, 0.7. CPU is that of the process and of PostgreSQL for one request, which depends less on what else the machine does.`,
  async run(log) {
    const server = await startHearthbook()
    const ana = await signUp(server)
    const family_id = await ana.opensFamily('The Moreaus')
    const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
    const others = []
    for (let at = 1; at < CONNECTIONS; at++) others.push(await signUp(server, `Member${at}`))
    const ownerUrl = ownerUrlOfRunning(server.dataDir)
    const photo_id = await fill(ownerUrl, family_id, user.id)
    const secret = (await readFile(path.join(server.dataDir, 'secret'), 'utf8')).trim()
    const [photo] = await compiledQueries((tx) => selectPhoto(tx, family_id, photo_id))
    const [page] = await compiledQueries(firstPage(family_id))
    const queries = [
      { path: '/photo', sql: photo!.sql, values: photo!.parameters },
      { path: '/page', sql: page!.sql, values: page!.parameters },
    ]
    const BARE = JSON.stringify({ url: roleUrl(ownerUrl, 'app_rw', secret), user_id: user.id, queries })
    const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-api.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, BARE },
    })
    try {
      const barePort = Number(String((await once(bare.stdout, 'data'))[0]))
      const cookie = [ana, ...others].map((person) => `hearthbook=${person.cookie().value}`)
      const photos = `/api/families/${family_id}/photos`
      const port = Number(new URL(server.url).port)
      const findings: Finding[] = []
      for (const [what, ours, its, least] of [
        ['One photo', `${photos}/${photo_id}`, '/photo', LEAST_PHOTOS],
        ['The first page of the gallery', photos, '/page', LEAST_PAGES],
      ] as const) {
        const measured = { ours: [] as Speed[], bare: [] as Speed[] }
        const asked = {
          ours: { pid: server.pid, port, paths: [ours], cookie },
          bare: { pid: bare.pid ?? 0, port: barePort, paths: [its], cookie: '' },
        }
        for (const one of Object.values(asked)) await requestsPerSecond(one, CONNECTIONS, 2)
        for (let round = 0; round < ROUNDS; round++)
          for (const name of ['bare', 'ours'] as const) measured[name].push(await measure(asked[name], server.pid))
        log(JSON.stringify(measured))
        findings.push(...findingsOf(what, measured, least))
      }
      return findings
    } finally {
      bare.kill()
      await server.discard()
    }
  },
}

/** Fills the family with photos and members. Returns the ID of a photo. */
async function fill(ownerUrl: string, family_id: string, user_id: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await fillPhotos(client, family_id, user_id, PHOTOS)
  await client.query(
    `insert into family_members (id, family_id, user_id, role) select gen_random_uuid(), $1, id, 'editor' from profiles where id <> $2`,
    [family_id, user_id],
  )
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ id: string }>('select id from photos limit 1')
  await client.end()
  return rows[0]!.id
}

/** CPU in milliseconds per request. */
type Speed = { perSecond: number; cpu: number; databaseCpu: number }

async function measure(asked: Asked & { pid: number }, database: number): Promise<Speed> {
  const used = () => ({
    own: cpuSeconds(processTree(asked.pid).ours.filter(({ pid }) => pid === asked.pid)),
    database: cpuSeconds(processTree(database).postgres),
  })
  const before = used()
  const perSecond = await requestsPerSecond(asked, CONNECTIONS, SECONDS)
  const after = used()
  const perRequest = (seconds: number) => (seconds * 1000) / (perSecond * SECONDS)
  return {
    perSecond,
    cpu: perRequest(after.own - before.own),
    databaseCpu: perRequest(after.database - before.database),
  }
}

function findingsOf(what: string, { ours, bare }: Record<'ours' | 'bare', Speed[]>, least: number): Finding[] {
  const typical = (speeds: Speed[], key: keyof Speed) => median(speeds.map((speed) => speed[key]))
  const cpuOf = (speeds: Speed[]) => median(speeds.map(({ cpu, databaseCpu }) => cpu + databaseCpu))
  const cpu = (speeds: Speed[]) =>
    `${cpuOf(speeds).toFixed(2)} ms (PostgreSQL ${typical(speeds, 'databaseCpu').toFixed(2)} ms)`
  const speed = typical(ours, 'perSecond') / typical(bare, 'perSecond')
  return [
    {
      what: `${what}, requests per second over ${CONNECTIONS} connections`,
      ours: typical(ours, 'perSecond').toFixed(0),
      bare: typical(bare, 'perSecond').toFixed(0),
      value: speed,
      limit: { least },
      verdict: `${speed.toFixed(2)} x`,
    },
    {
      what: `${what}, CPU per request`,
      ours: cpu(ours),
      bare: cpu(bare),
      value: cpuOf(ours) / cpuOf(bare),
      verdict: `${(cpuOf(ours) / cpuOf(bare)).toFixed(2)} x`,
    },
  ]
}
