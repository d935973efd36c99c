const partings = new Set<string>()

/** Whether this page itself is giving a family away, leaving or deleting it: nobody is told of it as if others had done so. */
export function isParting(family_id: string): boolean {
  return partings.has(family_id)
}

/** Parts with a family, and leads `away` from what showed it before anything is asked anew. */
export async function part(family_id: string, work: () => Promise<unknown>, away: () => unknown): Promise<void> {
  partings.add(family_id)
  try {
    await work()
    await away()
  } finally {
    partings.delete(family_id)
  }
}
