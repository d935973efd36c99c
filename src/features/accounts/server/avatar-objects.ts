/** Any photo format that phones produce, but no video. */
export const AVATAR_MAX_BYTES = 50 * 1024 ** 2

/** The URL shown in lists. Its version changes with the image, so caches never serve the old one. */
export function avatarUrl(user_id: string, version: number): string {
  return `/api/people/${user_id}/avatar?v=${version}`
}

/** The version in a URL; 0 if it has none. */
export function versionOf(avatar_url: string | null | undefined): number {
  return Number(/\?v=(\d+)$/.exec(avatar_url ?? '')?.[1] ?? 0)
}

export function avatarKey(user_id: string, version: number): string {
  return `users/${user_id}/avatar-${version}.webp`
}

/** The complete image, upright and without metadata, so it can be cropped again. */
export function avatarSourceKey(user_id: string): string {
  return `users/${user_id}/avatar-source.jpg`
}
