/** The prefix of all objects of a child, made only of IDs. */
export function childFolder(family_id: string, child_id: string): string {
  return `families/${family_id}/children/${child_id}`
}

/** The object key of a child's avatar. It contains the version, so that no cache returns an old avatar. */
export function avatarKey({ family_id, child_id, version }: { family_id: string; child_id: string; version: number }) {
  return `${childFolder(family_id, child_id)}/avatar-${version}.webp`
}
