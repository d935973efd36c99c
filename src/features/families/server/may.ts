import { roleTable, type Capability } from '#shared/role-table.ts'
import type { Role } from '../families.rules.ts'

export function may(role: Role, capability: Capability): boolean {
  return capabilitiesOf(role).includes(capability)
}

export function capabilitiesOf(role: Role): readonly Capability[] {
  return roleTable[role]
}
