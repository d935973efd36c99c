import { createHash } from 'node:crypto'
import { may } from '#features/families/server/may.ts'
import type { Role } from '#features/families/families.rules.ts'
import type { Db } from '#server/db/database.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './apply-facts.ts'
import { selectFamilies, selectImporter, upsertImport } from './imports.queries.ts'

const SOURCE_MAX_LENGTH = 10_000

/** Families with this ID or name; for an empty string all of them, up to a limit. */
export function findFamilies(db: Db, given: string) {
  return selectFamilies(db, Id.safeParse(given).success ? { id: given } : { name: given })
}

/** The member an import runs as: the given one if they're allowed to import, otherwise the family's owner. */
export async function findImporter(db: Db, family_id: string, email: string | undefined) {
  const member = await selectImporter(db, family_id, email)
  return member && may(member.role as Role, 'imports.run') ? member : undefined
}

export async function findOrCreateImport(db: Db, { family_id, user_id }: Person, paths: string[]) {
  const said = paths.toSorted().join('\n')
  // Shell globs can expand to thousands of paths.
  const source = said.length > SOURCE_MAX_LENGTH ? createHash('sha256').update(said).digest('hex') : said
  const { id } = await upsertImport(db, { id: newId(), family_id, user_id, source })
  return { id, source }
}
