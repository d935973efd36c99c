import { get, type ClientRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { median, percentile, processTree, residentMb, type Section } from './measure.ts'

const LISTENERS = 1_000
const EVENTS = 50
const MOST_KB = 50
const MOST_QUERIES = 0.01

export const live: Section = {
  name: 'live',
  title: 'Live updates',
  how: `${LISTENERS.toLocaleString('en')} people of one family keep an event stream open. Memory per listener is the growth of the server’s resident memory divided by their number. Then ${EVENTS} events are sent with NOTIFY, one at a time, and each is awaited on every stream. Transactions are those that the database counts in that time, minus those of the events themselves, divided by events and listeners.`,
  async run(log) {
    const server = await startHearthbook()
    const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
    await client.connect()
    const open: ClientRequest[] = []
    try {
      const family_id = await (await signUp(server)).opensFamily('The Moreaus')
      const cookies = await meet(client, family_id, LISTENERS)
      const serverMb = () => residentMb(processTree(server.pid).ours)
      const before = serverMb()
      let received = 0
      for (const cookie of cookies) open.push(await listen(server.url, cookie, 'comments', () => received++))
      await sleep(2_000)
      const after = serverMb()
      log(`${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with ${LISTENERS} listeners`)

      const transactions = async () => {
        await sleep(1_500) // PostgreSQL's statistics lag by up to a second.
        const { rows } = await client.query<{ count: string }>(
          'select xact_commit as count from pg_stat_database where datname = current_database()',
        )
        return Number(rows[0]!.count)
      }
      const began = await transactions()
      const took: number[] = []
      for (let event = 1; event <= EVENTS; event++) {
        received = 0
        const startedAt = performance.now()
        await client.query("select pg_notify('live', $1)", [
          JSON.stringify({ family_id, kind: 'comments', id: String(event), only_to: null }),
        ])
        while (received < LISTENERS) await sleep(1)
        took.push(performance.now() - startedAt)
        await sleep(350) // Longer than the coalescing window for events.
      }
      const queries = ((await transactions()) - began - EVENTS) / (EVENTS * LISTENERS)
      const perListener = ((after - before) * 1024) / LISTENERS
      return [
        {
          what: 'Memory per idle listener',
          ours: `${perListener.toFixed(1)} kB`,
          bare: '',
          value: perListener,
          limit: { most: MOST_KB },
          verdict: `${perListener.toFixed(1)} kB`,
        },
        {
          what: 'Transactions per event and listener, including all background work',
          ours: queries.toFixed(5),
          bare: '',
          value: queries,
          limit: { most: MOST_QUERIES },
          verdict: queries.toFixed(5),
        },
        {
          what: `Time from NOTIFY to the last of ${LISTENERS} listeners, p50`,
          ours: `${median(took).toFixed(0)} ms (p95 ${percentile(took, 0.95).toFixed(0)} ms)`,
          bare: '',
          verdict: `${median(took).toFixed(0)} ms`,
        },
      ]
    } finally {
      for (const stream of open) stream.destroy()
      await client.end()
      await server.discard()
    }
  },
}

/** Signs up members of the family and returns their cookies. */
export async function meet(client: pg.Client, family_id: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken)
  await client.query(
    `with people as (
       insert into profiles (id, email, email_verified)
         select gen_random_uuid(), 'listener' || n || '@example.org', true from generate_series(1, $2::int) n returning id),
     numbered as (select id, row_number() over () as n from people),
     members as (
       insert into family_members (id, family_id, user_id, role) select gen_random_uuid(), $1, id, 'viewer' from numbered)
     insert into auth_sessions (id, user_id, token, expires_at)
       select gen_random_uuid(), id, ($3::text[])[n], now() + interval '1 day' from numbered`,
    [family_id, count, tokens.map(hashToken)],
  )
  return tokens.map((token) => `hearthbook=${token}.${newToken()}`)
}

/** Opens an event stream. `received` is called for each event of a kind. */
export function listen(url: string, cookie: string, kind: string, received: () => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const asked = get(
      `${url}/api/events`,
      { agent: false, headers: { accept: 'text/event-stream', cookie } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}`))
        answer.setEncoding('utf8').on('error', () => {})
        answer.on('data', (text: string) => text.includes(`"${kind}"`) && received())
        resolve(asked)
      },
    )
    asked.on('error', reject)
  })
}
