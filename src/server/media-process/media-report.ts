import type { Focus } from './find-focus.ts'
import type { Look } from './measure-look.ts'

/** Why a file is refused. Each has a message in uploads.messages. */
export const refusalReasons = [
  'empty',
  'not_a_photo_or_video',
  'unsupported_format',
  'damaged',
  'too_large',
  'too_slow',
  'no_picture',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Metadata field with the capture time. `movie_header` is UTC with an unknown local offset. */
export type TakenAtSource =
  | 'exif_date_time_original'
  | 'iptc_date_created'
  | 'xmp_date_created'
  | 'exif_create_date'
  | 'xmp_create_date'
  | 'exif_modify_date'
  | 'quicktime_creation_date'
  | 'user_data_date'
  | 'movie_header'
  | 'file_name'

export type CaptureTime = {
  /** The camera's local time as written, 'YYYY-MM-DDTHH:mm:ss'. */
  taken_at: string | null
  /** East of UTC. Null if unknown, which doesn't mean UTC. */
  taken_offset_minutes: number | null
  taken_at_from: TakenAtSource | null
}

/** Degrees, WGS 84. Both or neither are set. */
export type Position = { lat: number | null; lng: number | null }

export type Camera = {
  make: string | null
  model: string | null
  lens: string | null
  iso: number | null
  exposure_s: number | null
  f_number: number | null
  focal_length_mm: number | null
}

/** The ID that pairs a Live Photo's image and video, and where the video begins in a motion photo. */
export type Pairing = {
  content_identifier: string | null
  motion_video: { offset: number; bytes: number } | null
}

/** `large` fits into 1440 px (of a video, it's the poster), `small` into 480 px. Upright, sRGB, no metadata. */
export type Derivative = {
  variant: 'small' | 'large'
  path: string
  mime: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  bytes: number
}

type AcceptedFile = CaptureTime &
  Position & {
    ok: true
    /** From the content, never from the name. */
    mime: string
    /** Of the original, like `bytes`. Lowercase hex. */
    sha256: string
    bytes: number
    duration_ms: number | null
    description: string | null
    camera: Camera | null
    pairing: Pairing | null
    codecs: { video: string | null; audio: string | null } | null
    /** A seekable copy, if requested and the recording itself isn't seekable. */
    seekable_copy?: string
  }

/** An accepted photo or video. Sizes are as displayed, with orientation and rotation applied. */
export type AcceptedMedia = AcceptedFile & {
  kind: 'image' | 'video'
  width: number
  height: number
  /** The EXIF value as written, 1 to 8. It has already been applied. */
  orientation: number | null
  animated: boolean
  /** Frames of an animation. */
  frames: number | null
  keywords: string[]
  /** Stars, 1 to 5. */
  rating: number | null
  /** The ID that all photos of a burst have. */
  burst_id: string | null
  /** ThumbHash in base64. */
  thumbhash: string
  /** The most common color, '#rrggbb'. */
  dominant_color: string
  look: Look
  focus: Focus
  /** Whether the derivatives are drawn because no image could be decoded. */
  placeholder: boolean
  derivatives: Derivative[]
}

/** A recording without video. */
export type AcceptedAudio = AcceptedFile & { kind: 'audio' }

/** A refused file. `detail` is the decoder's message, for the log. */
export type RefusedMedia = { ok: false; reason: RefusalReason; detail?: string }

export type MediaReport = AcceptedMedia | AcceptedAudio | RefusedMedia

export const NO_CAPTURE_TIME: CaptureTime = { taken_at: null, taken_offset_minutes: null, taken_at_from: null }
export const NO_POSITION: Position = { lat: null, lng: null }
