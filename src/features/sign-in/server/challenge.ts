import { newId } from '#shared/ids.ts'
import { CODE_LIFETIME_MINUTES, LINK_LIFETIME_MINUTES } from '../../accounts/accounts.rules.ts'
import type { NewChallenge, Proven } from './challenges.queries.ts'
import { hashCode, hashToken, newCode, newToken } from '../../accounts/server/secrets.ts'

const MINUTE_MS = 60_000

/** The values for the email, and what's stored of them: only hashes. */
export type Challenge = { row: NewChallenge; code: string; link_token: string }

/** `browser` is what the code is bound to: the requesting browser's secret, or a session's ID. */
export function makeChallenge(codeKey: string, asked: Proven, now: Date, browser: string): Challenge {
  const code = newCode()
  const link_token = newToken()
  const row = {
    ...asked,
    id: newId(now.getTime()),
    code_hash: hashCode(codeKey, browser, code),
    link_hash: hashToken(link_token),
    browser_hash: hashToken(browser),
    code_expires_at: new Date(now.getTime() + CODE_LIFETIME_MINUTES * MINUTE_MS),
    link_expires_at: new Date(now.getTime() + LINK_LIFETIME_MINUTES * MINUTE_MS),
  }
  return { row, code, link_token }
}
