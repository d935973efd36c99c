import type { PicturesOf } from '#server/mail/mail-message.ts'
import { asUser, type Database, type Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { dateIn, monthsAfter } from '#shared/days.ts'
import { zoneOf } from '#shared/time-zones.ts'
import { SEND_HOUR } from '../gazette.rules.ts'
import { writeGazetteMail, writeGazetteQuestion } from './gazette-mail.ts'
import { sendGazetteJob } from './gazette.jobs.ts'
import type { EditionParts } from './make-edition.ts'
import { makeEdition } from './make-edition.ts'
import { claimMonth, forgetFutureMonths, selectDue, selectLinked } from './subscribers.queries.ts'

const BATCH = 500
const HOUR_MS = 3_600_000
/** The earliest time zone. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The month whose edition is the newest in this time zone. It appears in the morning of the first. */
export function newestMonth(now: Date, timezone: string | null): string {
  const morning = new Date(now.getTime() - SEND_HOUR * HOUR_MS)
  return monthsAfter(dateIn(zoneOf(timezone ?? 'UTC'), morning).slice(0, 7), -1)
}

/** Adds a job for every subscriber whose edition is due, and who hasn't got it: also later, if the server was off on the first. */
export async function sendGazettes(db: Db, now = new Date()): Promise<void> {
  const latest = `${newestMonth(now, EARLIEST_ZONE)}-01`
  await forgetFutureMonths(db, latest)
  let after = FIRST_ID
  for (;;) {
    const subscribers = await selectDue(db, latest, after, BATCH)
    for (const { id, sent_month, timezone } of subscribers) {
      after = id
      const month = newestMonth(now, timezone)
      if ((sent_month ?? '') >= `${month}-01`) continue
      await db.transaction().execute(async (tx) => {
        if (await claimMonth(tx, id, `${month}-01`)) await addJob(tx, sendGazetteJob, { subscriber_id: id, month })
      })
    }
    if (subscribers.length < BATCH) return
  }
}

export type GazetteMailParts = EditionParts & { db: Database; picturesOf: PicturesOf }

/** Null if they unsubscribed since, or the month has no photos. */
export async function makeGazetteMail(
  { subscriber_id, month }: { subscriber_id: string; month: string },
  { db, picturesOf, ...parts }: GazetteMailParts,
): Promise<Mail | null> {
  const to = await selectLinked(db.worker, subscriber_id)
  if (!to?.confirmed_at || to.unsubscribed_at || !to.email) return null
  const { family_id, owner_id, family, language: locale, large_type, paper } = to
  // Whoever asks, it's the same: the owner only stands for row-level security.
  const made = await makeEdition(
    (work) => asUser(db, owner_id, work, 'read only'),
    { ...{ family_id, family, month, locale, large_type, paper }, extended_only: !to.user_id && !to.shows_family_only },
    parts,
  )
  if (!made) return null
  const photo_ids = [made.edition.cover.id]
  const pictures = await picturesOf({ user_id: owner_id, family_id, photo_ids, limit: 1 })
  return writeGazetteMail({ ...to, email: to.email }, { ...made, pictures }, parts)
}

/** Null if they answered, or their family removed them. */
export async function makeGazetteQuestion(
  { subscriber_id }: { subscriber_id: string },
  { db, ...parts }: Pick<GazetteMailParts, 'db' | 'links'>,
): Promise<Mail | null> {
  const to = await selectLinked(db.worker, subscriber_id)
  return !to?.email || to.confirmed_at || to.unsubscribed_at
    ? null
    : writeGazetteQuestion({ ...to, email: to.email }, parts)
}
