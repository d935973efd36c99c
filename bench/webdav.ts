import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { upload } from './ingest.ts'
import { cpuSeconds, median, processTree, type Finding, type Section } from './measure.ts'

const ROUNDS = 7
const LEAST = 0.8
const KINDS = [
  { what: 'WebDAV upload of a video', files: 1, megabytes: 128 },
  { what: 'WebDAV upload of 24 photos', files: 24, megabytes: 4 },
]

export const webdav: Section = {
  name: 'webdav',
  title: 'Phone backups by WebDAV',
  how: `A client sends files over one connection, one after the other, by WebDAV (PUT) and by tus (creation with upload), until the last is received: what becomes of them later is the same. Files are random bytes, new in each round, since WebDAV doesn’t receive the same file twice. WebDAV also hashes each file, so that phones can compare. Their processing waits until all are measured. CPU is that of the process and of PostgreSQL for one file, which depends less on what else the machine does. A file goes by tus, and then, with other bytes, by WebDAV; all files ${ROUNDS} times after a warm-up round. The result is the ratio of the medians.`,
  async run(log) {
    const server = await startHearthbook()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      await delayJobs(ownerUrlOfRunning(server.dataDir))
      const device = { name: 'Phone', scope: 'add' }
      const devices = `/api/families/${family_id}/devices`
      const { password } = await ana.send<{ password: string }>('POST', devices, device)
      const authorization = `Basic ${Buffer.from(`hearthbook:${password}`).toString('base64')}`
      const send = {
        ours: (filename: string, bytes: Buffer) =>
          put(`${server.url}/dav/Inbox/${filename}`, bytes, authorization, agent),
        bare: (filename: string, bytes: Buffer) => upload(ana, family_id, { filename, bytes }, agent),
      }
      const findings: Finding[] = []
      for (const { what, files, megabytes } of KINDS) {
        const content = Array.from({ length: files }, () => randomBytes(megabytes * 1e6))
        const cpu = () => Object.values(processTree(server.pid)).map(cpuSeconds)
        const measure = async (by: 'ours' | 'bare', name: string, bytes: Buffer): Promise<Cost> => {
          randomBytes(16).copy(bytes)
          const [before, start] = [cpu(), performance.now()]
          await send[by](`${by}-${name}.jpg`, bytes)
          const seconds = (performance.now() - start) / 1000
          const [own = 0, postgres = 0] = cpu().map((after, at) => (after - before[at]!) * 1000)
          return { seconds, cpu: own + postgres, postgres }
        }
        const costs = { ours: [] as Cost[], bare: [] as Cost[] }
        for (let round = 0; round <= ROUNDS; round++) {
          const [bare, ours] = [[] as Cost[], [] as Cost[]]
          for (const [i, bytes] of content.entries()) {
            bare.push(await measure('bare', String(i), bytes))
            ours.push(await measure('ours', String(i), bytes))
          }
          log(`${what}: ${described(mean(ours))}, tus ${described(mean(bare))}`)
          if (round === 0) continue
          costs.bare.push(mean(bare))
          costs.ours.push(mean(ours))
        }
        const of = (by: 'ours' | 'bare', part: keyof Cost) => median(costs[by].map((cost) => cost[part]))
        const [ours, bare] = [megabytes / of('ours', 'seconds'), megabytes / of('bare', 'seconds')]
        findings.push({
          what: `${what} (${files * megabytes} MB)`,
          ours: `${ours.toFixed(0)} MB/s`,
          bare: `${bare.toFixed(0)} MB/s (tus)`,
          value: ours / bare,
          limit: { least: LEAST },
          verdict: `${(ours / bare).toFixed(2)} x`,
        })
        const cpuOf = (by: 'ours' | 'bare') =>
          `${of(by, 'cpu').toFixed(1)} ms (PostgreSQL ${of(by, 'postgres').toFixed(1)} ms)`
        findings.push({
          what: `${what}, CPU per file`,
          ours: cpuOf('ours'),
          bare: `${cpuOf('bare')} (tus)`,
          value: of('ours', 'cpu') / of('bare', 'cpu'),
          limit: { most: 1 / LEAST },
          verdict: `${(of('ours', 'cpu') / of('bare', 'cpu')).toFixed(2)} x`,
        })
      }
      return findings
    } finally {
      agent.destroy()
      await server.discard()
    }
  },
}

/** Of a file. CPU is in milliseconds, and includes PostgreSQL's. */
type Cost = { seconds: number; cpu: number; postgres: number }

function mean(costs: Cost[]): Cost {
  const of = (part: keyof Cost) => costs.reduce((sum, cost) => sum + cost[part], 0) / costs.length
  return { seconds: of('seconds'), cpu: of('cpu'), postgres: of('postgres') }
}

const described = ({ seconds, cpu }: Cost) => `${(seconds * 1000).toFixed(1)} ms (CPU ${cpu.toFixed(1)} ms)`

/** Processing the files would take CPU time from the next measurement. */
async function delayJobs(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`
    create function delay_job() returns trigger language plpgsql as
      $$ begin new.run_at = now() + interval '1 day'; return new; end $$;
    create trigger delay_job before insert on graphile_worker._private_jobs for each row execute function delay_job()`)
  await client.end()
}

async function put(url: string, bytes: Buffer, authorization: string, agent: Agent): Promise<void> {
  const headers = { authorization, 'content-length': bytes.length }
  const asked = request(url, { method: 'PUT', agent, headers })
  asked.end(bytes)
  const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
  if (![201, 204].includes(answer.statusCode)) throw new Error(`A file was answered with ${answer.statusCode}`)
  answer.resume()
  await once(answer, 'end')
}
