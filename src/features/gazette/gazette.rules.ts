import { lastDayOf } from '#shared/days.ts'

export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

/** How a subscriber gets it. */
export type EditionLook = { large_type: boolean; paper: Paper }

export const GAZETTE_PAGES = 8
/** How far back the list of editions goes. */
export const EDITIONS_MONTHS = 24
/** Of a family, without members. */
export const SUBSCRIBERS_MAX = 100
export const SUBSCRIBER_NAME_MAX_LENGTH = 80

/** How often a family can ask the same address, also after it was removed or unsubscribed. */
export const ASKS_MAX = 3
export const ASKS_WITHIN_DAYS = 90
/** How long the family sees that someone didn't confirm, or unsubscribed. */
export const ENDED_DAYS = 90

/** What a link is for, by the first letter of its token. */
export const linkKinds = { c: 'confirm', u: 'unsubscribe', e: 'edition', p: 'photo', a: 'answer' } as const
export type LinkKind = (typeof linkKinds)[keyof typeof linkKinds]

/** How long someone can confirm their address. */
export const CONFIRM_DAYS = 14
/** How long the link in an email opens its edition. */
export const EDITION_LINK_DAYS = 90
/** How long printed codes play. */
export const VOICE_MONTHS = 24

/** In the morning of the first. */
export const SEND_HOUR = 8
/** Larger files are only linked: many mailboxes reject more. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 ** 2

/** The first and the last day of a month. */
export function daysOf(month: string): { first: string; last: string } {
  return { first: `${month}-01`, last: lastDayOf(month) }
}
