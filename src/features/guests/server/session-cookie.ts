import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from '#features/accounts/server/cookies.ts'
import { GUEST_COOKIE_DAYS } from '../guests.rules.ts'

/** The cookie with the session token of someone without an account. A browser can have one of each kind. */
export function sessionCookie(kind: 'guest' | 'frame') {
  const nameOf = (secure: boolean) => `${cookieNames(secure).session}-${kind}`
  const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const
  return {
    read: (request: FastifyRequest, secure: boolean): string | undefined => request.cookies[nameOf(secure)],
    set(reply: FastifyReply, secure: boolean, token: string) {
      reply.setCookie(nameOf(secure), token, { ...attributes(secure), maxAge: GUEST_COOKIE_DAYS * 24 * 60 * 60 })
    },
    clear(reply: FastifyReply, secure: boolean) {
      reply.clearCookie(nameOf(secure), attributes(secure))
    },
  }
}

export const guestCookie = sessionCookie('guest')
