const departures = new Set<string>()

/** Whether this page itself transfers, leaves or deletes a family, so that it doesn't report that as someone else's change. */
export function isLeavingFamily(family_id: string): boolean {
  return departures.has(family_id)
}

/** Leaves a family, and navigates `away` from its pages before anything is refetched. */
export async function leaveFamilyPages(
  family_id: string,
  work: () => Promise<unknown>,
  away: () => unknown,
): Promise<void> {
  departures.add(family_id)
  try {
    await work()
    await away()
  } finally {
    departures.delete(family_id)
  }
}
