import type { Role } from '#features/families/families.rules.ts'
import { may } from '#features/families/server/may.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { notFound } from '#shared/problems.ts'
import type { Person } from './apply-facts.ts'
import { selectMembers } from './imports.queries.ts'
import type { OwnExport } from './own-export.ts'

/**
 * Maps accounts in the export to members of this family, by account or email address. Exports can be forged, so only a
 * member who manages others can import what other people wrote; anyone else can only import their own.
 */
export async function mapPeople(
  { accounts }: Pick<OwnExport, 'accounts'>,
  db: Database,
  { family_id, user_id }: Person,
): Promise<{ people: Map<string, string>; role: Role }> {
  const members = await asUser(db, user_id, (tx) => selectMembers(tx, family_id))
  const self = members.find((member) => member.user_id === user_id)
  if (!self) throw notFound()
  const known = may(self.role as Role, 'members.manage') ? members : [self]
  const here = new Map<string, string>()
  for (const { id, email } of accounts) {
    const same =
      known.find((member) => member.user_id === id) ?? known.find((member) => email && member.email === email)
    if (same) here.set(id, same.user_id)
  }
  return { people: here, role: self.role }
}
