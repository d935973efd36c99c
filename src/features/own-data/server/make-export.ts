import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { createTranslator } from 'use-intl/core'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import type { Locale } from '#shared/locales.ts'
import { beginExport, failExport, finishExport, noteProgress } from './exports.queries.ts'
import { gatherBelongings } from './gather-belongings.ts'
import { sendOwnDataMailJob } from './own-data.jobs.ts'
import { ownDataMails } from './own-data-mail.ts'
import { writeZip } from '#features/transfer/server/zip-file.ts'

export type ExportParts = { db: Database; store: ObjectStore; dataDir: string; log: Logger }

/** Everything that the store keeps of one person, beside their families. */
export function personFolder(user_id: string): string {
  return `users/${user_id}`
}

export function exportKey(user_id: string, export_id: string): string {
  return `${personFolder(user_id)}/exports/${export_id}.zip`
}

/**
 * Gathers somebody's things into a ZIP, keeps it, and tells them by mail. A run that was killed begins anew; one that
 * fails says so on the screen, where its person can ask again.
 */
export async function makeExport({ export_id }: { export_id: string }, parts: ExportParts): Promise<void> {
  const { db, log } = parts
  const asked = await beginExport(db.worker, export_id)
  if (!asked) return
  const file = path.join(parts.dataDir, 'exports', `${export_id}.zip`)
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await write(file, export_id, asked.user_id, (asked.language ?? 'en') as Locale, parts)
  } catch (error) {
    log.error({ err: error, export_id }, 'an export failed')
    await failExport(db.worker, export_id)
  } finally {
    await rm(file, { force: true })
  }
}

async function write(file: string, export_id: string, user_id: string, locale: Locale, { db, store }: ExportParts) {
  const t = createTranslator({ locale, messages: ownDataMails[locale] as (typeof ownDataMails)['en'] })
  await writeZip(file, async (add) => {
    await add({ path: 'README.txt', stream: Readable.from([t('readme')]) })
    const onProgress = (progress: { files_done: number; files_total: number }) =>
      noteProgress(db.worker, export_id, progress)
    await gatherBelongings({ db, store, user_id, add, onProgress })
  })
  const { size } = await stat(file)
  const key = exportKey(user_id, export_id)
  // What a killed run left there is replaced.
  await store.remove(key)
  await store.keepFile(key, file, { contentType: 'application/zip' })
  await db.worker.transaction().execute(async (tx) => {
    const until = await finishExport(tx, export_id, size)
    await recordAudit(tx, { action: 'data.exported', actor_id: user_id, details: { bytes: size } })
    await addJob(tx, sendOwnDataMailJob, { user_id, kind: 'ready', until })
  })
}
