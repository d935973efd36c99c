import * as z from 'zod/mini'

export const GUEST_NAME_MAX_LENGTH = 80
/** Who the link is for, as the family calls them: "Grandma Rosa". */
export const GuestName = z
  .string()
  .check(z.trim(), z.minLength(1, 'guest_name_required'), z.maxLength(GUEST_NAME_MAX_LENGTH, 'guest_name_too_long'))

/** How long a link may work; null is until it is revoked. */
export const guestLinkDays = [30, 90, 365] as const

/** A family that needs more should invite members. */
export const GUESTS_MAX = 100

/** A guest's browser is remembered for so long after it was last used with the link; browsers allow 400 days. */
export const GUEST_COOKIE_DAYS = 400

/** Where links lead. The token follows a #, so that it reaches neither logs nor other sites. */
export const GUEST_PATH = '/guest'
