import { seal, unseal } from '#server/storage/seal.ts'

/** Where somebody was going, as it is kept: it may hold the token of an invitation, which nobody reads in the database. */
export function sealWay(secret: string, way: string | null): string | null {
  return way && seal(secret, way)
}

/** Opens it again; what was kept before it was sealed begins with a slash. */
export function openWay(secret: string, kept: string | null): string | null {
  return kept && (kept.startsWith('/') ? kept : unseal(secret, kept))
}
