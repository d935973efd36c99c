import type { IsInSession } from '#features/accounts/server/live-sessions.ts'
import type { RememberedAnswers } from '#server/db/remembered-answers.ts'
import type { Http } from '#server/http/route.ts'
import type { MediaAddress, VerifyMedia } from '#server/storage/media-urls.ts'
import { badSignature, notFound, Problem } from '#shared/problems.ts'

/** What a signed address opens for the request that comes with it. @throws Problem not_found */
export type ReadMediaAddress = (http: Http) => Promise<MediaAddress>

/** An address works only in the session it was signed for, and only while that person belongs to the family. */
export function mediaReader(isInSession: IsInSession, isMember: RememberedAnswers) {
  return (verify: VerifyMedia): ReadMediaAddress =>
    async ({ request }) => {
      const media = verify(request.url)
      if (!media) throw badSignature()
      if (!(await isInSession(request, media.session_id)))
        throw new Problem('not_found', { security: { event: 'access.refused' } })
      if (!(await isMember(media.user_id, media.family_id))) throw notFound()
      return media
    }
}
