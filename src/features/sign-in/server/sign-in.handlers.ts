import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail, ignoringRefusals, isPast } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { decrypt } from '#server/storage/encrypt.ts'
import { findEmailRecipient } from '../../accounts/server/find-account.ts'
import { sendSignInMailJob, SignInMail } from './sign-in.jobs.ts'
import { deleteOldChallenges } from './challenges.queries.ts'
import { sendCredentialMailJob } from '../../accounts/server/credential-changes.ts'
import { writeCredentialMail } from './credential-mail.ts'
import { EmailChangeMail, sendEmailChangeMailJob } from './email-change.jobs.ts'
import { writeEmailChangeMail } from './email-change-mail.ts'
import { deleteOldEmailChanges } from './email-changes.queries.ts'
import { deleteOldProviderSignIns } from './providers.queries.ts'
import { sweepTickets } from '../../security/server/admit-person.ts'
import { sweepSessions } from '../../accounts/server/sweep-sessions.ts'
import { writeSignInMail } from './sign-in-mail.ts'

type Parts = {
  db: Database
  config: Pick<Config, 'appUrl' | 'secret'>
  post: Mailer
  log: Logger
}

export function signInJobs({ db, config, post, log }: Parts): HandledJob[] {
  const toTypedAddress = ignoringRefusals(post, log)
  return [
    handleMail(sendSignInMailJob, toTypedAddress, ({ sealed }) => {
      const mail = SignInMail.parse(JSON.parse(decrypt(config.secret, sealed)))
      return isPast(mail.expires_at) ? null : writeSignInMail(config.appUrl, mail)
    }),
    handleMail(sendCredentialMailJob, post, async ({ user_id, change, device }) => {
      const recipient = await findEmailRecipient(db.auth, user_id)
      return recipient ? writeCredentialMail(config.appUrl, recipient, { change, device }) : null
    }),
    handleMail(sendEmailChangeMailJob, toTypedAddress, ({ sealed }) => {
      const mail = EmailChangeMail.parse(JSON.parse(decrypt(config.secret, sealed)))
      return isPast(mail.expires_at) ? null : writeEmailChangeMail(config.appUrl, mail)
    }),
    schedule('sweep-sign-in', '40 * * * *', async () => {
      const now = new Date()
      await deleteOldChallenges(db.auth, now)
      await deleteOldEmailChanges(db.auth, now)
      await sweepTickets(db.auth, now)
      await deleteOldProviderSignIns(db.auth, now)
      await sweepSessions(db.auth, now)
    }),
  ]
}
