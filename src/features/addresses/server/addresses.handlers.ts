import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail, isPast } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { sendDomainMailJob } from './addresses.jobs.ts'
import { selectOwnerAt } from './addresses.queries.ts'
import { writeDomainMail } from './domain-mail.ts'
import { recheckDomains } from './recheck-domains.ts'
import type { ResolveTxt } from './resolve-txt.ts'

type Parts = { db: Db; resolveTxt: ResolveTxt; post: Pick<Mailer, 'send'>; log: Logger; appUrl: string }

/** Background jobs for families' domains. */
export function addressesJobs(parts: Parts): HandledJob[] {
  const { db, post, appUrl } = parts
  return [
    schedule('look-at-domains', '20 5 * * *', () => recheckDomains(parts)),
    handleMail(sendDomainMailJob, post, async (news) => {
      if (news.on && isPast(news.on)) return null
      const owner = await selectOwnerAt(db, news.family_id)
      return owner ? writeDomainMail(owner, news, appUrl) : null
    }),
  ]
}
