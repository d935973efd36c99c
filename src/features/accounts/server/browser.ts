import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Client, Http } from '#server/http/route.ts'
import { browserCookieOf, setBrowserCookie } from './cookies.ts'
import { isKnownBrowser } from './known-browsers.queries.ts'
import type { Origin } from './limits.ts'
import { hashToken, newToken } from './secrets.ts'

type Cookies = { config: { secure: boolean } }

/** 256 random bits in base64url, as newToken generates them; cookies of any other shape are ignored. */
const SECRET = /^[\w-]{43}$/

/** This browser's secret from its cookie. */
export function browserOf({ config }: Cookies, { request }: Http): string | undefined {
  const secret = browserCookieOf(request, config.secure)
  return secret && SECRET.test(secret) ? secret : undefined
}

/** This browser's secret, created if missing; renews the cookie. */
export function nameBrowser(deps: Cookies, http: Http): string {
  const secret = browserOf(deps, http) ?? newToken()
  setBrowserCookie(http.reply, deps.config.secure, secret)
  return secret
}

/** The client of a request about an address, for rate limits. */
export async function originOf(
  deps: Cookies & { db: { auth: Kysely<DB> } },
  client: Client,
  email: string,
  http: Http,
): Promise<Origin> {
  const secret = browserOf(deps, http)
  const hash = secret && hashToken(secret)
  return { client, known_browser: hash && (await isKnownBrowser(deps.db.auth, email, hash)) ? hash : undefined }
}
