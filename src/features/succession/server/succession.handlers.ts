import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { fullName } from '#shared/full-name.ts'
import { sendSuccessionMailJob, type SuccessionNews } from './succession.jobs.ts'
import { writeSuccessionMail } from './succession-mail.ts'
import { selectMailFacts, selectName } from './succession.queries.ts'
import { offerRecords } from './offer-records.ts'
import { watchOwners } from './watch-owners.ts'

type Parts = { config: Pick<Config, 'appUrl'>; db: Db; post: Pick<Mailer, 'send'> }

export function successionJobs({ config, db, post }: Parts): HandledJob[] {
  return [
    schedule('watch-owners', '50 4 * * *', () => watchOwners(db)),
    schedule('offer-family-records', '10 9 * * *', () => offerRecords(db)),
    handleMail(sendSuccessionMailJob, post, async (news: SuccessionNews) => {
      const facts = await selectMailFacts(db, news.family_id, news.user_id)
      const actor = news.actor_id && (await selectName(db, news.actor_id))
      return facts ? writeSuccessionMail(news, { ...facts, actor: actor ? fullName(actor) : '' }, config.appUrl) : null
    }),
  ]
}
