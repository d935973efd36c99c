import * as z from 'zod/mini'

export const roles = ['owner', 'editor', 'viewer'] as const
export type Role = (typeof roles)[number]
export const RoleSchema = z.enum(roles)
/** What an invitation or a change of role can give; there is one owner (S1 section 6). */
export const assignableRoles = ['viewer', 'editor'] as const
export type AssignableRole = (typeof assignableRoles)[number]
export const AssignableRole = z.enum(assignableRoles)

/** What a child's gender may be said to be; the first unless somebody says (S1 section 3). */
export const genders = ['prefer_not_to_say', 'girl', 'boy', 'another'] as const

/** What a member can be allowed to do. Features ask for a capability, never for a role. */
export const capabilities = [
  'family.view',
  'family.manage',
  'family.leave',
  'members.manage',
  'photos.view',
  'photos.add',
  'photos.edit',
  'photos.delete',
  'children.edit',
  'milestones.edit',
  'personality.edit',
  'books.edit',
  'comments.add',
  'comments.moderate',
  'guests.manage',
] as const
export type Capability = (typeof capabilities)[number]

const viewer: readonly Capability[] = ['family.view', 'photos.view', 'comments.add']
const editorOnly = [
  'photos.add',
  'photos.edit',
  'photos.delete',
  'children.edit',
  'milestones.edit',
  'personality.edit',
  'books.edit',
] as const
const editor: readonly Capability[] = [...viewer, ...editorOnly]
const owner: readonly Capability[] = [
  ...editor,
  'family.manage',
  'members.manage',
  'comments.moderate',
  'guests.manage',
]

/** The one table of who may do what (S1 section 6). */
export const roleCapabilities: Record<Role, readonly Capability[]> = {
  // An owner hands the family over before leaving it.
  owner,
  editor: [...editor, 'family.leave'],
  viewer: [...viewer, 'family.leave'],
}

export function may(role: Role, capability: Capability): boolean {
  return roleCapabilities[role].includes(capability)
}

/** Access of an operation for members whose role has the capability. */
export function member<const C extends Capability>(capability: C): { kind: 'member'; capability: C } {
  return { kind: 'member', capability }
}

export const FAMILY_NAME_MAX_LENGTH = 80
/** Not blank; 'Family name required' is the screen's sentence for it. */
export const FamilyName = z
  .string()
  .check(z.trim(), z.minLength(1, 'family_name_required'), z.maxLength(FAMILY_NAME_MAX_LENGTH, 'family_name_too_long'))

/** A deleted family can be restored for so long (docs/decisions, "Deleting a photo": the same for a family). */
export const FAMILY_TRASH_DAYS = 30
