import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/derive-key.ts'
import { isSameSecret } from '#server/is-same-secret.ts'
import { DAY_MS } from '#shared/days.ts'
import { badSignature, Problem } from '#shared/problems.ts'
import { CONFIRM_DAYS, EDITION_LINK_DAYS, linkKinds, VOICE_MONTHS, type LinkKind } from '../gazette.rules.ts'

/** How long each works. Printed codes are about a photo or an answer, the others about a subscriber. */
const days: Record<LinkKind, number> = {
  confirm: CONFIRM_DAYS,
  unsubscribe: 10 * 365,
  edition: EDITION_LINK_DAYS,
  photo: VOICE_MONTHS * 31,
  answer: VOICE_MONTHS * 31,
}

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
      const until = Math.ceil(now() / DAY_MS) + days[kind]
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      const words = `${letterOf(kind)}${bytes.toString('base64url')}${month?.replace('-', '') ?? ''}.${until.toString(36)}`
      return `${appUrl}/gazette/${words}.${sign(words)}`
    },
    read(token) {
      const [what = '', until = '', signature = '', ...more] = token.split('.')
      if (more.length > 0 || !isSameSecret(signature, sign(`${what}.${until}`))) throw badSignature()
      if (Number.parseInt(until, 36) * DAY_MS <= now()) throw new Problem('link_expired')
      const hex = Buffer.from(what.slice(1, 23), 'base64url').toString('hex')
      const month = what.slice(23)
      return {
        kind: linkKinds[what.charAt(0) as Letter],
        id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        month: month ? `${month.slice(0, 4)}-${month.slice(4)}` : null,
      }
    },
  }
}

type Letter = keyof typeof linkKinds

function letterOf(kind: LinkKind): string | undefined {
  return Object.keys(linkKinds).find((letter) => linkKinds[letter as Letter] === kind)
}
