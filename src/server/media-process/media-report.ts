import type { Look } from './measure-look.ts'

/** Why a file isn't accepted. Each has a sentence in uploads.messages. */
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

/** Which field of the file says when it was taken. `movie_header` is UTC, and the local offset is unknown. */
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
  /** East of UTC; null where the file does not say, which does not mean UTC. */
  taken_offset_minutes: number | null
  taken_at_from: TakenAtSource | null
}

/** Degrees, WGS 84; both or neither. */
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

/** What pairs a Live Photo's picture with its film, and where the film lies that follows a motion photo's picture. */
export type Pairing = {
  content_identifier: string | null
  motion_video: { offset: number; bytes: number } | null
}

/** A made picture. `large` fits into 1440 px (of a film: its poster), `small` into 480 px; upright, sRGB, no metadata. */
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
    /** By content, never by name. */
    mime: string
    /** Of the original, as is its size in `bytes`; lower-case hex. */
    sha256: string
    bytes: number
    duration_ms: number | null
    description: string | null
    camera: Camera | null
    pairing: Pairing | null
    codecs: { video: string | null; audio: string | null } | null
    /** A copy of a film or sound that can be sought, where one was asked for and it cannot be itself. */
    seekable_copy?: string
  }

/** A photo or film that comes in. Sizes are as shown: orientation and rotation are applied, once. */
export type AcceptedMedia = AcceptedFile & {
  kind: 'image' | 'video'
  width: number
  height: number
  /** The EXIF value, 1 to 8, as written. It has been applied already. */
  orientation: number | null
  animated: boolean
  /** Pictures in an animation. */
  frames: number | null
  keywords: string[]
  /** Stars, 1 to 5. */
  rating: number | null
  /** ThumbHash in base64. */
  thumbhash: string
  /** The colour that fills most of the picture, '#rrggbb'. */
  dominant_color: string
  look: Look
  /** Whether the derivatives are drawn, because no picture could be read out of the file. */
  placeholder: boolean
  derivatives: Derivative[]
}

/** A recording without a picture. */
export type AcceptedSound = AcceptedFile & { kind: 'audio' }

/** A file that is not taken. `detail` is for the log: what the decoder said. */
export type RefusedMedia = { ok: false; reason: RefusalReason; detail?: string }

export type MediaReport = AcceptedMedia | AcceptedSound | RefusedMedia

export const NO_CAPTURE_TIME: CaptureTime = { taken_at: null, taken_offset_minutes: null, taken_at_from: null }
export const NO_POSITION: Position = { lat: null, lng: null }
