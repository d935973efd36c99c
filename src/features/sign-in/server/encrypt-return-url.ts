import { seal, unseal } from '#server/storage/seal.ts'

/** A return URL may have the token of an invitation, so the database stores it encrypted. */
export function encryptReturnUrl(secret: string, url: string | null): string | null {
  return url && seal(secret, url)
}

/** Older rows aren't encrypted. Those begin with a slash. */
export function decryptReturnUrl(secret: string, stored: string | null): string | null {
  return stored && (stored.startsWith('/') ? stored : unseal(secret, stored))
}
