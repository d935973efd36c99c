const partings = new Set<string>()

/**
 * Whether this page itself transfers, leaves or deletes a family, so that it doesn't report that as someone else's
 * change.
 */
export function isParting(family_id: string): boolean {
  return partings.has(family_id)
}

/** Leaves a family, and navigates `away` from its pages before anything is refetched. */
export async function part(family_id: string, work: () => Promise<unknown>, away: () => unknown): Promise<void> {
  partings.add(family_id)
  try {
    await work()
    await away()
  } finally {
    partings.delete(family_id)
  }
}
