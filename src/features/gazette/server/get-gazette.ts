import { getPreferences } from '#features/accounts/server/profile.ts'
import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import { sendsEmail } from '#server/mail/mail.ts'
import type { Config } from '#server/config.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { dateIn, monthsAfter } from '#shared/days.ts'
import { fullName } from '#shared/full-name.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { Gazette, Subscriber } from '../gazette.contract.ts'
import { EDITIONS_MONTHS } from '../gazette.rules.ts'
import { selectCounts, selectCovers, type CoverRow } from './editions.queries.ts'
import { selectSubscribers, selectSubscription } from './subscribers.queries.ts'

type Viewer = Member<'family.view'>
type Parts = { sign: SignMedia; config: Pick<Config, 'smtpUrl' | 'secure'> }

/** The editions are computed: an edition exists for each month with photos. */
export async function getGazette(viewer: Viewer, { sign, config }: Parts): Promise<Gazette> {
  const { tx, family_id, role, user_id } = viewer
  const { timezone } = await getPreferences(viewer)
  const month = dateIn(zoneOf(timezone), new Date()).slice(0, 7)
  const [covers, counts, subscription, subscribers] = await Promise.all([
    selectCovers(tx, family_id, { from: monthsAfter(month, -EDITIONS_MONTHS), to: month, extended_only: false }),
    selectCounts(tx, family_id, { month, extended_only: false }),
    selectSubscription(viewer, user_id),
    may(role, 'books.edit') ? selectSubscribers(viewer) : [],
  ])
  const coverOf = ({ month: _, version, ...photo }: CoverRow, variant: 'small' | 'large' = 'small') => ({
    ...photo,
    url: sign(viewer, { kind: 'photo', family_id, id: photo.id, variant, version }),
  })
  const current = covers.find((one) => one.month === month)
  return {
    // The latest edition is shown large.
    editions: covers
      .filter((one) => one.month < month)
      .map((one, at) => ({ month: one.month, cover: coverOf(one, at === 0 ? 'large' : 'small') })),
    current: { month, ...counts, cover: current ? coverOf(current) : null },
    sends_email: sendsEmail(config),
    subscription,
    subscribers: subscribers.map(toSubscriber),
  }
}

type SubscriberRow = Awaited<ReturnType<typeof selectSubscribers>>[number]

export function toSubscriber({
  confirmed_at,
  unsubscribed_at,
  first_name,
  last_name,
  ...row
}: SubscriberRow): Subscriber {
  const member = fullName({ first_name: first_name ?? '', last_name: last_name ?? '' })
  return {
    ...row,
    name: row.name ?? member,
    state: unsubscribed_at ? 'unsubscribed' : confirmed_at ? 'subscribed' : 'waiting',
  }
}
