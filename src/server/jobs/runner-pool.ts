import pg from 'pg'
import { ReadTimeoutClient } from '#server/db/read-timeout-client.ts'

type Callback = Parameters<typeof pg.Pool.prototype.connect>[0]

/**
 * A pool that tolerates a second release of a connection: graphile-worker 0.18 does so when its listening connection breaks
 * during LISTEN, and pg's error would be an unhandled rejection that ends the process. It also releases what an ended pool refused.
 */
export class RunnerPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: ReadTimeoutClient })
    // Connections report their own errors.
    this.on('error', () => {})
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect()
    // An ended pool passes only an error.
    super.connect((error, client, release = () => {}) => {
      let isReleased = false
      callback(error, client, (failure) => {
        if (isReleased) return
        isReleased = true
        release(failure)
      })
    })
  }
}
