import * as z from 'zod/mini'
import { assignableRoles, type AssignableRole } from '#features/families/families.rules.ts'
import { roleTable, type Capability } from '#shared/role-table.ts'

/** S1 section 9. */
export const INVITATION_LIFETIME_DAYS = 7
/** S1 section 9: how long the welcome message shows before the family opens. */
export const WELCOME_MS = 2_000
/** Enough for a big family's addresses pasted together. */
export const INVITATIONS_AT_ONCE = 50
/** A limit that no real family reaches, and which bounds the list of pending invitations. */
export const PENDING_INVITATIONS_MAX = 200
/** Per person, across all their families. */
export const INVITATIONS_PER_HOUR = 60
export const INVITATIONS_PER_DAY = 150
export const NOTE_MAX_LENGTH = 1000

/** A note in the invitation. URLs aren't allowed, so that the emails can't be used for advertising. */
export const InvitationNote = z.string().check(
  z.trim(),
  z.maxLength(NOTE_MAX_LENGTH, 'note_too_long'),
  z.refine((note) => !/:\/\/|\bwww\./i.test(note), 'note_has_link'),
)

/** What doesn't change anything that others added (app.may_join_by_link). */
const linkCapabilities: readonly Capability[] = [
  'family.view',
  'family.leave',
  'photos.view',
  'photos.add',
  'photos.edit_own',
  'photos.delete_own',
  'photos.save',
  'comments.add',
]

/** Roles for a link without an address: anyone whom it's forwarded to could join with it. */
export const linkRoles: AssignableRole[] = assignableRoles.filter((role) =>
  roleTable[role].every((capability: Capability) => linkCapabilities.includes(capability)),
)

/** Parses pasted addresses: separated by lines, commas or semicolons, with or without quoted names. */
export function splitAddresses(pasted: string): string[] {
  const plain = pasted.replace(/"[^"\n]*"/g, ' ')
  const parts = plain.split(/[,;\r\n]+/).flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part)
  return [...new Set(parts.flatMap((part) => part.toLowerCase().split(/\s+/)).filter(Boolean))]
}
