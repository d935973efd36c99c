/** A proof of an address is asked for in order to sign in or to sign up. */
export const purposes = ['sign-in', 'sign-up'] as const
export type Purpose = (typeof purposes)[number]

/** S0 section 9 says one hour; the code is shorter-lived since six digits can be guessed (docs/decisions). */
export const LINK_LIFETIME_MINUTES = 60
export const CODE_LIFETIME_MINUTES = 10
export const CODE_GUESSES = 5
export const CODE_LENGTH = 6
/** The code was right; so long someone new may take to type their name. */
export const NAME_OWED_MINUTES = 60

/** A session ends when it was not used for so long, and at the latest after the second. */
export const SESSION_IDLE_DAYS = 14
export const SESSION_LONGEST_DAYS = 90
/** So long afterwards an open page is asked to sign in again and loses nothing. */
export const RAN_OUT_KEPT_DAYS = 30

/** S0 section 9: waits on the screens. The server's own limits hold whatever a screen says. */
export const RESEND_WAIT_SECONDS = 60
export const RESEND_WAIT_AFTER_SIGN_UP_RESEND_SECONDS = 300
export const SIGN_UP_LOCK_SECONDS = 5 * 60
export const SIGN_UP_RESEND_LOCK_SECONDS = 10 * 60

/** RFC 5321: a longer address cannot be delivered to. */
export const EMAIL_MAX_LENGTH = 254
export const NAME_MAX_LENGTH = 100

const REDIRECT_MAX_LENGTH = 1000

/** The path with query and hash when it stays on this site, else undefined. */
export function safeRedirect(path: string | null | undefined): string | undefined {
  if (!path || path.length > REDIRECT_MAX_LENGTH || !path.startsWith('/')) return undefined
  // Browsers drop tabs and newlines and read a backslash as a slash, so `/\t/evil` and `/\evil` leave the site.
  if (/^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(path)) return undefined
  const { pathname, search, hash } = new URL(`https://hearthbook.invalid${path}`)
  // What the dots of `/a/..//evil` leave over begins with two slashes, which names another site.
  return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`
}

/** The token in a return URL that leads to an invitation, which then decides who may make an account. */
export function invitationTokenIn(redirect: string | null | undefined): string | undefined {
  return /^\/accept-invitation[?#](?:.*[&#])?token=([\w-]+)/.exec(redirect ?? '')?.[1]
}

export const themes = ['light', 'dark', 'system'] as const
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export const digestFrequencies = ['never', 'daily', 'weekly', 'monthly'] as const
/** In their own words, so that everybody finds theirs. */
/** The zones that S0 names, before every IANA zone; EST and PST mean the clocks of New York and Los Angeles. */
export const namedTimezones = ['UTC', 'EST', 'PST', 'GMT'] as const
