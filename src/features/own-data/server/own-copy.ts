import type { Export } from '#features/exports/exports.schemas.ts'
import { requestExport } from '#features/exports/server/request-export.ts'
import type { Member } from '#features/families/server/member.ts'
import { packingShares } from '#server/jobs/shares.ts'
import { Problem } from '#shared/problems.ts'
import { selectGrownUp } from './family/exported-family.queries.ts'

/** Also for members who may not save photos: these are of them. @throws Problem forbidden: they're too young, or it's someone else */
export async function requestOwnCopy(
  { tx, family_id, user_id }: Member<'family.view'>,
  { person_id }: { person_id: string },
): Promise<Export> {
  if (!(await selectGrownUp(tx, family_id, person_id))) throw new Problem('forbidden')
  const of = { kind: 'profile', user_id, family_id, parameters: { child_id: person_id } } as const
  return requestExport(tx, of, packingShares(user_id))
}
