import { sessionCookie } from '#features/guests/server/session-cookie.ts'

export const frameCookie = sessionCookie('frame')
