import * as z from 'zod/mini'
import type { Role } from '#features/families/families.rules.ts'
import { may } from '#features/families/server/may.ts'
import type { Tx } from '#server/db/database.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Moment } from '#shared/time-schemas.ts'
import { insertImportedFlags } from './growing-up.queries.ts'

/** A flag in a family export. */
export const ImportedFlag = z.object({
  person_id: Id,
  photo_id: z.nullable(Id),
  response_id: z.nullable(Id),
  created_at: Moment,
  settled_at: z.nullable(Moment),
})

/** IDs here, by their ID in the export. */
type Here = Record<'people' | 'photos' | 'responses', ReadonlyMap<string, string>> & { role: Role }

/**
 * Imports flags of photos and answers that the child is in here, too. The family keeps those it has. Exports can be forged, so
 * only someone who manages members imports what children said.
 */
export async function importFlags(
  tx: Tx,
  family_id: string,
  flags: readonly z.output<typeof ImportedFlag>[],
  { people, photos, responses, role }: Here,
): Promise<void> {
  if (!may(role, 'members.manage')) return
  const here = flags.flatMap(({ created_at, settled_at, ...flag }) => {
    const person_id = people.get(flag.person_id)
    const photo_id = (flag.photo_id && photos.get(flag.photo_id)) ?? null
    const response_id = (flag.response_id && responses.get(flag.response_id)) ?? null
    if (!person_id || (photo_id === null) === (response_id === null)) return []
    return [{ id: newId(), person_id, photo_id, response_id, created_at, settled_at }]
  })
  if (here.length) await insertImportedFlags(tx, family_id, here)
}
