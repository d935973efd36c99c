import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
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
  #isPatient = false

  constructor({ silenceMs = SILENCE_MS, ...config }: pg.ClientConfig & Silence = {}) {
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis: PROBE_MS })
    const { connection } = this as unknown as { connection: { stream: Socket } }
    const socket = connection.stream
    // Encryption is put over this socket, which still sees whatever passes.
    socket.setTimeout(silenceMs).on('timeout', () => {
      if (!this.#isPatient && !this.#owesNothing())
        socket.destroy(Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' }))
    })
  }

  /** To be called for each query, where some are asked `patiently`. */
  protected askedForNow(): void {
    this.#isPatient = patience.getStore() ?? false
  }

  /** Also false before it has let us in. */
  #owesNothing(): boolean {
    return (this as unknown as { readyForQuery: boolean | null }).readyForQuery === true
  }
}
