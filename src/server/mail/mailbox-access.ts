import { randomBytes } from 'node:crypto'
import { isSameSecret } from '#server/is-same-secret.ts'
import { MAILBOX_PATH } from './mailbox-page.ts'

/** Who may read the local mailbox: the browser that opened the link printed at the start. It holds everyone's sign-in links. */
export type MailboxAccess = {
  link: string
  /** The value of the cookie for the first browser that brings the token of the link. */
  redeem(token: string): string | undefined
  isOpenTo(cookie: string | undefined): boolean
}

/**
 * The token works once, and the cookie until the process ends. Peer address and Host prove nothing: behind a relay or a
 * proxy on the same machine everyone looks local.
 */
export function openMailboxAccess(appUrl: string): MailboxAccess {
  const [token, cookie] = [randomText(), randomText()]
  let isUsed = false
  return {
    link: `${appUrl}${MAILBOX_PATH}?token=${token}`,
    redeem(given) {
      if (isUsed || !isSameSecret(given, token)) return undefined
      isUsed = true
      return cookie
    },
    isOpenTo: (given) => given !== undefined && isSameSecret(given, cookie),
  }
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
