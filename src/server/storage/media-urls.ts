import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#server/derive-key.ts'

export const mediaKinds = ['photo', 'answer', 'caption', 'letter', 'child', 'sent'] as const
export type MediaKind = (typeof mediaKinds)[number]

/**
 * `full` is the image as shown, as large as its original; `motion` is the video in a motion photo; `film` is a video's
 * converted copy; `deleted` is the thumbnail of a photo that can still be restored; `avatar` is a child's.
 */
export type MediaVariant = 'small' | 'large' | 'original' | 'full' | 'motion' | 'film' | 'deleted' | 'avatar'

/** An object to show or download. `id` is the photo's, the recording's or the child's. */
export type MediaObject = {
  kind: MediaKind
  family_id: string
  id: string
  variant: MediaVariant
  version: number
  download?: boolean
}

/** Who a URL is signed for: a user, and the session or API key of the request. For guests, the guest link is both. */
export type MediaViewer = { user_id: string; session_id: string }

/** What a URL was signed for. Whether the request has that session is checked when it's used. */
export type MediaAddress = Required<MediaObject> & MediaViewer

export type SignMedia = (viewer: MediaViewer, object: MediaObject) => string
export type VerifyMedia = (url: string) => MediaAddress | null
export type MediaUrls = {
  /**
   * A path with query for one object and session. Valid for 51 to 60 minutes, and the same for up to 9 of them; for frames,
   * 24 times as long.
   */
  sign: SignMedia
  /** What a path with query was signed for; null if it expired or was changed. */
  verify: VerifyMedia
}

/** Maximum lifetime of a URL (S1, section 7). */
export const SIGNED_URL_LIFETIME_SECONDS = 3600
/** Expiry is rounded to this, so a gallery opened twice has the same URLs. Pages use URLs for 50 minutes. */
const STEP_SECONDS = 540
/** Cached signatures, about 250 bytes each. */
const MAX_CACHED_SIGNATURES = 20_000
/** SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43
const SIGNATURE_MARK = '&s='

/** In place of the ID and variant. */
const THUMBNAILS = 'thumbnails'

const SIGNED =
  /^\/(?<root>[a-z-]+)\/(?<kind>photo|answer|caption|letter|child|sent)\/(?<family_id>[0-9a-f-]{36})\/(?<id>[0-9a-f-]{36})\/(?<variant>small|large|original|full|motion|film|deleted|avatar)\?v=(?<version>\d+)&u=(?<user_id>[0-9a-f-]{36})&d=(?<download>[01])&k=(?<session_id>[0-9a-f-]{36})&e=(?<expires>\d+)$/

/** Members and guests have separate paths and signing keys, because their `user_id`s are from different tables. */
export type MediaRoot = 'media' | 'shared-media' | 'wall-media'

/** Frames show a list of addresses for hours, also without a network. */
const DAY = 24
const lifetimes: Record<MediaRoot, number> = { media: 1, 'shared-media': 1, 'wall-media': DAY }

/** `now` is the clock, in milliseconds. */
export function mediaUrls(secret: string, now: () => number = Date.now, root: MediaRoot = 'media'): MediaUrls {
  const lifetimeSeconds = SIGNED_URL_LIFETIME_SECONDS * lifetimes[root]
  const stepSeconds = STEP_SECONDS * lifetimes[root]
  const key = createSecretKey(deriveKey(secret, `${root}-urls`))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  /** Opening a gallery again within nine minutes gives the same URLs, and recently signed URLs are verified soon. */
  const cached = new Map<string, string>()
  const signAndCache = (text: string) => {
    const signature = signatureOf(text)
    if (cached.size === MAX_CACHED_SIGNATURES) cached.clear()
    cached.set(text, signature)
    return signature
  }

  /** Of the thumbnail that was signed last: all thumbnails of a page have the same one. */
  let last = { family_id: '', version: 0, user_id: '', session_id: '', expires: 0, end: '' }

  return {
    sign({ user_id, session_id }, { kind, family_id, id, variant, version, download }) {
      const step = Math.floor(now() / 1000 / stepSeconds)
      const expires = step * stepSeconds + lifetimeSeconds
      const path = `/${root}/${kind}/${family_id}/${id}/${variant}`
      const isLast =
        last.family_id === family_id &&
        last.version === version &&
        last.session_id === session_id &&
        last.user_id === user_id &&
        last.expires === expires
      if (isLast && !download && isThumbnail(kind, variant)) return path + last.end
      // The part up to the session is the service worker's cache key, shared by the user's sessions.
      const query = `?v=${version}&u=${user_id}&d=${download ? 1 : 0}&k=${session_id}&e=${expires}`
      const signed = isThumbnail(kind, variant) ? `/${root}/${kind}/${family_id}/${THUMBNAILS}${query}` : path + query
      const end = query + SIGNATURE_MARK + (cached.get(signed) ?? signAndCache(signed))
      if (!download && isThumbnail(kind, variant)) last = { family_id, version, user_id, session_id, expires, end }
      return path + end
    },

    verify(url) {
      // The signature is of the literal text, so no other spelling of the same URL is valid.
      const cut = url.length - SIGNATURE_LENGTH - SIGNATURE_MARK.length
      const unsigned = url.slice(0, Math.max(0, cut))
      const fields = SIGNED.exec(unsigned)?.groups
      if (fields?.root !== root) return null
      const signed = isThumbnail(fields.kind, fields.variant)
        ? unsigned.replace(`${fields.id}/${fields.variant}`, THUMBNAILS)
        : unsigned
      if (!isSame(url.slice(cut), SIGNATURE_MARK + (cached.get(signed) ?? signatureOf(signed)))) return null
      if (Number(fields.expires) * 1000 <= now()) return null
      const { family_id = '', id = '', user_id = '', session_id = '' } = fields
      return {
        kind: fields.kind as MediaKind,
        family_id,
        id,
        variant: fields.variant as MediaVariant,
        version: Number(fields.version),
        user_id,
        session_id,
        download: fields.download === '1',
      }
    },
  }
}

/**
 * The thumbnails of a family have one signature, so that a page of photos needs only one: whether the viewer can see the photo is
 * checked when a URL is used. Their version is signed, because a missing thumbnail of any version is created.
 */
function isThumbnail(kind: string | undefined, variant: string | undefined): boolean {
  return kind === 'photo' && (variant === 'small' || variant === 'large')
}

function isSame(given: string, wanted: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}
