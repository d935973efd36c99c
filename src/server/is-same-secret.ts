import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. Hashes first, because timingSafeEqual throws if the lengths differ. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
