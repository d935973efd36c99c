import pg from 'pg'
import { AttentiveClient } from '#server/db/attentive-client.ts'

type Callback = Parameters<typeof pg.Pool.prototype.connect>[0]

/**
 * A pool whose connections may be released twice: graphile-worker 0.18 does so when the one that listens dies during LISTEN,
 * and pg's complaint would be an unhandled rejection, which ends the process.
 */
export class RunnerPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: AttentiveClient })
    // What becomes of a connection is heard from the connection itself.
    this.on('error', () => {})
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      callback(error, client, (failure) => {
        if (isReleased) return
        isReleased = true
        release(failure)
      })
    })
  }
}
