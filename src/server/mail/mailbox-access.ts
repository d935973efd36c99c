import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#server/is-same-secret.ts'
import { MAILBOX_PATH } from './mailbox-page.ts'

/** From the first time that the printed link is opened, so that a phone and a laptop can both use it. */
const PRINTED_LINK_MS = 60 * 60_000
/** The link that the mailbox shows for another browser. It works for one to two of these. */
const SHOWN_LINK_MS = 10 * 60_000

/**
 * Who can read the local mailbox: browsers that opened the link printed at startup, or the one that the mailbox shows. The
 * mailbox contains everyone's sign-in links.
 */
export type MailboxAccess = {
  link: string
  /** Opens the mailbox in another browser. */
  linkForAnother(): string
  /** Cookie value for a browser that presents the token of a link. */
  redeem(token: string): string | undefined
  isOpenTo(cookie: string | undefined): boolean
}

/**
 * The cookie works until the process ends. Peer address and Host prove nothing: behind a proxy on the same machine, all
 * clients look local.
 */
export function openMailboxAccess(appUrl: string, now: () => number = () => performance.now()): MailboxAccess {
  const [token, cookie, key] = [randomText(), randomText(), randomText()]
  const addressOf = (text: string) => `${appUrl}${MAILBOX_PATH}?token=${text}`
  let opened: number | undefined
  const period = () => Math.floor(now() / SHOWN_LINK_MS)
  const shownToken = (at: number) => createHmac('sha256', key).update(String(at)).digest('base64url')
  const isPrinted = (given: string) => isSameSecret(given, token) && now() - (opened ??= now()) < PRINTED_LINK_MS
  const isShown = (given: string) => [period(), period() - 1].some((at) => isSameSecret(given, shownToken(at)))
  return {
    link: addressOf(token),
    linkForAnother: () => addressOf(shownToken(period())),
    redeem: (given) => (isPrinted(given) || isShown(given) ? cookie : undefined),
    isOpenTo: (given) => given !== undefined && isSameSecret(given, cookie),
  }
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
