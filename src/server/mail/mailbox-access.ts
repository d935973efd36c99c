import { randomBytes } from 'node:crypto'
import { isSameSecret } from '#server/is-same-secret.ts'
import { MAILBOX_PATH } from './mailbox-page.ts'

/**
 * Who can read the local mailbox: the browser that opened the link printed at startup. The mailbox contains everyone's sign-in
 * links.
 */
export type MailboxAccess = {
  link: string
  /** Cookie value for the first browser that presents the link's token. */
  redeem(token: string): string | undefined
  isOpenTo(cookie: string | undefined): boolean
}

/**
 * The token works once, and the cookie until the process ends. Peer address and Host prove nothing: behind a proxy on the same
 * machine, all clients look local.
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
