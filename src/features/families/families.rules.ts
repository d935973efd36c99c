import * as z from 'zod/mini'
import { roleTable, type Capability } from '#shared/role-table.ts'

export type Role = keyof typeof roleTable
export const roles = Object.keys(roleTable) as [Role, ...Role[]]
export const RoleSchema = z.enum(roles)
/** Roles that an invitation or a change of role can give, from least to most access. A family has one owner (S1 section 6). */
export type AssignableRole = Exclude<Role, 'owner'>
export const assignableRoles = roles.filter((role) => role !== 'owner').toReversed() as [AssignableRole]
export const AssignableRole = z.enum(assignableRoles).check(z.describe('The member’s role in the family.'))

/** The choices for a child's gender; the first is the default (S1 section 3). */
export const genders = ['prefer_not_to_say', 'girl', 'boy', 'another'] as const

/** Access of an operation for members whose role has the capability. */
export function member<const C extends Capability>(capability: C): { kind: 'member'; capability: C } {
  return { kind: 'member', capability }
}

export const FAMILY_NAME_MAX_LENGTH = 80
/** Not blank. Screens show 'Family name required' for it. */
export const FamilyName = z
  .string()
  .check(z.trim(), z.minLength(1, 'family_name_required'), z.maxLength(FAMILY_NAME_MAX_LENGTH, 'family_name_too_long'))

/** How long a deleted family can be restored (docs/decisions, "Deleting a photo": the same for a family). */
export const FAMILY_TRASH_DAYS = 30
