import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { sendLetterMailJob } from './capsules.jobs.ts'
import { selectMailFacts } from './capsules.queries.ts'
import { writeLetterMail } from './letter-mail.ts'
import { openLetters } from './open-letters.ts'

type Parts = {
  config: Pick<Config, 'appUrl' | 'secret'>
  db: Db
  post: Pick<Mailer, 'send'>
  log: Pick<Logger, 'warn'>
}

export function capsulesJobs({ config, db, post, log }: Parts): HandledJob[] {
  return [
    schedule('open-letters', '40 * * * *', () => openLetters({ db, config, log })),
    handleMail(sendLetterMailJob, post, async (about) => {
      const facts = await selectMailFacts(db, about)
      return facts ? writeLetterMail(about, facts, config.appUrl) : null
    }),
  ]
}
