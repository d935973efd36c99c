import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import { derivePassword } from '#server/derive-key.ts'
import { anyoneRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { openRateLimits } from '#server/rate-limits.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'
import { localeFromHeader } from '#shared/locales.ts'
import { guestPhotosContract } from '../guest-photos.contract.ts'
import { guestsContract as contract } from '../guests.contract.ts'
import { guestRoute } from './guest.ts'
import { addGuestComment, deleteGuestComment } from './guest-comments.ts'
import { addGuest, listGuests, countGuestPhotos, renewGuestLink, revokeGuest } from './guest-links.ts'
import { heartGuestMoment, listGuestMoments, unheartGuestMoment } from './guest-moments.ts'
import { askForAlbumLink, listLinkRequests } from './link-requests.ts'
import { openGuestLink } from './open-guest-link.ts'
import { openSharedMedia } from './open-shared-media.ts'
import { readLinkCover, readLinkPreview } from './link-previews.ts'
import { guestMediaRoute } from './read-guest-media.ts'
import { languageOf, readGuestPage } from './read-guest-page.ts'
import { acceptGuestPhotos, declineGuestPhotos, listGuestPhotos } from './review-guest-photos.ts'

/** Link attempts per client in ten minutes. Tokens have 256 bits, so this only limits load. */
const OPENINGS = { of: 'guest-opens', points: 30, seconds: 600, problem: 'too_many_requests' } as const
/** Wrong PINs per link in an hour. Four digits take three weeks to guess, and the link ends when its owner makes a new one. */
const PIN_TRIES = { of: 'guest-pins', points: 10, seconds: 3600, problem: 'too_many_requests' } as const

export function guestsRoutes(context: WebContext): Route[] {
  const { config, db, limits, sign } = context
  const { secure } = config
  const deps = { db, secure, limits }
  const { sign: signShared, verify } = mediaUrls(config.secret, Date.now, 'shared-media')
  const limit = openRateLimits(db.authPool, derivePassword(config.secret, 'guest-limits'))
  const link = { db, secure, clientOpens: limit(OPENINGS), pinTries: limit(PIN_TRIES) }
  const sendShared = openSharedMedia(context, { fresh: false })
  return [
    memberRoute(context, contract.listGuests, listGuests),
    memberRoute(context, contract.countGuestPhotos, countGuestPhotos),
    memberRoute(context, contract.addGuest, (owner, input) => addGuest(owner, input, config)),
    memberRoute(context, contract.askForAlbumLink, askForAlbumLink),
    memberRoute(context, contract.listLinkRequests, listLinkRequests),
    memberRoute(context, contract.renewGuestLink, (owner, input) => renewGuestLink(owner, input, config)),
    memberRoute(context, contract.revokeGuest, revokeGuest),
    memberRoute(context, guestPhotosContract.listGuestPhotos, (editor, input) => listGuestPhotos(editor, input, sign)),
    memberStreamRoute(context, guestPhotosContract.acceptGuestPhotos, (editor, input) =>
      acceptGuestPhotos(editor, input, context),
    ),
    memberRoute(context, guestPhotosContract.declineGuestPhotos, declineGuestPhotos),
    anyoneRoute(contract.openGuestLink, (who, input, http) => openGuestLink(link, who, input, http)),
    anyoneRoute(contract.readGuestPage, (_who, input, http) => readGuestPage(deps, signShared, input, http)),
    anyoneRoute(contract.readLinkPreview, (_who, input, http) => readLinkPreview(context, input, http)),
    anyoneRoute(contract.readLinkCover, (_who, input, http) => readLinkCover(db, sendShared, input, http)),
    guestRoute(deps, contract.listGuestMoments, (guest, input, { request }) =>
      listGuestMoments(
        guest,
        input,
        languageOf(guest, localeFromHeader(request.headers['accept-language'])),
        signShared,
      ),
    ),
    guestRoute(deps, contract.heartGuestMoment, heartGuestMoment),
    guestRoute(deps, contract.unheartGuestMoment, unheartGuestMoment),
    guestRoute(deps, contract.addGuestComment, addGuestComment),
    guestRoute(deps, contract.deleteGuestComment, deleteGuestComment),
    guestMediaRoute(deps, verify, sendShared),
  ]
}
