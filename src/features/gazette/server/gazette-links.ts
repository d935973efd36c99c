import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/derive-key.ts'
import { isSameSecret } from '#server/is-same-secret.ts'
import { DAY_MS } from '#shared/days.ts'
import { badSignature, Problem } from '#shared/problems.ts'
import { CONFIRM_DAYS, EDITION_LINK_DAYS, VOICE_MONTHS } from '../gazette.rules.ts'

const UNSUBSCRIBE_DAYS = 10 * 365
/** What a link does, and how long. Printed codes are about a photo or an answer, the others about a subscriber. */
const kinds = {
  c: { name: 'confirm', days: CONFIRM_DAYS },
  u: { name: 'unsubscribe', days: UNSUBSCRIBE_DAYS },
  e: { name: 'edition', days: EDITION_LINK_DAYS },
  p: { name: 'photo', days: VOICE_MONTHS * 31 },
  a: { name: 'answer', days: VOICE_MONTHS * 31 },
} as const
type Letter = keyof typeof kinds
export type LinkKind = (typeof kinds)[Letter]['name']

/** `id` is the subscriber's, the photo's, or the answer's. Only links to an edition have a month. */
export type GazetteLink = { kind: LinkKind; id: string; month: string | null }

/** Links that work without an account until they expire. They're short, since printed codes have to be coarse. */
export type GazetteLinks = {
  urlFor(link: GazetteLink): string
  /** @throws Problem not_found for an invalid signature, link_expired */
  read(token: string): GazetteLink
}

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22

export function gazetteLinks(secret: string, appUrl: string, now: () => number = Date.now): GazetteLinks {
  const key = deriveKey(secret, 'gazette-links')
  const sign = (words: string) => createHmac('sha256', key).update(words).digest('base64url').slice(0, SIGNATURE_LENGTH)
  return {
    urlFor({ kind, id, month }) {
      const [letter, { days }] = letterOf(kind)
      const until = Math.ceil(now() / DAY_MS) + days
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      const words = `${letter}${bytes.toString('base64url')}${month?.replace('-', '') ?? ''}.${until.toString(36)}`
      return `${appUrl}/gazette/${words}.${sign(words)}`
    },
    read(token) {
      const [what = '', until = '', signature = '', ...more] = token.split('.')
      if (more.length > 0 || !isSameSecret(signature, sign(`${what}.${until}`))) throw badSignature()
      if (Number.parseInt(until, 36) * DAY_MS <= now()) throw new Problem('link_expired')
      const hex = Buffer.from(what.slice(1, 23), 'base64url').toString('hex')
      const month = what.slice(23)
      return {
        kind: kinds[what.charAt(0) as Letter].name,
        id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        month: month ? `${month.slice(0, 4)}-${month.slice(4)}` : null,
      }
    },
  }
}

function letterOf(kind: LinkKind) {
  const found = Object.entries(kinds).find(([, { name }]) => name === kind)
  return found as [Letter, (typeof kinds)[Letter]]
}
