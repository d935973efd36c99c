import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** A key of its own for each purpose (RFC 5869, SHA-256), so that one that leaks opens nothing else. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `hearthbook:${purpose}`, KEY_BYTES))
}

/** The same as text, for where a password or a library wants one. */
export function derivePassword(secret: string, purpose: string): string {
  return deriveKey(secret, purpose).toString('base64url')
}
