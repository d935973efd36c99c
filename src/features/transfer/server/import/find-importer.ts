import { may, type Role } from '#features/families/families.rules.ts'
import type { Db } from '#server/db/database.ts'
import { selectImporter } from './imports.queries.ts'

/** In whose name an import runs: a member who may add photos, else the family's owner. */
export async function findImporter(db: Db, family_id: string, email: string | undefined) {
  const member = await selectImporter(db, family_id, email)
  return member && may(member.role as Role, 'photos.add') ? member : undefined
}
