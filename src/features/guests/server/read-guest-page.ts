import type { Http } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { localeFromHeader, locales, type Locale } from '#shared/locales.ts'
import { guestOf, asGuestOf, type Guest, type GuestDeps } from './guest.ts'
import { readMoments } from './guest-moments.ts'
import { selectPlace, selectPlaces } from './guest-moments.queries.ts'
import { guestSignInPage, guestEmptyPage, guestMomentPage } from './guest-page.ts'

/** Nothing from other hosts, no framing, no forms. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The guest page, or the page that opens a link for visitors without a session. Never cached, indexed or sent as a
 * referrer.
 */
export async function readGuestPage(
  deps: GuestDeps,
  sign: SignMedia,
  { moment }: { moment?: string | undefined },
  http: Http,
): Promise<void> {
  const asked = localeFromHeader(http.request.headers['accept-language'])
  const guest_id = await guestOf(deps, http)
  const html =
    guest_id &&
    (await asGuestOf(deps.db, guest_id, (guest) => showMoment(guest, moment, languageOf(guest, asked), sign)))
  http.reply
    .headers({
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      vary: 'Cookie, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(html || guestSignInPage(asked))
}

/** The item in the URL if guests can see it, else the newest. */
async function showMoment(guest: Guest, wanted: string | undefined, locale: Locale, sign: SignMedia): Promise<string> {
  const { tx, family_id } = guest
  const page = { family_id, limit: 1 } as const
  const place =
    (wanted && (await selectPlace(tx, family_id, wanted))) ||
    (await selectPlaces(tx, { ...page, order: 'desc', after: undefined }))[0]
  if (!place) return guestEmptyPage(guest, locale)
  const [[newer], [older]] = await Promise.all([
    selectPlaces(tx, { ...page, order: 'asc', after: place }),
    selectPlaces(tx, { ...page, order: 'desc', after: place }),
  ])
  const moments = await readMoments(guest, older ? [place, older] : [place], locale, sign)
  const [moment, next] = [place, older].map((one) => moments.find(({ id }) => id === one?.id))
  // The item was just withdrawn.
  if (!moment) return guestEmptyPage(guest, locale)
  const next_url = next?.picture?.large_url
  return guestMomentPage({ ...guest, moment, newer: newer?.id, older: older?.id, next_url }, locale)
}

export function languageOf({ language }: Pick<Guest, 'language'>, asked: Locale): Locale {
  return locales.find((locale) => locale === language) ?? asked
}
