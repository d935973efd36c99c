import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import type { S3Settings } from '#server/storage/s3-store.ts'
import { BackupProblem } from './backup-problem.ts'

/** Where backups are kept. `address` is shown, and has no password. */
export type BackupPlace =
  | { kind: 'folder'; address: string; folder: string }
  | {
      kind: 'bucket'
      address: string
      s3: S3Settings
      /** Empty, or ends with a slash. */
      prefix: string
      /** A local folder for files on their way. */
      scratch: string
    }

/** The settings of places. A command that restores has no others. */
export type PlaceSettings = { dataDir: string; backups: Pick<Config['backups'], 's3'> }

/** Reads a folder's path, or `s3://bucket/prefix`. @throws BackupProblem */
export function placeAt(text: string, { dataDir, backups: { s3 } }: PlaceSettings): BackupPlace {
  const [, bucket, rest = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(text) ?? []
  if (!bucket) {
    const folder = path.resolve(text)
    return { kind: 'folder', address: folder, folder }
  }
  if (!s3) throw new BackupProblem(`${text} needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.`)
  const prefix = rest && `${rest}/`
  const scratch = path.join(dataDir, 'work', 'backups')
  return { kind: 'bucket', address: `s3://${bucket}/${prefix}`, s3: { ...s3, bucket }, prefix, scratch }
}

/** Creates the folder of a backup that someone asks for by hand. A scheduled one never does: its disk may be unplugged. */
export function createFolder(place: BackupPlace): void {
  if (place.kind === 'folder') mkdirSync(place.folder, { recursive: true, mode: 0o700 })
}

/** Credentials of buckets where there's no configuration yet. */
export function bucketSettings(env: Record<string, string | undefined>): PlaceSettings['backups']['s3'] {
  const setting = (name: string) => env[`BACKUP_${name}`]?.trim() || env[name]?.trim() || undefined
  const accessKeyId = setting('S3_ACCESS_KEY_ID')
  const secretAccessKey = setting('S3_SECRET_ACCESS_KEY')
  if (!accessKeyId || !secretAccessKey) return undefined
  return { endpoint: setting('S3_ENDPOINT'), region: setting('S3_REGION') ?? 'us-east-1', accessKeyId, secretAccessKey }
}
