import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** Derives a separate key for each purpose (HKDF-SHA-256, RFC 5869), so a leaked key doesn't compromise the others. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `hearthbook:${purpose}`, KEY_BYTES))
}

/** Like `deriveKey`, as text for passwords and libraries. */
export function derivePassword(secret: string, purpose: string): string {
  return deriveKey(secret, purpose).toString('base64url')
}
