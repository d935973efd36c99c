import { createTranslator } from 'use-intl/core'
import { addText } from '#features/transfer/server/export-entries.ts'
import { packExport, type PackingParts } from '#features/transfer/server/pack-export.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { Locale } from '#shared/locales.ts'
import { beginExport } from './exports.queries.ts'
import { gatherBelongings } from './gather-belongings.ts'
import { sendOwnDataMailJob } from './own-data.jobs.ts'
import { ownDataMails } from './own-data-mail.ts'

/** Everything that the store keeps of one person, beside their families. */
export function personFolder(user_id: string): string {
  return `users/${user_id}`
}

export function exportKey(user_id: string, export_id: string): string {
  return `${personFolder(user_id)}/exports/${export_id}.zip`
}

/** Gathers somebody's things, and tells them by mail. */
export async function makeExport({ export_id }: { export_id: string }, parts: PackingParts): Promise<void> {
  const { db, store } = parts
  const asked = await beginExport(db.worker, export_id)
  if (!asked) return
  const { user_id } = asked
  const locale = (asked.language ?? 'en') as Locale
  const t = createTranslator({ locale, messages: ownDataMails[locale] as (typeof ownDataMails)['en'] })
  await packExport({ table: 'data_exports', export_id, key: exportKey(user_id, export_id) }, parts, {
    async fill(pack) {
      await addText(pack.add, 'README.txt', t('readme'))
      await gatherBelongings({ db, store, user_id, ...pack })
    },
    async ready(tx, { bytes, until }) {
      await recordAudit(tx, { action: 'data.exported', actor_id: user_id, details: { bytes } })
      await addJob(tx, sendOwnDataMailJob, { user_id, kind: 'ready', until })
    },
  })
}
