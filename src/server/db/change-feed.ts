import pg from 'pg'
import type { Logger } from 'pino'

const RECONNECT_DELAY_MS = 1_000
/** LISTEN sends nothing, so a connection that a firewall dropped is only noticed by a query. */
const HEARTBEAT_MS = 30_000
const ANSWER_MS = 10_000

/** Change notifications from PostgreSQL (LISTEN and NOTIFY), delivered to every process. */
export type ChangeFeed = {
  /** Whether notifications are arriving. While they aren't, caches that depend on them must not be used. */
  readonly listening: boolean
  /** `onPayload` gets the payload of each notification; `lost` is called if some may have been missed. */
  follow(channel: string, onPayload: (payload: string) => void, lost: () => void): Promise<void>
  close(): Promise<void>
}

export async function openChangeFeed(
  url: string,
  log: Logger,
  { heartbeatMs = HEARTBEAT_MS, answerMs = ANSWER_MS } = {},
): Promise<ChangeFeed> {
  const followers = new Map<string, { onPayload: (payload: string) => void; lost: () => void }>()
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
    made.on('notification', ({ channel, payload }) => followers.get(channel)?.onPayload(payload ?? ''))
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

  async function heartbeat() {
    const checked = client
    if (listening && checked)
      await checked.query('select 1').catch(() => {
        if (checked === client) lost()
        void checked.end().catch(() => {})
      })
    if (!closed) beatLater()
  }

  function beatLater() {
    setTimeout(() => void heartbeat(), heartbeatMs).unref()
  }

  await connect()
  beatLater()
  return {
    get listening() {
      return listening
    },
    async follow(channel, onPayload, missed) {
      followers.set(channel, { onPayload, lost: missed })
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
