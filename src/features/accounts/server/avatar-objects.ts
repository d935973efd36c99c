/** A photo as phones take it, in whatever format, and no film. */
export const AVATAR_MAX_BYTES = 50 * 1024 ** 2

/** The address that every list shows. Its version changes with the picture, so that no cache keeps the former one. */
export function avatarUrl(user_id: string, version: number): string {
  return `/api/people/${user_id}/avatar?v=${version}`
}

/** Which version an address names; 0 where there is none. */
export function versionOf(avatar_url: string | null | undefined): number {
  return Number(/\?v=(\d+)$/.exec(avatar_url ?? '')?.[1] ?? 0)
}

export function avatarKey(user_id: string, version: number): string {
  return `users/${user_id}/avatar-${version}.webp`
}

/** The whole picture, upright and without its metadata, out of which another part can be cut. */
export function avatarSourceKey(user_id: string): string {
  return `users/${user_id}/avatar-source.jpg`
}
