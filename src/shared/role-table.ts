/** What a member can be allowed to do. Code checks capabilities, never roles. */
export const capabilities = [
  'family.view',
  'family.manage',
  'family.leave',
  'members.manage',
  'photos.view',
  'photos.add',
  'photos.edit_own',
  'photos.edit',
  'photos.delete_own',
  'photos.delete',
  'photos.save',
  'imports.run',
  'people.edit',
  'milestones.edit',
  'personality.edit',
  'books.edit',
  'comments.add',
  'comments.moderate',
  'guests.manage',
] as const
export type Capability = (typeof capabilities)[number]

const viewer = ['family.view', 'photos.view', 'comments.add'] as const satisfies readonly Capability[]

const contributor = [
  ...viewer,
  'photos.add',
  'photos.edit_own',
  'photos.delete_own',
  'photos.save',
] as const satisfies readonly Capability[]

const editor = [
  ...contributor,
  'photos.edit',
  'photos.delete',
  'imports.run',
  'people.edit',
  'milestones.edit',
  'personality.edit',
  'books.edit',
] as const satisfies readonly Capability[]

const owner = [
  ...editor,
  'family.manage',
  'members.manage',
  'comments.moderate',
  'guests.manage',
] as const satisfies readonly Capability[]

/**
 * The one table of who may do what (S1 section 6). The migrator copies it to the database, where row-level security reads
 * it. Owners can't leave: they transfer ownership first.
 */
export const roleTable = {
  owner,
  editor: [...editor, 'family.leave'],
  contributor: [...contributor, 'family.leave'],
  viewer: [...viewer, 'family.leave'],
} as const satisfies Record<string, readonly Capability[]>
