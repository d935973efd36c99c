import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from '#features/accounts/server/cookies.ts'
import { GUEST_COOKIE_DAYS } from '../guests.rules.ts'

const nameOf = (secure: boolean) => `${cookieNames(secure).session}-guest`

/** The guest session's token that the browser sent. */
export function guestTokenOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[nameOf(secure)]
}

export function setGuestCookie(reply: FastifyReply, secure: boolean, token: string) {
  const maxAge = GUEST_COOKIE_DAYS * 24 * 60 * 60
  reply.setCookie(nameOf(secure), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}
