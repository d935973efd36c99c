import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from '#features/accounts/server/cookies.ts'
import { GUEST_COOKIE_DAYS } from '#features/guests/guests.rules.ts'

const nameOf = (secure: boolean) => `${cookieNames(secure).session}-frame`

/** The screen's session token. A browser can be a frame and have a guest link open. */
export function frameTokenOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[nameOf(secure)]
}

export function setFrameCookie(reply: FastifyReply, secure: boolean, token: string) {
  const maxAge = GUEST_COOKIE_DAYS * 24 * 60 * 60
  reply.setCookie(nameOf(secure), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

export function clearFrameCookie(reply: FastifyReply, secure: boolean) {
  reply.clearCookie(nameOf(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
