import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { removeFolder } from '#features/photos/server/media-objects.ts'
import type { Config } from '#server/config.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { MailRefused } from '#server/mail/mail-message.ts'
import type { PostOffice } from '#server/mail/mail.ts'
import type { Locale } from '#shared/locales.ts'
import { selectReader } from './deletions.queries.ts'
import { deleteExport, selectExpiredExports } from './exports.queries.ts'
import { exportKey, makeExport, personFolder, type ExportParts } from './make-export.ts'
import { makeExportJob, removePersonObjectsJob, sendOwnDataMailJob, type OwnDataNews } from './own-data.jobs.ts'
import { writeOwnDataMail } from './own-data-mail.ts'
import { purgeAccounts } from './purge-accounts.ts'

type Parts = ExportParts & { config: Pick<Config, 'appUrl'>; post: PostOffice }

/** A half-written file that nobody has touched for so long has lost its writer. */
const ABANDONED_MS = 2 * 24 * 60 * 60 * 1000

/** What happens in the background to what people take along or leave behind. */
export function ownDataJobs(parts: Parts): HandledJob[] {
  const { db, store, log, dataDir } = parts
  return [
    handle(makeExportJob, (payload) => makeExport(payload, parts)),
    handle(sendOwnDataMailJob, (payload) => sendMail(payload, parts)),
    handle(removePersonObjectsJob, ({ user_id }) => removeFolder(store, personFolder(user_id))),
    schedule('purge-accounts', '20 3 * * *', () => purgeAccounts({ db: db.worker, log })),
    schedule('sweep-exports', '25 * * * *', async () => {
      for (const { id, user_id } of await selectExpiredExports(db.worker)) {
        await store.remove(exportKey(user_id, id))
        await deleteExport(db.worker, id)
      }
      await sweepAbandoned(path.join(dataDir, 'exports'))
    }),
  ]
}

async function sendMail(news: OwnDataNews, { db, config, post, log }: Parts) {
  const reader = await selectReader(db.worker, news.user_id)
  if (!reader) return
  const { email: to, first_name, language, timezone } = reader
  const locale = (language ?? 'en') as Locale
  const mail = writeOwnDataMail(config.appUrl, news, { locale, to, first_name, time_zone: timezone ?? 'UTC' })
  await post.send(mail).catch((error: unknown) => {
    // Another try would meet the same answer.
    if (!(error instanceof MailRefused)) throw error
    log.warn({ err: error }, 'a mail about somebody’s own data was refused for good')
  })
}

async function sweepAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true })
  }
}
