import type { FastifyInstance } from 'fastify'
import { expiredSessionReader, openSessions } from '#features/accounts/server/read-session.ts'
import { openFamilyHosts } from '#features/addresses/server/family-hosts.ts'
import { cacheUnknownHosts } from '#features/addresses/server/unknown-hosts.ts'
import { openFullSizeImages } from '#features/media/server/full-size-images.ts'
import { openChangeFeed } from '#server/db/change-feed.ts'
import { roleUrl } from '#server/db/roles.ts'
import type { AppContext, WebContext } from '#server/feature.ts'
import { openPersonLimits } from '#server/http/person-limits.ts'
import { openLiveHub } from '#server/live/live-hub.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { openHealingRequests } from '#server/scrub/request-healing.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'

/** Enough for a 48-megapixel HEIC on a small server. */
const FULL_SIZE_LIMIT_MS = 60_000

/** Opens what the features' routes need besides the context of every process. */
export async function openWebContext(context: AppContext, { contactPage }: Pick<WebContext, 'contactPage'>) {
  const { config, db, isolation, log, store } = context
  const changes = await openChangeFeed(roleUrl(db.ownerUrl, 'app_guest', config.secret), log)
  const live = await openLiveHub(changes)
  // A separate process, so avatars don't wait for large images.
  const media = startMediaProcess({ concurrency: 1, timeLimitMs: FULL_SIZE_LIMIT_MS, isolation })
  const closing = [() => media.close()]
  const web: WebContext = {
    ...{ ...context, ...mediaUrls(config.secret), changes, contactPage, live },
    fullSizeImage: openFullSizeImages({
      ...{ store, media },
      originals: wholeOriginals({ db: db.worker, store, log }),
    }),
    requestHealing: openHealingRequests(db.worker),
    limits: openPersonLimits(db.authPool, config),
    ...openSessions(context),
    isSessionExpired: expiredSessionReader(context),
    familyAt: openFamilyHosts({ appUrl: config.appUrl, db: db.auth, unknownHosts: await cacheUnknownHosts(changes) }),
    onClose: (end) => void closing.push(end),
  }
  async function close(app: FastifyInstance) {
    // Streams don't end on their own, and the server waits for every response.
    live.close()
    await app.close()
    await changes.close()
    await Promise.all(closing.map((end) => end()))
  }
  return { web, close }
}
