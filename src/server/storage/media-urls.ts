import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#server/derive-key.ts'

export const mediaKinds = ['photo', 'answer', 'caption', 'child'] as const
export type MediaKind = (typeof mediaKinds)[number]

/**
 * `full` is the image as shown, as large as its original; `motion` is the video in a motion photo; `film` is a video's copy that
 * plays everywhere; `deleted` is the thumbnail of a photo that can still be restored; `avatar` is a child's.
 */
export type MediaVariant = 'small' | 'large' | 'original' | 'full' | 'motion' | 'film' | 'deleted' | 'avatar'

/** Which bytes, to look at or to save. `id` is the photo's, the recording's or the child's. */
export type MediaObject = {
  kind: MediaKind
  family_id: string
  id: string
  variant: MediaVariant
  version: number
  download?: boolean
}

/** Who an address is made for: a person, and the session or API key they asked with. A guest's link is both. */
export type MediaViewer = { user_id: string; session_id: string }

/** What an address was signed for. Whether the request comes with that session is checked when it's used. */
export type MediaAddress = Required<MediaObject> & MediaViewer

export type SignMedia = (viewer: MediaViewer, object: MediaObject) => string
export type VerifyMedia = (url: string) => MediaAddress | null
export type MediaUrls = {
  /** A path with query that opens one object in one session, for 51 to 60 minutes; the same for up to 9 of them. */
  sign: SignMedia
  /** What a path with query was signed for; null when it expired or any character of it was changed. */
  verify: VerifyMedia
}

/** Addresses live at most so long (S1, section 7). */
export const SIGNED_URL_LIFETIME_SECONDS = 3600
/** Expiry is rounded to this, so that a gallery opened twice names its pictures alike: a page keeps addresses for 50 minutes. */
const STEP_SECONDS = 540
/** Signatures kept, of some 250 bytes with what they sign. */
const REMEMBERED = 20_000
/** SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43
const SIGNATURE_MARK = '&s='

const SIGNED =
  /^\/(?<root>[a-z-]+)\/(?<kind>photo|answer|caption|child)\/(?<family_id>[0-9a-f-]{36})\/(?<id>[0-9a-f-]{36})\/(?<variant>small|large|original|full|motion|film|deleted|avatar)\?v=(?<version>\d+)&u=(?<user_id>[0-9a-f-]{36})&d=(?<download>[01])&k=(?<session_id>[0-9a-f-]{36})&e=(?<expires>\d+)$/

/** Members and guests have addresses and keys of their own: `user_id` names a person of the one kind or the other. */
export type MediaRoot = 'media' | 'shared-media'

/** `now` is the clock, in milliseconds. */
export function mediaUrls(secret: string, now: () => number = Date.now, root: MediaRoot = 'media'): MediaUrls {
  const key = createSecretKey(deriveKey(secret, `${root}-urls`))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  /** Whoever opens a gallery again within nine minutes is given the same addresses; and what was just signed soon comes back. */
  const remembered = new Map<string, string>()
  const remember = (text: string) => {
    const signature = signatureOf(text)
    if (remembered.size === REMEMBERED) remembered.clear()
    remembered.set(text, signature)
    return signature
  }

  return {
    sign({ user_id, session_id }, { kind, family_id, id, variant, version, download }) {
      const step = Math.floor(now() / 1000 / STEP_SECONDS)
      const expires = step * STEP_SECONDS + SIGNED_URL_LIFETIME_SECONDS
      const path = `/${root}/${kind}/${family_id}/${id}/${variant}`
      // Up to the session it's the name under which the service worker stores it, for each of the person's sessions.
      const signed = `${path}?v=${version}&u=${user_id}&d=${download ? 1 : 0}&k=${session_id}&e=${expires}`
      return signed + SIGNATURE_MARK + (remembered.get(signed) ?? remember(signed))
    },

    verify(url) {
      // The very text is signed, not what it means: no other spelling of the same address passes.
      const cut = url.length - SIGNATURE_LENGTH - SIGNATURE_MARK.length
      const signed = url.slice(0, Math.max(0, cut))
      const fields = SIGNED.exec(signed)?.groups
      if (fields?.root !== root) return null
      if (!isSame(url.slice(cut), SIGNATURE_MARK + (remembered.get(signed) ?? signatureOf(signed)))) return null
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

function isSame(given: string, wanted: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}
