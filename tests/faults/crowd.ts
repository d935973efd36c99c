import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { meet } from '../../bench/live.ts'
import { processTree, residentMb } from '../../bench/measure.ts'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp, type ApiPerson } from '../../e2e/api-person.ts'
import { seededRandom } from '../../e2e/crash/random.ts'
import { startHearthbook, type RunningHearthbook } from '../../e2e/start-hearthbook.ts'

/** A running Hearthbook with a family that has many members. */
export type Crowd = {
  server: RunningHearthbook
  client: pg.Client
  ana: ApiPerson
  family_id: string
  /** The Cookie headers of the other members. */
  cookies: string[]
  /** All of Hearthbook's Node processes together. */
  residentMb(): number
  /** Sends a request of a member and reads the answer. Returns how long it took in ms. */
  times(cookie: string, path: string): Promise<number>
  close(): Promise<void>
}

export async function openCrowd(members: number, env: Record<string, string> = {}): Promise<Crowd> {
  const server = await startHearthbook({ env: { LOG_LEVEL: 'fatal', ...env } })
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
  client.on('error', () => {})
  await client.connect()
  const ana = await signUp(server)
  const family_id = await ana.opensFamily('Moreau')
  const cookies = await meet(client, family_id, members)
  return {
    ...{ server, client, ana, family_id, cookies },
    residentMb: () => residentMb(processTree(server.pid).ours),
    async times(cookie, path) {
      const startedAt = performance.now()
      const answer = await fetch(server.url + path, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return performance.now() - startedAt
    },
    async close() {
      await client.end()
      await server.discard()
    },
  }
}

const random = seededRandom(1)

/** Calls `work` every `ms` until `over`, one call at a time. People don't begin in the same moment. */
export async function repeat(ms: number, over: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  await sleep(random.below(ms))
  while (!over.aborted) {
    await work()
    await sleep(ms)
  }
}
