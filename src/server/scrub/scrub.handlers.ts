import type { Config } from '#server/config.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { checkStore } from './check-store.ts'
import { writeDamageMail } from './damage-mail.ts'
import { healDerivedJob, sendDamageMailJob } from './damage.jobs.ts'
import { selectDamage, selectDamageRecipient } from './damage.queries.ts'
import { findMissingDerived, healDerived, type HealDerivedParts } from './heal-derived.ts'
import { reportDamage } from './report-damage.ts'
import { scrubOriginals, type ScrubParts } from './scrub-originals.ts'

/** They can take hours, so others don't wait for them. */
const queue = 'integrity'
/** Files named in an email. */
const EXAMPLES = 10

type ScrubJobsParts = ScrubParts &
  Pick<Config, 'adminEmails'> & {
    /** Repairs what can be repaired, before the rest is reported. */
    heal(): Promise<void>
  }

/** Integrity checks of the originals every night, and of the whole store every week. */
export function scrubJobs({ adminEmails, heal, ...parts }: ScrubJobsParts): HandledJob[] {
  return [
    schedule(
      'scrub-originals',
      '30 2 * * *',
      async () => {
        await scrubOriginals(parts)
        await heal()
        await findMissingDerived(parts)
        await reportDamage(parts.db, adminEmails)
      },
      { queue },
    ),
    schedule('check-store', '30 1 * * 0', () => checkStore(parts), { queue }),
  ]
}

export function healJobs(parts: HealDerivedParts): HandledJob[] {
  return [handle(healDerivedJob, (payload) => healDerived(payload, parts))]
}

type MailParts = Pick<ScrubParts, 'db'> & { post: Pick<Mailer, 'send'>; appUrl: string }

/** Emails about what the checks found. */
export function damageMailJobs({ db, post, appUrl }: MailParts): HandledJob[] {
  return [
    handleMail(sendDamageMailJob, post, async (news) => {
      const recipient = await selectDamageRecipient(db, news)
      const damage = await selectDamage(db, news, EXAMPLES)
      const isTrue = damage.missing + damage.changed > 0 === (news.kind === 'damaged')
      return recipient && isTrue ? writeDamageMail(recipient, news, damage, appUrl) : null
    }),
  ]
}
