import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import pg from 'pg'

/**
 * A machine that is gone, or a firewall that has forgotten a connection, says nothing for ever: the system sends again for a
 * quarter of an hour. Longer than statements may take (database.ts).
 */
const SILENCE_MS = 20_000
/** A connection that only waits is asked by the system itself whether somebody is there; it gives up ten seconds later. */
const PROBE_MS = 30_000

/** Whether what is asked may take however long (patiently.ts): there a silence says nothing. */
export const patience = new AsyncLocalStorage<boolean>()

export type Silence = { silenceMs?: number }

/** A connection that ends, as one that was lost, when PostgreSQL owes it an answer and is silent for `silenceMs`. */
export class AttentiveClient extends pg.Client {
  #isConnected = false
  #hasAsked = false
  #isPatient = false

  constructor({ silenceMs = SILENCE_MS, ...config }: pg.ClientConfig & Silence = {}) {
    // Encryption is put over this socket, which still sees whatever passes.
    const socket = new Socket()
    super({ ...config, stream: () => socket, keepAlive: true, keepAliveInitialDelayMillis: PROBE_MS })
    this.on('connect', () => (this.#isConnected = true))
    this.on('drain', () => (this.#hasAsked = false))
    socket.setTimeout(silenceMs).on('timeout', () => {
      const isOwedAnAnswer = this.#hasAsked || !this.#isConnected
      if (isOwedAnAnswer && !this.#isPatient)
        socket.destroy(Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' }))
    })
  }

  override query: pg.Client['query'] = (...given: unknown[]) => {
    this.#hasAsked = true
    this.#isPatient = patience.getStore() ?? false
    return (super.query as (...given: unknown[]) => never).apply(this, this.asked(given))
  }

  /** What a query is sent as. */
  protected asked(given: unknown[]): unknown[] {
    return given
  }
}
