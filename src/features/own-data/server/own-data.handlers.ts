import { findEmailRecipient } from '#features/accounts/server/find-account.ts'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail, isPast } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { sendOwnDataMailJob, type OwnDataNews } from './own-data.jobs.ts'
import { writeOwnDataMail } from './own-data-mail.ts'
import { purgeAccounts } from './purge-accounts.ts'

type Parts = { config: Pick<Config, 'appUrl'>; db: Database; log: Logger; post: Mailer }

export function ownDataJobs(parts: Parts): HandledJob[] {
  const { db, log } = parts
  return [
    handleMail(sendOwnDataMailJob, parts.post, (news) => writeMail(news, parts)),
    schedule('purge-accounts', '20 3 * * *', () => purgeAccounts({ db: db.worker, log })),
  ]
}

async function writeMail(news: OwnDataNews, { db, config }: Parts) {
  // The export is deleted by then, or the account is.
  if (isPast(news.until)) return null
  const recipient = await findEmailRecipient(db.worker, news.user_id)
  return recipient ? writeOwnDataMail(config.appUrl, news, recipient) : null
}
