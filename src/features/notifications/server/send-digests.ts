import { findEmailRecipient } from '#features/accounts/server/find-account.ts'
import { zoneOf } from '#shared/time-zones.ts'
import { asUser, type Database, type Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { withMessageId } from '#server/mail/mail-jobs.ts'
import { MailRefused, type PicturesOf } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { localeOf } from '#shared/locales.ts'
import {
  claimDigest,
  selectDigestRecipients,
  selectFrequency,
  selectNews,
  type DigestFrequency,
  type News,
} from './digests.queries.ts'
import { writeDigestMail } from './digest-mail.ts'
import { firstPhoto, makeDigestPictures } from './digest-pictures.ts'
import { sendDigestJob } from './notifications.jobs.ts'
import { selectLatestComments } from './notifications.queries.ts'
import type { ReplyAddresses } from './reply-addresses.ts'
import type { UnsubscribeLinks } from './unsubscribe.ts'

/** In the recipient's morning; after an outage it's still sent before noon. */
const FIRST_HOUR = 8
const LAST_HOUR = 12
const LINES_MAX = 30

export type DigestParts = {
  db: Database
  appUrl: string
  post: Mailer
  links: UnsubscribeLinks
  picturesOf: PicturesOf
  /** Undefined if the server doesn't receive email. */
  replies?: ReplyAddresses | undefined
}

/** Enqueues a job for every user whose digest is due in this hour of their time zone. */
export async function sendDigests(db: Db, now = new Date()): Promise<void> {
  for (const { user_id, email_digest, timezone, sent_on } of await selectDigestRecipients(db)) {
    const day = dueDay(email_digest, timezone, now)
    if (day && (sent_on === null || sent_on < day))
      await addJob(db, sendDigestJob, { user_id, day }, { key: `digest:${user_id}` })
  }
}

/** The recipient's local date if a digest is due now: every morning, on Mondays, or on the first of a month. */
export function dueDay(frequency: DigestFrequency, timezone: string, now: Date): string | undefined {
  const { date, hour } = localClock(timezone, now)
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return undefined
  const isMonday = new Date(`${date}T00:00:00Z`).getUTCDay() === 1
  const isFirst = date.endsWith('-01')
  return frequency === 'daily' || (frequency === 'weekly' ? isMonday : isFirst) ? date : undefined
}

/** Sends a user's unread notifications, if any. At most one email a day, even with concurrent workers. */
export async function sendDigest({ user_id, day }: { user_id: string; day: string }, parts: DigestParts) {
  await parts.db.worker.transaction().execute(async (tx) => {
    const taken = await claimDigest(tx, user_id, day)
    if (!taken) return
    const [person, news] = [
      await findEmailRecipient(tx, user_id),
      await selectNews(tx, user_id, taken.since, LINES_MAX + 1),
    ]
    if (!person || news.length === 0) return
    const shown = await withComments(parts.db, user_id, news.slice(0, LINES_MAX))
    const pictures = await makeDigestPictures(user_id, shown, parts.picturesOf)
    const first = firstPhoto(pictures)
    const mail = writeDigestMail({
      ...{ appUrl: parts.appUrl, email: person.email, first_name: person.first_name },
      locale: localeOf(person.language),
      news: shown,
      pictures,
      frequency: await selectFrequency(tx, user_id),
      ...(first && parts.replies && { replyTo: parts.replies.addressOf({ user_id, ...first }) }),
      hasMore: news.length > LINES_MAX,
      unsubscribeUrl: parts.links.urlFor(user_id),
    })
    await parts.post.send(withMessageId(mail, `${user_id} ${day}`, sendDigestJob.name)).catch((error: unknown) => {
      // A retry would fail the same way.
      if (!(error instanceof MailRefused)) throw error
    })
  })
}

async function withComments(db: Database, user_id: string, news: News[]): Promise<News[]> {
  const ids = news.filter(({ kind }) => kind === 'comment_added').map(({ id }) => id)
  if (ids.length === 0) return news
  const rows = await asUser(db, user_id, (tx) => selectLatestComments(tx, ids), 'read only')
  const comments = new Map(rows.map(({ id, comment }) => [id, comment]))
  return news.map((item) => ({ ...item, comment: comments.get(item.id) ?? null }))
}

function localClock(timezone: string, now: Date): { date: string; hour: number } {
  const options = { timeZone: zoneOf(timezone), hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const
  const written = new Intl.DateTimeFormat('sv-SE', options).format(now)
  const [date, time] = written.split(' ') as [string, string]
  return { date, hour: Number(time.slice(0, 2)) }
}
