import { memberRoute } from '#features/families/server/member.ts'
import { openSharedMedia } from '#features/guests/server/open-shared-media.ts'
import { derivePassword } from '#server/derive-key.ts'
import type { WebContext } from '#server/feature.ts'
import { anyoneRoute } from '#server/http/guards.ts'
import type { Http, Route } from '#server/http/route.ts'
import { openRateLimits } from '#server/rate-limits.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'
import { localeFromHeader } from '#shared/locales.ts'
import { framesContract as contract, screensContract as screens } from '../frames.contract.ts'
import { addFrame, addFrameFeed, listFrames, removeFrame, updateFrame } from './family-frames.ts'
import { screenRoute } from './frame.ts'
import { readFramePage } from './frame-page.ts'
import { listSlides } from './list-slides.ts'
import { leaveFrame, openFrame, startFrame } from './pairing.ts'
import { readFeed } from './read-feed.ts'
import { readFrame } from './read-frame.ts'
import { frameMediaRoute } from './read-frame-media.ts'

/** A screen needs a new code every ten minutes, and a house may have ten of them. */
const STARTS = { of: 'frame-starts', points: 60, seconds: 3600, problem: 'too_many_requests' } as const
/** A screen asks every four seconds whether its code was entered. */
const ASKS = { of: 'frame-asks', points: 3000, seconds: 600, problem: 'too_many_requests' } as const
/** Wrong codes of a client. Of a million codes, only those that a screen shows now can be guessed. */
const WRONG_CODES = { of: 'frame-codes', points: 10, seconds: 600, problem: 'too_many_requests' } as const
/** Each code, from any address: it's valid for ten minutes, and one person enters it. */
const TRIES = { of: 'frame-code-tries', points: 5, seconds: 600, problem: 'too_many_requests' } as const

/** Tokens have 256 bits, so this only limits load. */
const READS = { of: 'frame-feeds', points: 60, seconds: 600, problem: 'too_many_requests' } as const

const localeOf = ({ request }: Http) => localeFromHeader(request.headers['accept-language'])

export function framesRoutes(context: WebContext): Route[] {
  const { config, db, limits } = context
  const { secure } = config
  const deps = { db, secure, limits }
  const { sign, verify } = mediaUrls(config.secret, Date.now, 'wall-media')
  const limit = openRateLimits(db.authPool, derivePassword(config.secret, 'frame-limits'))
  const pairing = { db, secure, clientStarts: limit(STARTS), clientAsks: limit(ASKS) }
  const codes = { byClient: limit(WRONG_CODES), byCode: limit(TRIES) }
  const feeds = { ...deps, sign, appUrl: config.appUrl, clientReads: limit(READS) }
  return [
    memberRoute(context, contract.listFrames, listFrames),
    memberRoute(context, contract.addFrame, (owner, input, http) => addFrame(owner, input, codes, http)),
    memberRoute(context, contract.addFrameFeed, (owner, { family_id: _, ...settings }) =>
      addFrameFeed(owner, settings, config),
    ),
    memberRoute(context, contract.updateFrame, updateFrame),
    memberRoute(context, contract.removeFrame, removeFrame),
    anyoneRoute(screens.startFrame, (who) => startFrame(pairing, who)),
    anyoneRoute(screens.openFrame, (who, input, http) => openFrame(pairing, who, input, http)),
    anyoneRoute(screens.leaveFrame, (_who, _input, http) => leaveFrame(pairing, http)),
    anyoneRoute(screens.readFramePage, (_who, _input, http) => readFramePage(deps, localeOf(http), http)),
    screenRoute(deps, screens.readFrame, (frame, input, http) => readFrame(frame, input, localeOf(http), sign, http)),
    screenRoute(deps, screens.listSlides, (frame, input, http) => listSlides(frame, input, localeOf(http), sign)),
    anyoneRoute(screens.readFrameFeed, (_who, input, http) => readFeed(feeds, input, localeOf(http), http)),
    frameMediaRoute(deps, verify, openSharedMedia(context, { fresh: true })),
  ]
}
