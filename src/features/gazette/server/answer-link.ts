import type { SendRedacted } from '#features/guests/server/send-redacted.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { limitKeyOf } from '#server/http/client.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import { DAY_MS } from '#shared/days.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { gazetteContract } from '../gazette.contract.ts'
import { CONFIRM_DAYS } from '../gazette.rules.ts'
import type { GazetteLimits } from './gazette-limits.ts'
import type { GazetteLink } from './gazette-links.ts'
import { makeEdition, type EditionParts } from './make-edition.ts'
import { sendEdition } from './read-gazette.ts'
import { newestMonth } from './send-gazettes.ts'
import { confirmSubscriber, endSubscription, selectLinked, type Linked } from './subscribers.queries.ts'
import { selectAnswerVoice, selectPhotoVoices } from './voices.queries.ts'

type Contract = typeof gazetteContract
export type LinkParts = EditionParts & { db: Database; limits: GazetteLimits; sendRedacted: SendRedacted }

/** What a link is for. @throws Problem not_found, link_expired */
export async function getGazetteLink(
  { client }: Anyone,
  { token }: { token: string },
  { links, limits, db }: LinkParts,
): Promise<ResultOf<Contract['getGazetteLink']>> {
  await limits.clientOpens(limitKeyOf(client.address))
  const link = links.read(token)
  if (link.kind === 'photo' || link.kind === 'answer') {
    const voices = await voicesOf(db, link)
    const { family, is_video } = voices[0]
    return { kind: 'voice', family, month: null, recordings: voices.length, is_video }
  }
  const { family } = await linked(db, link)
  return { kind: link.kind, family, month: link.month, recordings: 0, is_video: false }
}

/** Confirms or unsubscribes. Both can be repeated. @throws Problem not_found, link_expired */
export async function answerGazetteLink(
  { client }: Anyone,
  { token }: { token: string },
  { links, limits, db }: LinkParts,
): Promise<void> {
  await limits.clientOpens(limitKeyOf(client.address))
  const link = links.read(token)
  // Also for someone whom the family removed, or whose family is deleted and may be restored.
  if (link.kind === 'unsubscribe') return endSubscription(db.worker, link.id)
  if (link.kind !== 'confirm') throw notFound()
  const subscriber = await linked(db, link)
  await confirmSubscriber(db.worker, subscriber.id, `${newestMonth(new Date(), subscriber.timezone)}-01`)
}

/** The edition of a link, or a recording of a printed code. @throws Problem not_found, link_expired */
export async function readGazetteLink(
  { client }: Anyone,
  { token, recording = '0' }: InputOf<Contract['readGazetteLink']>,
  http: Http,
  { db, limits, links, sendRedacted, ...parts }: LinkParts,
): Promise<void> {
  await limits.clientReads(limitKeyOf(client.address))
  const link = links.read(token)
  if (link.kind === 'photo' || link.kind === 'answer') {
    const voice = (await voicesOf(db, link))[Number(recording)]
    if (!voice) throw notFound()
    return sendRedacted(voice, http, { etag: voice.id })
  }
  if (link.kind !== 'edition' || !link.month) throw notFound()
  const { id, owner_id, language: locale, ...subscriber } = await linked(db, link)
  await limits.editionIsMade(id)
  const made = await makeEdition(
    (work) => asUser(db, owner_id, work, 'read only'),
    {
      ...{ ...subscriber, locale, month: link.month },
      extended_only: !subscriber.user_id && !subscriber.shows_family_only,
    },
    { ...parts, links },
  )
  if (!made) throw new Problem('link_expired')
  await sendEdition(http.reply, made, false)
}

/** @throws Problem link_expired if they were removed, unsubscribed, or took too long to confirm */
async function linked(db: Database, { kind, id }: GazetteLink): Promise<Linked> {
  const found = await selectLinked(db.worker, id)
  const isLate = (one: Linked) => Date.parse(one.asked_at) + CONFIRM_DAYS * DAY_MS < Date.now()
  const works = {
    confirm: (one: Linked) => !one.unsubscribed_at && (one.confirmed_at !== null || !isLate(one)),
    // Also again, since the first response may have been lost.
    unsubscribe: () => true,
    edition: (one: Linked) => one.confirmed_at !== null && !one.unsubscribed_at,
  }[kind as 'confirm' | 'unsubscribe' | 'edition']
  if (!found || !works(found)) throw new Problem('link_expired')
  return found
}

type Voices = Awaited<ReturnType<typeof selectPhotoVoices>>

/** @throws Problem link_expired if there are none anymore */
async function voicesOf(db: Database, { kind, id }: GazetteLink): Promise<[Voices[number], ...Voices]> {
  const [first, ...others] = await (kind === 'photo' ? selectPhotoVoices : selectAnswerVoice)(db.worker, id)
  if (!first) throw new Problem('link_expired')
  return [first, ...others]
}
