import { encrypt, decrypt } from '#server/storage/encrypt.ts'

/** Return URLs may contain an invitation token, so the database stores them encrypted. */
export function encryptReturnUrl(secret: string, url: string | null): string | null {
  return url && encrypt(secret, url)
}

/** Older rows aren't encrypted and start with a slash. */
export function decryptReturnUrl(secret: string, stored: string | null): string | null {
  return stored && (stored.startsWith('/') ? stored : decrypt(secret, stored))
}
