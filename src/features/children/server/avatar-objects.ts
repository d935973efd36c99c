/** Every object of a child lies below this; made of ids alone. */
export function childFolder(family_id: string, child_id: string): string {
  return `families/${family_id}/children/${child_id}`
}

/** Where the picture of a child lies. Its version is in the path, so that a new one never meets an old cache. */
export function avatarKey({ family_id, child_id, version }: { family_id: string; child_id: string; version: number }) {
  return `${childFolder(family_id, child_id)}/avatar-${version}.webp`
}
