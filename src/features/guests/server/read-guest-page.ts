import type { Http } from '#server/http/route.ts'
import { sendPage } from '#server/http/send-page.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { localeFromHeader, locales, type Locale } from '#shared/locales.ts'
import { guestOf, asGuestOf, type Guest, type GuestDeps } from './guest.ts'
import { readMoments } from './guest-moments.ts'
import { selectGuestPeople } from './guest-moments.queries.ts'
import { countPlaces, selectPlace, selectPlaces } from './guest-places.fragments.ts'
import type { Place } from './guest-places.ts'
import type { InputOf } from '#shared/contract.ts'
import type { guestsContract } from '../guests.contract.ts'
import { GUEST_CHIPS_MAX, GUEST_COUNT_MAX, GUEST_TILES } from '../guests.rules.ts'
import { guestCommentButton, guestComments } from './guest-comment-form.ts'
import { guestOverviewPage } from './guest-overview-page.ts'
import { guestSendForm } from './guest-send-form.ts'
import { guestSignInPage, guestEmptyPage, guestMomentPage } from './guest-page.ts'

export const ALLOWS = [
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
]

type Asked = InputOf<typeof guestsContract.readGuestPage>

/** The guest page, or the page that opens a link for visitors without a session. */
export async function readGuestPage(deps: GuestDeps, sign: SignMedia, asked: Asked, http: Http): Promise<void> {
  const accepted = localeFromHeader(http.request.headers['accept-language'])
  const guest_id = asked.view === 'open' ? null : await guestOf(deps, http)
  const html =
    guest_id &&
    (await asGuestOf(deps.db, guest_id, (found) => {
      const guest = { ...found, person_id: found.album ? undefined : asked.person }
      const locale = languageOf(guest, accepted)
      const isOverview = asked.view === 'all' || (guest.album && !asked.moment)
      return isOverview ? showAll(guest, asked.after, locale, sign) : showMoment(guest, asked.moment, locale, sign)
    }))
  sendPage(http.reply, html || guestSignInPage(accepted), { allows: ALLOWS, vary: 'Cookie, Accept-Language' })
}

/** The item in the URL if guests can see it, else the newest. */
async function showMoment(guest: Guest, wanted: string | undefined, locale: Locale, sign: SignMedia): Promise<string> {
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
  const written = { comment: guestCommentButton(shown, locale), comments: guestComments(shown, locale) }
  return guestMomentPage({ ...shown, ...around, ...written }, locale)
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
async function showAll(guest: Guest, after_id: string | undefined, locale: Locale, sign: SignMedia): Promise<string> {
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
