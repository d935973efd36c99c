import type { Http } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { localeFromHeader, locales, type Locale } from '#shared/locales.ts'
import { guestOf, inGuestsName, type Guest, type GuestDoor } from './guest.ts'
import { guestDoorPage, guestEmptyPage, guestPhotoPage } from './guest-page.ts'
import { toGuestPhoto } from './guest-photos.ts'
import { selectGuestPhoto, selectGuestPhotos } from './guest-photos.queries.ts'

/** Nothing of other houses, nothing inside frames, no forms. */
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

/** The page of guests; for whoever is none, the door. No page of it is kept, found by search engines, or named to others. */
export async function readGuestPage(
  door: GuestDoor,
  sign: SignMedia,
  { photo }: { photo?: string | undefined },
  http: Http,
): Promise<void> {
  const asked = localeFromHeader(http.request.headers['accept-language'])
  const guest_id = await guestOf(door, http)
  const html =
    guest_id &&
    (await inGuestsName(door.db, guest_id, (guest) => showPhoto(guest, photo, languageOf(guest, asked), sign)))
  http.reply
    .headers({
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      vary: 'Cookie, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(html || guestDoorPage(asked))
}

/** The photo that the address names, as long as it is there for guests, else the newest. */
async function showPhoto(guest: Guest, photo_id: string | undefined, locale: Locale, sign: SignMedia): Promise<string> {
  const { tx, family_id, guest_id } = guest
  const place = { family_id, guest_id, limit: 1 } as const
  const row =
    (photo_id && (await selectGuestPhoto(tx, family_id, guest_id, photo_id))) ||
    (await selectGuestPhotos(tx, { ...place, order: 'desc', after: undefined }))[0]
  if (!row) return guestEmptyPage(guest, locale)
  const after = { at: row.sort_at, id: row.id }
  const [[newer], [older]] = await Promise.all([
    selectGuestPhotos(tx, { ...place, order: 'asc', after }),
    selectGuestPhotos(tx, { ...place, order: 'desc', after }),
  ])
  return guestPhotoPage(
    {
      ...guest,
      photo: toGuestPhoto(row, guest, sign),
      newer: newer?.id,
      older: older?.id,
      next_url: older && toGuestPhoto(older, guest, sign).large_url,
    },
    locale,
  )
}

function languageOf({ language }: Guest, asked: Locale): Locale {
  return locales.find((locale) => locale === language) ?? asked
}
