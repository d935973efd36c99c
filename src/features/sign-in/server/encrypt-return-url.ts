import { seal, unseal } from '#server/storage/seal.ts'

/** Return URLs may contain an invitation token, so the database stores them encrypted. */
export function encryptReturnUrl(secret: string, url: string | null): string | null {
  return url && seal(secret, url)
}

/** Older rows aren't encrypted and start with a slash. */
export function decryptReturnUrl(secret: string, stored: string | null): string | null {
  return stored && (stored.startsWith('/') ? stored : unseal(secret, stored))
}
