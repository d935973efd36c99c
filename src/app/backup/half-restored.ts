import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'

/** Lies in DATA_DIR from the first to the last moment of a restore: which backup it is, and what was found empty for it. */
const HALF_RESTORED = 'restore.unfinished'
const noteIn = (dataDir: string) => path.join(dataDir, HALF_RESTORED)

export type HalfRestored = {
  made_at: string
  /** The database and the store that it fills: what lies in others is not its own, even if it was meant for them. */
  filling: string | undefined
}

export function readHalfRestored(dataDir: string): HalfRestored | undefined {
  try {
    const [made_at = '', ...filled] = readFileSync(noteIn(dataDir), 'utf8').trim().split('\n')
    return { made_at, filling: filled.at(-1) }
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

export function beginRestore(dataDir: string, made_at: string): void {
  writeFileSync(noteIn(dataDir), `${made_at}\n`, { flush: true })
}

/** From here on what is in them came from this restore, and the next run of it may go on there. */
export function beginFilling(config: Config): void {
  appendFileSync(noteIn(config.dataDir), `${placeOf(config)}\n`, { flush: true })
}

export function endRestore(dataDir: string): void {
  rmSync(noteIn(dataDir))
}

/** Tells one database and store from others, without telling their passwords. */
export function placeOf({ databaseUrl, s3 }: Config): string {
  return createHash('sha256')
    .update(JSON.stringify([databaseUrl, s3?.endpoint, s3?.bucket]))
    .digest('hex')
}

/** Refuses to run on an unfinished restore, which would overwrite changes. @throws CannotStart */
export function refuseHalfRestored({ dataDir }: Pick<Config, 'dataDir'>): void {
  if (!readHalfRestored(dataDir)) return
  throw new CannotStart(
    `Restoring a backup to ${dataDir} was interrupted, so its data is incomplete. Run the same npm run restore again.`,
  )
}
