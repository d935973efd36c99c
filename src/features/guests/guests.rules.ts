import * as z from 'zod/mini'

export const GUEST_NAME_MAX_LENGTH = 80
/** The family's name for the guest: "Grandma Rosa". */
export const GuestName = z
  .string()
  .check(z.trim(), z.minLength(1, 'guest_name_required'), z.maxLength(GUEST_NAME_MAX_LENGTH, 'guest_name_too_long'))

/** A link's lifetime; null means until it's revoked. */
export const guestLinkDays = [30, 90, 365] as const
/** What the dialog suggests, so that a forgotten link ends. */
export const GUEST_LINK_DAYS = 365

/** A family that needs more should invite members. */
export const GUESTS_MAX = 100

/** Lifetime of a guest's cookie and session; browsers allow 400 days. */
export const GUEST_COOKIE_DAYS = 400

/** The path of guest links. The token follows a #, so that it reaches neither logs nor other sites. */
export const GUEST_PATH = '/guest'

/** The path of links that show a cover where they're pasted. The key only opens the cover, and the token still follows a #. */
export const previewPath = (key: string) => `${GUEST_PATH}/${key}`

/** How many people a guest link can be limited to. */
export const GUEST_PEOPLE_MAX = 20

/** A link to recent photos shows those from this many past days. */
export const guestRecentDays = [30] as const

/** Digits of a link's PIN. */
export const PIN_MIN_LENGTH = 4
export const PIN_MAX_LENGTH = 8
export const Pin = z
  .string()
  .check(
    z.maxLength(PIN_MAX_LENGTH, 'guest_pin_invalid'),
    z.regex(new RegExp(`^\\d{${PIN_MIN_LENGTH},${PIN_MAX_LENGTH}}$`), 'guest_pin_invalid'),
  )

/** What a link would show is counted up to here. */
export const GUEST_PREVIEW_MAX = 10_000

/** People whose photos a guest can choose. */
export const GUEST_CHIPS_MAX = 30

/** More items than this aren't counted while a guest looks at one. */
export const GUEST_COUNT_MAX = 1_000

/** Tiles of a page of the overview. */
export const GUEST_TILES = 60

/** Uploads that guests send to an album. */
export const GUEST_UPLOAD_PURPOSE = 'guest_photo'
/** How long and how much a link takes. */
export const GUEST_ADD_DAYS = 30
export const GUEST_ADD_GIGABYTES = 5
export const GUEST_ADD_MAX_BYTES = GUEST_ADD_GIGABYTES * 1024 ** 3
/** Uploads of a link that were started and not finished. The page sends one file at a time. */
export const GUEST_UNFINISHED_MAX = 200
/** The most photos that one request accepts or declines. */
export const GUEST_PHOTOS_PAGE_SIZE = 100

export const guestUploadsPath = (guest_id: string) => `/api/guest/${guest_id}/uploads`
