import pg from 'pg'
import type { Logger } from 'pino'

const RECONNECT_DELAY_MS = 1_000
/** LISTEN sends nothing, so a connection that a firewall dropped is only noticed by a query. */
const BEAT_MS = 30_000
const ANSWER_MS = 10_000

/** Change notifications from PostgreSQL (LISTEN and NOTIFY), delivered to every process. */
export type ChangeFeed = {
  /** Whether notifications are arriving. While they aren't, caches that depend on them must not be used. */
  readonly listening: boolean
  /** `told` gets the payload of each notification; `lost` is called if some may have been missed. */
  follow(channel: string, told: (payload: string) => void, lost: () => void): Promise<void>
  close(): Promise<void>
}

export async function openChangeFeed(
  url: string,
  log: Logger,
  { beatMs = BEAT_MS, answerMs = ANSWER_MS } = {},
): Promise<ChangeFeed> {
  const followers = new Map<string, { told: (payload: string) => void; lost: () => void }>()
  let client: pg.Client | undefined
  let listening = false
  let closed = false

  async function connect() {
    const made = new pg.Client({
      connectionString: url,
      query_timeout: answerMs,
      connectionTimeoutMillis: answerMs,
    })
    client = made
    for (const ended of ['error', 'end'] as const) made.on(ended, () => made === client && lost())
    made.on('notification', ({ channel, payload }) => followers.get(channel)?.told(payload ?? ''))
    await made.connect()
    for (const channel of followers.keys()) await made.query(`listen ${pg.escapeIdentifier(channel)}`)
    listening = true
  }

  function lost() {
    if (!listening) return
    listening = false
    for (const follower of followers.values()) follower.lost()
    if (!closed) retry()
  }

  function retry() {
    setTimeout(() => {
      if (closed) return
      connect().catch((error: unknown) => {
        log.debug({ err: error }, 'listening for changes failed; trying again')
        retry()
      })
    }, RECONNECT_DELAY_MS).unref()
  }

  async function beat() {
    const asked = client
    if (listening && asked)
      await asked.query('select 1').catch(() => {
        if (asked === client) lost()
        void asked.end().catch(() => {})
      })
    if (!closed) beatLater()
  }

  function beatLater() {
    setTimeout(() => void beat(), beatMs).unref()
  }

  await connect()
  beatLater()
  return {
    get listening() {
      return listening
    },
    async follow(channel, told, missed) {
      followers.set(channel, { told, lost: missed })
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
