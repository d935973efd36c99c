import type { Logger } from 'pino'
import { derivativeKey, renditionKey, posterIn, recordingFolder } from '#features/media/server/media-objects.ts'
import type { RequestDerivatives } from '#features/media/server/request-derivatives.ts'
import type { FullSizeImages } from '#features/media/server/full-size-images.ts'
import type { Database } from '#server/db/database.ts'
import type { Http, Route } from '#server/http/route.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import type { MediaAddress, VerifyMedia } from '#server/storage/media-urls.ts'
import { ObjectMissing } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { guestsContract } from '../guests.contract.ts'
import { guestOf, asGuestOf, type GuestDeps } from './guest.ts'
import { selectGuestMedia } from './guest-moments.queries.ts'
import { openRedacted } from './send-redacted.ts'

export type GuestMediaParts = {
  originals: Originals
  requestDerivatives: RequestDerivatives
  fullSizeImage: FullSizeImages
  log: Pick<Logger, 'warn'>
  /** Whether browsers cache images without asking again, for frames that lose their network. */
  fresh: boolean
}

export type SendGuestMedia = (media: MediaAddress, http: Http) => Promise<void>

/**
 * Sends the file behind a guest's signed URL: derivatives as they are, since they have no metadata, and videos without
 * theirs. The guest and their access are checked each time, so that both end with the link.
 */
export function openGuestMedia(db: Database, parts: GuestMediaParts): SendGuestMedia {
  const { originals, requestDerivatives, fullSizeImage, log, fresh } = parts
  const sendRedacted = openRedacted(originals)

  return async (media, http) => {
    const { family_id, id, variant, download } = media
    const found = await asGuestOf(db, media.user_id, async (guest) => {
      const { can_save, family_name } = guest
      const stored = guest.family_id === family_id ? await selectGuestMedia(guest.tx, guest, id) : undefined
      return stored && { ...stored, can_save, family_name }
    })
    if (!found || found.kind !== media.kind) throw notFound()
    if (download && !found.can_save) throw notFound()
    const { kind, version } = found
    const photo = { family_id, photo_id: id, version }
    const filename = [found.family_name, found.name].filter(Boolean).join(' ')
    const named = download ? { download, filename } : {}
    const send = (key: string, about: { etag: string; fresh: boolean }) =>
      sendObject(originals, key, http, { ...about, ...named }).catch(async (error: unknown) => {
        throw error instanceof ObjectMissing && kind === 'photo' ? await requestDerivatives(photo) : error
      })
    if (variant === 'small' && kind === 'photo')
      return send(derivativeKey({ ...photo, variant }), { etag: `${id}-${version}-small`, fresh: false })
    if (variant === 'full' && kind === 'photo' && found.can_save) {
      const { path: storage_path, file_type, crop } = found
      const [width, quarter_turns] = [required(found.width), required(found.quarter_turns)]
      const source = { storage_path, file_type, crop, width, quarter_turns }
      const key = await fullSizeImage(photo, source).catch((error: unknown) => {
        log.warn({ photo_id: id, err: error }, "couldn't create a full-resolution image for a guest")
        return derivativeKey({ ...photo, variant: 'large' })
      })
      return send(key, { etag: `${id}-${version}-full`, fresh: false })
    }
    if (variant === 'large' && kind !== 'caption') {
      const key = kind === 'photo' ? derivativeKey({ ...photo, variant }) : posterIn(recordingFolder(kind, media))
      return send(key, { etag: `${id}-${version}-large`, fresh })
    }
    if (variant === 'original' && found.has_copy)
      return send(renditionKey(photo), { etag: `${id}-${version}-copy`, fresh: false })
    const { motion_video: part, crop } = found
    // What was cropped away stays hidden.
    if (variant === 'motion' && part && !crop)
      return sendRedacted({ ...found, file_type: 'video/mp4', part }, http, { etag: `${id}-motion` })
    if (variant !== 'original' || !found.film) throw notFound()
    return sendRedacted(found, http, { etag: `${id}-film`, ...named })
  }
}

export function guestMediaRoute(deps: GuestDeps, verify: VerifyMedia, send: SendGuestMedia): Route {
  return {
    operation: guestsContract.readGuestMedia,
    async handle(_input, http) {
      const guest_id = await guestOf(deps, http)
      if (!guest_id) throw new Problem('signed_out')
      const media = verify(http.request.url)
      if (media?.user_id !== guest_id) throw notFound()
      await send(media, http)
    },
  }
}
