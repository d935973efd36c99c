import { COMMENT_MAX_LENGTH } from '#features/comments/comments.rules.ts'
import type { Http } from '#server/http/route.ts'
import { sendPage } from '#server/http/send-page.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { datesFromHeader } from '#shared/date-order.ts'
import { localeFromHeader, locales, type Locale } from '#shared/locales.ts'
import type { GuestMoment, guestsContract } from '../guests.contract.ts'
import { GUEST_CHIPS_MAX, GUEST_COUNT_MAX, GUEST_TILES } from '../guests.rules.ts'
import { selectGuestPeople } from './guest-moments.queries.ts'
import { readMoments } from './guest-moments.ts'
import { guestOverviewPage } from './guest-overview-page.ts'
import { guestEmptyPage, guestMomentPage, guestSignInPage, textsIn, type GuestOfPage } from './guest-page.ts'
import { countPlaces, selectPlace, selectPlaces } from './guest-places.fragments.ts'
import type { Place } from './guest-places.ts'
import { guestSendForm } from './guest-send-form.ts'
import { asGuestOf, guestOf, type Guest, type GuestDeps } from './guest.ts'

export const ALLOWS = [
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
]

type Reader = Guest & Pick<GuestOfPage, 'dates'>
type Asked = InputOf<typeof guestsContract.readGuestPage>

/** The guest page, or the page that opens a link for visitors without a session. */
export async function readGuestPage(deps: GuestDeps, sign: SignMedia, asked: Asked, http: Http): Promise<void> {
  const header = http.request.headers['accept-language']
  const accepted = localeFromHeader(header)
  const guest_id = asked.view === 'open' ? null : await guestOf(deps, http)
  const html =
    guest_id &&
    (await asGuestOf(deps.db, guest_id, (found) => {
      const locale = languageOf(found, accepted)
      const dates = datesFromHeader(locale, header)
      const guest = { ...found, dates, person_id: found.album ? undefined : asked.person }
      const isOverview = asked.view === 'all' || (guest.album && !asked.moment)
      return isOverview ? showAll(guest, asked.after, locale, sign) : showMoment(guest, asked.moment, locale, sign)
    }))
  sendPage(http.reply, html || guestSignInPage(accepted), { allows: ALLOWS, vary: 'Cookie, Accept-Language' })
}

/** The item in the URL if guests can see it, else the newest. */
async function showMoment(guest: Reader, wanted: string | undefined, locale: Locale, sign: SignMedia): Promise<string> {
  const { tx } = guest
  const place =
    (wanted && (await selectPlace(tx, guest, wanted))) ||
    (await selectPlaces(tx, guest, { toward: 'next', after: undefined, limit: 1 }))[0]
  if (!place) return guestEmptyPage(guest, locale)
  const [[newer], [older]] = await Promise.all([
    selectPlaces(tx, guest, { toward: 'previous', after: place, limit: 1 }),
    selectPlaces(tx, guest, { toward: 'next', after: place, limit: 1 }),
  ])
  const moments = await readMoments(guest, older ? [place, older] : [place], locale, sign)
  const [moment, next] = [place, older].map((one) => moments.find(({ id }) => id === one?.id))
  // The item was just withdrawn.
  if (!moment) return guestEmptyPage(guest, locale)
  const next_url = next?.picture?.large_url
  const shown = { ...guest, moment }
  const around = { newer: newer?.id, older: older?.id, next_url, count: await countOf(guest, place) }
  return guestMomentPage({ ...shown, ...around, comments: guestComments(shown, locale) }, locale)
}

/** "3 of 8" */
async function countOf({ tx, ...guest }: Guest, place: Place): Promise<{ number: number; total: number } | undefined> {
  const limit = GUEST_COUNT_MAX
  const before = await countPlaces(tx, guest, { toward: 'previous', after: place, limit })
  const after = await countPlaces(tx, guest, { toward: 'next', after: place, limit })
  const total = before + 1 + after
  return total > 1 && total <= limit ? { number: before + 1, total } : undefined
}

/** A page of everything, from the start if the item to continue after is gone. */
async function showAll(guest: Reader, after_id: string | undefined, locale: Locale, sign: SignMedia): Promise<string> {
  const { tx } = guest
  const after = after_id ? await selectPlace(tx, guest, after_id) : undefined
  const [places, people] = await Promise.all([
    selectPlaces(tx, guest, { toward: 'next', after, limit: GUEST_TILES + 1 }),
    guest.album ? [] : selectGuestPeople(tx, guest.family_id, GUEST_CHIPS_MAX),
  ])
  const shown = places.slice(0, GUEST_TILES)
  const moments = await readMoments(guest, shown, locale, sign)
  if (moments.length === 0 && !after && !guest.person_id)
    return guestEmptyPage(guest, locale, guestSendForm(guest, locale, true))
  const next = places.length > GUEST_TILES ? shown.at(-1)?.id : undefined
  return guestOverviewPage({ ...guest, moments, people, after: next, isFirst: !after }, locale)
}

export function languageOf({ language }: Pick<Guest, 'language'>, asked: Locale): Locale {
  return locales.find((locale) => locale === language) ?? asked
}

/** What the guest wrote about an item, and a form to write more; the form is shown by its script, since sending needs one. */
function guestComments(
  { can_comment, family_name, moment }: GuestOfPage & { moment: GuestMoment },
  locale: Locale,
): string {
  const { id, kind, comments } = moment
  if (!can_comment && comments.length === 0) return ''
  const t = textsIn(locale)
  const said = comments.map(
    (one) =>
      `<li><p dir="auto">${escapeHtml(one.text)}</p><button type="button" class="remove" data-comment="${one.id}">${escapeHtml(t('commentRemove'))}</button></li>`,
  )
  const form = can_comment
    ? `<form id="write" data-kind="${kind}" data-moment="${id}" data-once="${newId()}" hidden><label for="comment">${escapeHtml(t('commentField'))}</label>
<textarea id="comment" rows="3" maxlength="${COMMENT_MAX_LENGTH}" dir="auto" aria-describedby="seen-by unsaid" required></textarea>
<button type="submit" class="heart">${escapeHtml(t('commentSend'))}</button>
<p id="seen-by">${escapeHtml(t('commentSeen', { family: family_name }))}</p></form>`
    : ''
  return `<section class="talk" aria-label="${escapeHtml(t('comments'))}">${said.length ? `<ul>${said.join('')}</ul>` : ''}${form}
<p class="problem" id="unsaid" role="alert" hidden>${escapeHtml(t('commentFailed'))}</p></section>`
}
