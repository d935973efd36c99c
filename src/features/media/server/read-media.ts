import type { IsInSession } from '#features/accounts/server/live-sessions.ts'
import type { CachedAnswers } from '#server/db/cached-answers.ts'
import type { Http } from '#server/http/route.ts'
import type { VerifyMedia } from '#server/storage/media-urls.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { windowOf } from '#server/storage/object-window.ts'
import { sendObject, type FindMedia } from '#server/storage/send-object.ts'
import { badSignature, notFound, Problem } from '#shared/problems.ts'

export type MediaParts = {
  store: ObjectStore
  verify: VerifyMedia
  isInSession: IsInSession
  isMember: CachedAnswers
  kinds: Readonly<Record<string, FindMedia>>
}

/** Serves a signed media URL, only in the session it was signed for, and only while that person is a member of the family. */
export async function readMedia({ store, verify, isInSession, isMember, kinds }: MediaParts, http: Http) {
  const media = verify(http.request.url)
  if (!media) throw badSignature()
  if (!(await isInSession(http.request, media.session_id)))
    throw new Problem('not_found', { security: { event: 'access.refused' } })
  if (!(await isMember(media.user_id, media.family_id))) throw notFound()
  const found = await kinds[media.kind]?.(media)
  if (!found) throw notFound()
  const { key, part, ...content } = found
  return sendObject(part ? windowOf(store, part) : store, key, http, { ...content, download: media.download })
}
