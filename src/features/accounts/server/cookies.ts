import type { FastifyReply, FastifyRequest } from 'fastify'
import { EXPIRED_SESSION_RETENTION_DAYS, SESSION_IDLE_DAYS } from '../accounts.rules.ts'

/** `__Host-` binds a cookie to this host over HTTPS; browsers reject the prefix over plain HTTP. */
export function cookieNames(secure: boolean) {
  const session = secure ? '__Host-hearthbook' : 'hearthbook'
  return {
    session,
    second: `${session}-second`,
    browser: `${session}-browser`,
  }
}

function attributes(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}

/** The session cookie that the browser sent. */
export function sessionCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieNames(secure).session]
}

/** The access token of a client without cookies. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The token in a cookie. Older cookies have a signature after a dot, which 256 random bits don't need. */
export function tokenOf(cookie: string | undefined): string | undefined {
  return cookie?.split('.', 1)[0] || undefined
}

/** Sets the session cookie. It outlives the session, so that an expired session can be told from none. */
export function setSessionCookie(reply: FastifyReply, secure: boolean, token: string) {
  const maxAge = (SESSION_IDLE_DAYS + EXPIRED_SESSION_RETENTION_DAYS) * 24 * 60 * 60
  reply.setCookie(cookieNames(secure).session, token, { ...attributes(secure), maxAge })
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean) {
  reply.clearCookie(cookieNames(secure).session, attributes(secure))
}

/** Browsers store cookies for at most 400 days (RFC 6265bis); each sign-in renews this one. */
const BROWSER_COOKIE_DAYS = 400

/**
 * Identifies this browser, signed in or not: codes only work in the browser that requested them, and known browsers have
 * separate quotas.
 */
export function setBrowserCookie(reply: FastifyReply, secure: boolean, browser: string) {
  reply.setCookie(cookieNames(secure).browser, browser, {
    ...attributes(secure),
    maxAge: BROWSER_COOKIE_DAYS * 24 * 60 * 60,
  })
}

export function browserCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieNames(secure).browser]
}

/** Records in this browser that the first factor was proven. */
export function setSecondCookie(reply: FastifyReply, secure: boolean, ticket: string, maxAge: number) {
  reply.setCookie(cookieNames(secure).second, ticket, { ...attributes(secure), maxAge })
}

export function secondCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieNames(secure).second]
}

export function clearSecondCookie(reply: FastifyReply, secure: boolean) {
  reply.clearCookie(cookieNames(secure).second, attributes(secure))
}
