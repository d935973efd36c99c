import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'

/** Marker in DATA_DIR while a restore is unfinished: which backup it is, and which database and store it fills. */
const MARKER = 'restore.unfinished'
const markerPath = (dataDir: string) => path.join(dataDir, MARKER)

export type UnfinishedRestore = {
  made_at: string
  /** Fingerprint of the database and store being filled. Data in any other database isn't from this restore. */
  filling: string | undefined
}

export function readUnfinishedRestore(dataDir: string): UnfinishedRestore | undefined {
  try {
    const [made_at = '', ...filled] = readFileSync(markerPath(dataDir), 'utf8').trim().split('\n')
    return { made_at, filling: filled.at(-1) }
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

export function beginRestore(dataDir: string, made_at: string): void {
  writeFileSync(markerPath(dataDir), `${made_at}\n`, { flush: true })
}

/** From here on, data in the database and store comes from this restore, so the next run may continue there. */
export function beginFilling(config: Config): void {
  appendFileSync(markerPath(config.dataDir), `${targetOf(config)}\n`, { flush: true })
}

export function endRestore(dataDir: string): void {
  rmSync(markerPath(dataDir))
}

/** A fingerprint of the database and store that doesn't reveal their passwords. */
export function targetOf({ databaseUrl, s3 }: Config): string {
  return createHash('sha256')
    .update(JSON.stringify([databaseUrl, s3?.endpoint, s3?.bucket]))
    .digest('hex')
}

/** Refuses to run on an unfinished restore, which would overwrite changes. @throws CannotStart */
export function refuseUnfinishedRestore({ dataDir }: Pick<Config, 'dataDir'>): void {
  if (!readUnfinishedRestore(dataDir)) return
  throw new CannotStart(
    `Restoring a backup to ${dataDir} was interrupted, so its data is incomplete. Run the same npm run restore again.`,
  )
}
