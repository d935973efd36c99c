import type { FastifyReply, FastifyRequest } from 'fastify'
import { RAN_OUT_KEPT_DAYS, SESSION_IDLE_DAYS } from '../accounts.rules.ts'

/** `__Host-` binds a cookie to this very host over https; browsers refuse the prefix over plain http. */
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

/** The session's cookie as the browser sent it. */
export function sessionCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieNames(secure).session]
}

/** The access token of a client without cookies. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
}

/** The token of a cookie. Earlier ones have a signature after a dot, which 256 random bits do not need. */
export function tokenOf(cookie: string | undefined): string | undefined {
  return cookie?.split('.', 1)[0] || undefined
}

/** Keeps the session's token in the browser, past the session itself: without it nobody would know that there was one. */
export function setSessionCookie(reply: FastifyReply, secure: boolean, token: string) {
  const maxAge = (SESSION_IDLE_DAYS + RAN_OUT_KEPT_DAYS) * 24 * 60 * 60
  reply.setCookie(cookieNames(secure).session, token, { ...attributes(secure), maxAge })
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean) {
  reply.clearCookie(cookieNames(secure).session, attributes(secure))
}

/** Browsers keep a cookie for at most 400 days (RFC 6265bis); each sign-in renews it. */
const BROWSER_COOKIE_DAYS = 400

/** Names this browser, signed in or not: codes work only where they were asked for, and known browsers have their own quotas. */
export function setBrowserCookie(reply: FastifyReply, secure: boolean, browser: string) {
  reply.setCookie(cookieNames(secure).browser, browser, {
    ...attributes(secure),
    maxAge: BROWSER_COOKIE_DAYS * 24 * 60 * 60,
  })
}

export function browserCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieNames(secure).browser]
}

/** Remembers in this browser that the first factor was given. */
export function setSecondCookie(reply: FastifyReply, secure: boolean, ticket: string, maxAge: number) {
  reply.setCookie(cookieNames(secure).second, ticket, { ...attributes(secure), maxAge })
}

export function secondCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieNames(secure).second]
}

export function clearSecondCookie(reply: FastifyReply, secure: boolean) {
  reply.clearCookie(cookieNames(secure).second, attributes(secure))
}
