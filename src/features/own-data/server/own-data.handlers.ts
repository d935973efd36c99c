import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { MailRefused } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { localeOf } from '#shared/locales.ts'
import { selectRecipient } from './deletions.queries.ts'
import { sendOwnDataMailJob, type OwnDataNews } from './own-data.jobs.ts'
import { writeOwnDataMail } from './own-data-mail.ts'
import { purgeAccounts } from './purge-accounts.ts'

type Parts = { config: Pick<Config, 'appUrl'>; db: Database; log: Logger; post: Mailer }

export function ownDataJobs(parts: Parts): HandledJob[] {
  const { db, log } = parts
  return [
    handle(sendOwnDataMailJob, (payload) => sendMail(payload, parts)),
    schedule('purge-accounts', '20 3 * * *', () => purgeAccounts({ db: db.worker, log })),
  ]
}

async function sendMail(news: OwnDataNews, { db, config, post, log }: Parts) {
  const recipient = await selectRecipient(db.worker, news.user_id)
  if (!recipient) return
  const { email: to, first_name, language, timezone } = recipient
  const locale = localeOf(language)
  const mail = writeOwnDataMail(config.appUrl, news, { locale, to, first_name, time_zone: timezone ?? 'UTC' })
  await post.send(mail).catch((error: unknown) => {
    // A retry would be refused too.
    if (!(error instanceof MailRefused)) throw error
    log.warn({ err: error }, 'a mail about somebody’s own data was refused for good')
  })
}
