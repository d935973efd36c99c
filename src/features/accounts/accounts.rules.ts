/** Why someone proves an address: to sign in or to sign up. */
export const purposes = ['sign-in', 'sign-up'] as const
export type Purpose = (typeof purposes)[number]

/** For links that an owner makes for a member, who may read their messages in the evening. */
export const SIGN_IN_LINK_HOURS = 24
/** For links to another device of one's own, which is at hand. The database allows an hour. */
export const OWN_LINK_MINUTES = 15
/** S0 section 9 says one hour. Codes expire sooner because six digits can be guessed (docs/decisions). */
export const LINK_LIFETIME_MINUTES = 60
export const CODE_LIFETIME_MINUTES = 10
export const CODE_GUESSES = 5
export const CODE_LENGTH = 6
/** How long a new user has to type a name after entering the right code. */
export const NAME_ENTRY_MINUTES = 60

/** A session ends after this many idle days, and after the second limit in any case. */
export const SESSION_IDLE_DAYS = 14
export const SESSION_LONGEST_DAYS = 90
/** How long after a session expired an open page offers to sign in again without losing input. */
export const EXPIRED_SESSION_RETENTION_DAYS = 30

/** S0 section 9: cooldowns shown on screens. The server enforces its own limits. */
export const RESEND_WAIT_SECONDS = 60
export const RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS = 300
export const SIGN_UP_LOCK_SECONDS = 5 * 60
export const SIGN_UP_RESEND_LOCK_SECONDS = 10 * 60

/** RFC 5321: longer addresses can't receive email. */
export const EMAIL_MAX_LENGTH = 254
export const NAME_MAX_LENGTH = 100

const REDIRECT_MAX_LENGTH = 1000

/** The path with query and hash if it stays on this site, else undefined. */
export function safeRedirect(path: string | null | undefined): string | undefined {
  if (!path || path.length > REDIRECT_MAX_LENGTH || !path.startsWith('/')) return undefined
  // Browsers drop tabs and newlines and treat a backslash as a slash, so `/\t/evil` and `/\evil` leave the site.
  if (/^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(path)) return undefined
  const { pathname, search, hash } = new URL(`https://hearthbook.invalid${path}`)
  // `/a/..//evil` normalizes to a path with two leading slashes, which names another site.
  return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`
}

/** The invitation token in a return URL; the invitation then decides who may create an account. */
export function invitationTokenIn(redirect: string | null | undefined): string | undefined {
  return /^\/accept-invitation[?#](?:.*[&#])?token=([\w-]+)/.exec(redirect ?? '')?.[1]
}

export const themes = ['light', 'dark', 'system'] as const
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export const digestFrequencies = ['never', 'daily', 'weekly', 'monthly'] as const
/** Each language's name in that language. */
/** The zones that S0 names come before all IANA zones. EST and PST stand for New York and Los Angeles time. */
export const namedTimezones = ['UTC', 'EST', 'PST', 'GMT'] as const
