import type { SessionView } from '#features/accounts/accounts.contract.ts'

/** The family that the user last used on any device, or the first one if that was left or deleted. */
export function lastUsedFamily<Family extends { id: string }>(
  families: readonly Family[],
  session: SessionView | undefined,
): Family | undefined {
  return families.find(({ id }) => id === session?.preferences?.last_family_id) ?? families[0]
}
