import type { IsInSession } from '#features/accounts/server/live-sessions.ts'
import type { CachedAnswers } from '#server/db/cached-answers.ts'
import type { Http } from '#server/http/route.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import type { MediaAddress, VerifyMedia } from '#server/storage/media-urls.ts'
import { ObjectMissing } from '#server/storage/object-store.ts'
import { windowOf } from '#server/storage/object-window.ts'
import { sendObject, type FindMedia, type StoredMedia } from '#server/storage/send-object.ts'
import { badSignature, notFound, Problem } from '#shared/problems.ts'

export type MediaParts = {
  originals: Originals
  verify: VerifyMedia
  isInSession: IsInSession
  isMember: CachedAnswers
  kinds: Readonly<Record<string, FindMedia>>
}

/** Serves a signed media URL, only in the session it was signed for, and only while that person is a member of the family. */
export async function readMedia({ originals, verify, isInSession, isMember, kinds }: MediaParts, http: Http) {
  const media = verify(http.request.url)
  if (!media) throw badSignature()
  if (!(await isInSession(http.request, media.session_id)))
    throw new Problem('not_found', { security: { event: 'access.refused' } })
  if (!(await isMember(media.user_id, media.family_id))) throw notFound()
  const found = await kinds[media.kind]?.(media)
  if (!found) throw notFound()
  return sendFound(found, originals, media, http)
}

async function sendFound(found: StoredMedia, store: Originals, media: MediaAddress, http: Http): Promise<void> {
  const { key, part, whenMissing, ...content } = found
  try {
    await sendObject(part ? windowOf(store, part) : store, key, http, { ...content, download: media.download })
  } catch (error) {
    if (!(error instanceof ObjectMissing && whenMissing)) throw error
    await sendFound(await whenMissing(), store, media, http)
  }
}
