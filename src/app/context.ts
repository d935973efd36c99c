import path from 'node:path'
import type { Logger } from 'pino'
import type { AppContext } from '#server/feature.ts'
import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'
import { cannotUseDatabase } from '#server/db/cannot-use-database.ts'
import { ensureDatabase } from '#server/db/cluster.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { openMailer } from '#server/mail/mail.ts'
import { openIsolation } from '#server/media-process/isolation.ts'
import { openBallast } from '#server/storage/ballast.ts'
import { openObjectStore } from '#server/storage/open-store.ts'
import { openStoreProof } from '#server/storage/store-identity.ts'
import { openTxtResolver } from '#features/addresses/server/resolve-txt.ts'
import { openBilling } from '#features/billing/server/billing.ts'
import { settleOrder } from '#features/orders/server/settle-order.ts'
import { openPlans } from '#features/billing/server/plans.ts'
import { openStaging } from '#features/uploads/server/open-staging.ts'
import { features } from './features.ts'
import { required } from '#shared/required.ts'

/** Migrates the database and opens everything that a process of any role needs. */
export async function openContext(config: Config, log: Logger, update = migrate): Promise<AppContext> {
  const postgres = config.databaseUrl ? undefined : await startOwnPostgres(config, log)
  let db: Database | undefined
  try {
    const ownerUrl = required(postgres?.ownerUrl ?? config.databaseUrl)
    const applied = await update(ownerUrl, config.secret).catch((error: unknown) => {
      throw postgres ? error : cannotUseDatabase(error)
    })
    if (applied.length)
      log.info({ applied: applied.length, last: applied.at(-1) }, 'the database was brought up to date')
    db = openDatabase(ownerUrl, config.secret, { poolerUrl: config.poolerUrl })
    const store = await openObjectStore(config, db.keys, log)
    const proveStore = openStoreProof({ ownerUrl, config, store })
    await proveStore().catch((error: unknown) => {
      if (error instanceof CannotStart) throw error
      // /readyz tries again.
      log.warn({ err: error }, 'the object store could not be compared with the database')
    })
    const post = await openMailer(config)
    const ballast = postgres && openBallast(config.dataDir, log)
    return {
      ...{ features, config, log, db, store, proveStore, post, ballast },
      staging: openStaging({ config, store, db }),
      isolation: openIsolation(config),
      plans: openPlans(config),
      billing: await openBilling(config, db, settleOrder),
      resolveTxt: openTxtResolver(),
      async close() {
        post.close()
        await ballast?.close()
        await db?.close()
        await postgres?.stop()
      },
    }
  } catch (error) {
    await db?.close()
    await postgres?.stop()
    throw error
  }
}

async function startOwnPostgres(config: Config, log: Logger) {
  const postgres = await startEmbeddedPostgres({
    dir: path.join(config.dataDir, 'postgres'),
    log: (line) => log.debug({ part: 'postgres' }, line.trim()),
  })
  const ownerUrl = await ensureDatabase(postgres.adminUrl('postgres'), 'hearthbook', config.secret)
  return { ownerUrl, stop: () => postgres.stop() }
}
