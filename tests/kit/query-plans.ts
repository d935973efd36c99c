import pg from 'pg'
import { vi } from 'vitest'
import { withClient } from '#server/db/cluster.ts'

/** How PostgreSQL ran a statement, including each statement of a function, and for which operation. */
export type RanPlan = { text: string; plan: PlanNode; operation: string }
type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: PlanNode[]
}

/**
 * PostgreSQL sends the plan of everything that runs in this database, as the role that runs it. Small tables stand for large
 * ones: it scans one only if no index can help.
 */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  enable_seqscan: 'off',
  // Analyzing reads every row: plans don't depend on which rows a sample happens to have.
  default_statistics_target: '1000',
}

/**
 * Calls back with the plan of each statement that the app's roles run over connections that are opened from now on. PostgreSQL
 * may send a plan as late as with the connection's next statement, so `operation` is asked for when a statement is sent.
 */
export async function followPlans(
  adminUrl: string,
  database: string,
  operation: () => string,
  hear: (ran: RanPlan) => void,
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const [setting, value] of Object.entries(SETTINGS))
      await client.query(`alter database ${pg.escapeIdentifier(database)} set ${setting} = ${value}`)
  })
  const senders = new WeakMap<pg.Client, { last: string; byText: Map<string, string> }>()
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const sender = senders.get(this) ?? { last: '', byText: new Map<string, string>() }
    const sent = given[0] as string | { text?: string }
    sender.last = operation()
    sender.byText.set(onOneLine(typeof sent === 'string' ? sent : (sent.text ?? '')), sender.last)
    senders.set(this, sender)
    return query.apply(this, given)
  })
  const connect = Reflect.get(pg.Client.prototype, 'connect') as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const isOfApp = /_(rw|auth|worker|guest)$/.test(this.user ?? '')
    if (isOfApp)
      this.on('notice', ({ message = '' }) => {
        const json = /^duration: .* plan:\n(\{.*\})$/s.exec(message)?.[1]
        if (!json) return
        const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
        const ran = onOneLine(text)
        const sender = senders.get(this)
        hear({ text: ran || outlineOf(plan), plan, operation: sender?.byText.get(ran) ?? sender?.last ?? '' })
      })
    return connect.apply(this, given)
  })
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** For bodies of SQL functions, whose text PostgreSQL doesn't keep. */
function outlineOf(plan: PlanNode): string {
  const conditions = Object.entries(plan).filter(([name]) => /Name|Cond|Filter$/.test(name))
  return [
    `${plan['Node Type']} ${conditions.map(([name, value]) => `${name}: ${String(value)}`).join(', ')}`,
    ...(plan.Plans ?? []).map(outlineOf),
  ].join('; ')
}

/** Lets the planner think that these small tables are large, and keeps autovacuum from correcting it. */
export async function pretendLarge(adminUrl: string, database: string, tables: string[]): Promise<void> {
  const url = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href
  await withClient(url, async (client) => {
    for (const table of tables)
      await client.query(`alter table ${pg.escapeIdentifier(table)} set (autovacuum_enabled = off)`)
    const ids = 'select oid from pg_class where relname = any ($1)'
    await client.query(
      `update pg_class set relpages = 1, reltuples = 100000
        where oid in (${ids}) or oid in (select indexrelid from pg_index where indrelid in (${ids}))`,
      [tables],
    )
    await client.query(`delete from pg_statistic where starelid in (${ids})`, [tables])
  })
}

/** Lets the planner think that a table has this many times its rows, in the same pages. */
export async function pretendMore(adminUrl: string, database: string, table: string, times: number): Promise<void> {
  const url = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href
  await withClient(url, (client) =>
    client.query(
      `update pg_class set reltuples = reltuples * $2
        where oid = $1::regclass or oid in (select indexrelid from pg_index where indrelid = $1::regclass)`,
      [table, times],
    ),
  )
}

/** Tables of which a statement reads every row, or every entry of an index that isn't one of `short`. */
export function scannedTables({ plan }: RanPlan, short: RegExp): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { 'Relation Name': table, 'Index Name': index = '', 'Actual Loops': loops = 0 } = node
    const isBounded = 'Index Cond' in node || 'Recheck Cond' in node || 'TID Cond' in node || short.test(index)
    return table && loops > 0 && node['Node Type'].endsWith('Scan') && !isBounded ? [table] : []
  })
}

/** Rows of a table that a statement read, and how many it returned or changed. */
export function rowsOf(table: string, { plan }: RanPlan): { read: number; returned: number } {
  const read = nodesOf(plan)
    .filter((node) => node['Relation Name'] === table && node['Node Type'].endsWith('Scan'))
    .map((node) => {
      const rows = [node['Actual Rows'], node['Rows Removed by Filter'], node['Rows Removed by Index Recheck']]
      return rows.reduce<number>((sum, some = 0) => sum + some, 0) * (node['Actual Loops'] ?? 0)
    })
  return { read: read.reduce((sum, some) => sum + some, 0), returned: plan['Actual Rows'] ?? 0 }
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
