import type { SendGuestMedia } from '#features/guests/server/read-guest-media.ts'
import { asGuest } from '#server/db/database.ts'
import type { Route } from '#server/http/route.ts'
import type { VerifyMedia } from '#server/storage/media-urls.ts'
import { notFound } from '#shared/problems.ts'
import { screensContract } from '../frames.contract.ts'
import { screenOf, type FrameDeps } from './frame.ts'
import { selectOwnFrame } from './frames.queries.ts'

/** Sends what a URL was signed for. A screen's URLs need its session too; programs that read feeds have none. */
export function frameMediaRoute(deps: FrameDeps, verify: VerifyMedia, send: SendGuestMedia): Route {
  return {
    operation: screensContract.readFrameMedia,
    async handle(_input, http) {
      const media = verify(http.request.url)
      if (!media) throw notFound()
      const frame_id = media.user_id
      if ((await screenOf(deps, http)) !== frame_id) {
        const frame = await asGuest(deps.db, frame_id, (tx) => selectOwnFrame(tx, frame_id))
        if (frame?.kind !== 'feed') throw notFound()
      }
      await send(media, http)
    },
  }
}
