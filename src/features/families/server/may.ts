import { roleTable, type Capability } from '#shared/role-table.ts'
import type { Role } from '../families.rules.ts'

/** Whether the role has the capability in every family. */
export function may(role: Role, capability: Capability): boolean {
  return (roleTable[role] as readonly Capability[]).includes(capability)
}

/** A member's capabilities: those of their role, and what the family lets viewers do. */
export function capabilitiesOf(role: Role, { viewers_may_save }: { viewers_may_save: boolean }): Capability[] {
  return [...roleTable[role], ...(role === 'viewer' && viewers_may_save ? ['photos.save' as const] : [])]
}
