import { hashToken } from '#features/accounts/server/secrets.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import { sendPage } from '#server/http/send-page.ts'
import { localeFromHeader } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { previewPath } from '../guests.rules.ts'
import { asGuestOf } from './guest.ts'
import { selectGuestCover } from './guest-album.queries.ts'
import { guestSignInPage } from './guest-page.ts'
import { findLinkPreview } from './guests.queries.ts'
import type { SendGuestMedia } from './read-guest-media.ts'
import { ALLOWS } from './read-guest-page.ts'

type Asked = { preview: string }

/** The page that opens a link, with the title and cover of its album for those who show a preview of it, if it allows that. */
export async function readLinkPreview(
  { db, config }: { db: Database; config: Pick<Config, 'appUrl'> },
  { preview }: Asked,
  http: Http,
): Promise<void> {
  const found = await findCover(db, preview)
  const image = new URL(`${previewPath(encodeURIComponent(preview))}/cover`, config.appUrl).href
  const locale = localeFromHeader(http.request.headers['accept-language'])
  sendPage(http.reply, guestSignInPage(locale, found && { title: found.title, image }), { allows: ALLOWS })
}

/** The cover's thumbnail. Caches ask for it again each time, so that it ends with the link. @throws Problem not_found */
export async function readLinkCover(db: Database, send: SendGuestMedia, { preview }: Asked, http: Http): Promise<void> {
  const found = await findCover(db, preview)
  if (!found) throw notFound()
  const { guest_id, family_id, photo_id } = found
  const photo = { kind: 'photo', family_id, id: photo_id, variant: 'small', version: 0, download: false } as const
  await send({ ...photo, user_id: guest_id, session_id: guest_id }, http)
}

/** Undefined for links that don't show their cover, or not any longer. */
async function findCover(db: Database, preview: string) {
  const guest_id = await findLinkPreview(db.guest, hashToken(preview))
  if (!guest_id) return undefined
  const found = await asGuestOf(db, guest_id, async ({ tx, family_id, album }) => {
    const cover = album && (await selectGuestCover(tx, { family_id }, album))
    return cover && { guest_id, family_id, photo_id: cover.id, title: album.title }
  })
  return found ?? undefined
}
