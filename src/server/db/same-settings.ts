import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'
import { cannotUseDatabase } from './cannot-use-database.ts'

/** Classes of advisory locks. Each process holds a shared one in each class, whose number is a hash of its setting. */
const CLASSES = { SECRET: 1_212_501_841, APP_URL: 1_212_501_842 } as const
type Setting = keyof typeof CLASSES
const RECONNECT_MS = 5_000

type Settings = Pick<Config, 'secret' | 'appUrl'>

/**
 * Announces this process's SECRET and APP_URL, by hashes in locks that last as long as its connection, and compares them with
 * those of the other running processes. Otherwise, links in emails would lead to different addresses, and the process that
 * started last would lock the others out of the database.
 * @throws CannotStart if they differ
 */
export async function announceSettings(ownerUrl: string, settings: Settings): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController()
  const connect = async () => {
    const client = new pg.Client({ connectionString: ownerUrl, application_name: 'hearthbook settings' })
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', () => {})
    await client.connect()
    try {
      await lockSettings(client, settings)
      return { client, ended }
    } catch (error) {
      await client.end()
      throw error
    }
  }
  let current = await connect().catch((error: unknown) => {
    throw cannotUseDatabase(error)
  })
  try {
    await compareSettings(current.client, settings)
  } catch (error) {
    await current.client.end()
    throw error
  }
  const kept = (async () => {
    for (;;) {
      await current.ended
      if (closing.signal.aborted) return
      await sleep(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {})
      // While the database is away, no other process can start either.
      current = (await connect().catch(() => undefined)) ?? current
    }
  })()
  return {
    async close() {
      closing.abort()
      await current.client.end()
      await kept
    },
  }
}

async function lockSettings(client: pg.Client, settings: Settings): Promise<void> {
  for (const [setting, hash] of hashesOf(settings))
    await client.query('select pg_advisory_lock_shared($1::int, $2::int)', [CLASSES[setting], hash])
}

async function compareSettings(client: pg.Client, settings: Settings): Promise<void> {
  for (const [setting, hash] of hashesOf(settings)) {
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1 and objid <> $2 and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`,
      [CLASSES[setting], hash],
    )
    if (rowCount) throw new CannotStart(explain(setting, settings))
  }
}

/** Positive, so that it's the same number in the lock and in pg_locks. */
function hashesOf({ secret, appUrl }: Settings): [Setting, number][] {
  const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() >>> 1
  return [
    ['SECRET', hash(secret)],
    ['APP_URL', hash(appUrl)],
  ]
}

function explain(setting: Setting, { appUrl }: Settings): string {
  const here = setting === 'APP_URL' ? ` (here, it's ${appUrl})` : ''
  return `${setting} differs from that of another Hearthbook process that uses this database${here}. Set the same ${setting} for all of them. To change it, stop all of them first.`
}
