import type { Config } from '#server/config.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { deleteOldDrafts } from './capsule-files.queries.ts'
import { openLetterFilesJob, sendLetterMailJob } from './capsules.jobs.ts'
import { selectMailFacts } from './capsules.queries.ts'
import { writeLetterMail } from './letter-mail.ts'
import { openLetterFiles, openRemainingFiles, type OpeningParts } from './open-letter-files.ts'
import { openLetters } from './open-letters.ts'

type Parts = OpeningParts & { config: Pick<Config, 'appUrl' | 'secret'>; post: Pick<Mailer, 'send'> }

export function capsulesJobs({ post, ...parts }: Parts): HandledJob[] {
  const { config, db } = parts
  return [
    schedule('open-letters', '40 * * * *', async () => {
      await openRemainingFiles(db)
      await openLetters(parts)
      await deleteOldDrafts(db)
    }),
    handle(openLetterFilesJob, ({ letter_id }, job) => openLetterFiles(parts, letter_id, job)),
    handleMail(sendLetterMailJob, post, async (about) => {
      const facts = await selectMailFacts(db, about)
      return facts ? writeLetterMail(about, facts, config.appUrl) : null
    }),
  ]
}
