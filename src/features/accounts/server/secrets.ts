import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH } from '../accounts.rules.ts'

/** 256 random bits as text, for links and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Six digits, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** Tokens are stored as hashes, so reading the database isn't enough to sign in. */
export function hashToken(token: string): string {
  return 'sha256:' + createHash('sha256').update(token).digest('hex')
}

/** A million codes can be hashed in a second, so the hash needs a key that isn't in the database, and the browser's secret. */
export function hashCode(key: string, browser: string, code: string): string {
  return createHmac('sha256', key).update(`${browser}:${code}`).digest('hex')
}
