import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import pg from 'pg'

/**
 * If the other machine is gone or a firewall dropped the connection, TCP retransmits for a quarter of an hour without an
 * error.
 * Longer than the statement timeout (roles.ts).
 */
const READ_TIMEOUT_MS = 20_000
/** TCP keepalive for idle connections; the OS gives up ten seconds after the first probe. */
const PROBE_MS = 30_000

/** Whether queries can take any time (patiently.ts), so that silence means nothing. */
export const timeoutsOff = new AsyncLocalStorage<boolean>()

export type ReadTimeout = { readTimeoutMs?: number }

/** Ends the connection as lost if PostgreSQL owes an answer and sends nothing for `readTimeoutMs`. */
export class ReadTimeoutClient extends pg.Client {
  #isConnected = false
  #isAwaiting = false
  #isUnlimited = false

  constructor({ readTimeoutMs = READ_TIMEOUT_MS, ...config }: pg.ClientConfig & ReadTimeout = {}) {
    // TLS wraps this socket, so it still sees all traffic.
    const socket = new Socket()
    super({ ...config, stream: () => socket, keepAlive: true, keepAliveInitialDelayMillis: PROBE_MS })
    this.on('connect', () => (this.#isConnected = true))
    this.on('drain', () => (this.#isAwaiting = false))
    socket.setTimeout(readTimeoutMs).on('timeout', () => {
      const isAwaitingAnswer = this.#isAwaiting || !this.#isConnected
      if (isAwaitingAnswer && !this.#isUnlimited)
        socket.destroy(Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' }))
    })
  }

  override query: pg.Client['query'] = (...given: unknown[]) => {
    this.#isAwaiting = true
    this.#isUnlimited = timeoutsOff.getStore() ?? false
    this.#sendTogether()
    return (super.query as (...given: unknown[]) => never).apply(this, this.queryArguments(given))
  }

  /** Queries that are sent before anything is awaited, such as BEGIN and the first of a transaction, are one write. */
  #sendTogether() {
    const { stream } = this.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  /** Lets a subclass replace the arguments of query(). */
  protected queryArguments(given: unknown[]): unknown[] {
    return given
  }
}
