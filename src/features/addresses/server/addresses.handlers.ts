import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { MailRefused } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { sendDomainMailJob } from './addresses.jobs.ts'
import { selectOwnerAt } from './addresses.queries.ts'
import { writeDomainMail } from './domain-mail.ts'
import { recheckDomains } from './recheck-domains.ts'
import type { ResolveTxt } from './resolve-txt.ts'

type Parts = { db: Db; resolveTxt: ResolveTxt; post: Pick<Mailer, 'send'>; log: Logger; appUrl: string }

/** Background jobs for families' domains. */
export function addressesJobs(parts: Parts): HandledJob[] {
  const { db, post, log, appUrl } = parts
  return [
    schedule('look-at-domains', '20 5 * * *', () => recheckDomains(parts)),
    handle(sendDomainMailJob, async (news) => {
      const owner = await selectOwnerAt(db, news.family_id)
      if (!owner) return
      await post.send(writeDomainMail(owner, news, appUrl)).catch((error: unknown) => {
        // A retry would fail the same way.
        if (!(error instanceof MailRefused)) throw error
        log.warn({ err: error }, 'a mail about a domain was refused for good')
      })
    }),
  ]
}
