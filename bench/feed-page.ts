import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook, type RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { fetchPage } from './growth.ts'
import { median, type Finding, type Section } from './measure.ts'

const FEW = 1_000
const MANY = 1_000_000
const WARM_UP = 100
const ROUNDS = 10
const ASKED_A_ROUND = 40
const MOST_GROWTH = 1.2

export const feedPage: Section = {
  name: 'feed',
  title: 'Activity feed',
  how: `A signed-in member requests pages of the feed (20 entries, some with several photos) over one HTTP connection: the newest page, one from the middle, and one filtered to milestones, which are one in a thousand. Two instances answer alternately; their families have ${FEW.toLocaleString('en')} and ${MANY.toLocaleString('en')} activities. ${ROUNDS} rounds of ${ASKED_A_ROUND} requests each; the result is the median. Rows are inserted with SQL.`,
  async run(log) {
    const servers = [await startHearthbook(), await startHearthbook()]
    try {
      log('filling families with 1,000 and with 1,000,000 activities')
      const [few, many] = [await openFeed(servers[0]!, FEW), await openFeed(servers[1]!, MANY)]
      const findings: Finding[] = []
      for (const page of ['newest', 'middle', 'milestones'] as const) {
        const took = { few: [] as number[], many: [] as number[] }
        const asked = { few: few[page], many: many[page] }
        for (const ask of Object.values(asked)) for (let at = 0; at < WARM_UP; at++) await ask()
        for (let round = 0; round < ROUNDS; round++)
          for (const side of ['few', 'many'] as const)
            for (let at = 0; at < ASKED_A_ROUND; at++) {
              const startedAt = performance.now()
              await asked[side]()
              took[side].push(performance.now() - startedAt)
            }
        findings.push(growth(page, median(took.many), median(took.few)))
      }
      return findings
    } finally {
      for (const server of servers) await server.discard()
    }
  },
}

/** One in ten activities is one of a batch's ten photos; one in a thousand is a milestone. */
async function openFeed(server: RunningHearthbook, activities: number) {
  const ana = await signUp(server)
  const family_id = await ana.opensFamily('The Moreaus')
  const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
  await client.connect()
  await client.query('alter table family_activities disable trigger user')
  await client.query(
    `create temp table filled as select n, gen_random_uuid() as id, timestamptz '2015-01-01' + n * interval '5 minutes' as at,
         case when n % 1000 = 0 then 'milestone_added' when n % 100 < 10 and n % 100 > 0 then 'photo_upload' else 'child_added' end as type,
         case when n % 100 < 10 and n % 100 > 0 then n - n % 100 else n end as burst
       from generate_series(1, $1::integer) n`,
    [activities],
  )
  await client.query(
    `insert into activity_bursts (id, family_id, user_id, activity_type, private, size, started_at, last_at)
       select (array_agg(id order by n))[1], $1, $2, (array_agg(type order by n))[1], false, count(*), min(at), max(at)
         from filled group by burst, type`,
    [family_id, user.id],
  )
  await client.query(
    `insert into family_activities (id, family_id, user_id, activity_type, title, created_at, told, burst_id)
       select id, $1, $2, type, 'Activity ' || n, at, true, first_value(id) over (partition by burst, type order by n) from filled`,
    [family_id, user.id],
  )
  await client.query('alter table family_activities enable trigger user')
  await client.query('vacuum analyze activity_bursts')
  await client.query('vacuum analyze family_activities')
  const middle = await client.query<{ cursor: string }>(
    `select encode(convert_to(to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || id, 'UTF8'), 'base64') as cursor
       from activity_bursts where family_id = $1 order by started_at offset (select count(*) / 2 from activity_bursts) limit 1`,
    [family_id],
  )
  await client.end()
  const cursor = middle.rows[0]!.cursor.replaceAll('\n', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  const feed = `/api/families/${family_id}/activities`
  return {
    newest: fetchPage(ana, feed),
    middle: fetchPage(ana, `${feed}?cursor=${cursor}`),
    milestones: fetchPage(ana, `${feed}?type=milestone_added&limit=1`),
  }
}

function growth(page: string, many: number, few: number): Finding {
  return {
    what: `Feed (${page}): 1,000,000 activities compared with 1,000`,
    ours: `${many.toFixed(2)} ms`,
    bare: `${few.toFixed(2)} ms`,
    value: many / few,
    limit: { most: MOST_GROWTH },
    verdict: `${(many / few).toFixed(2)} x`,
  }
}
