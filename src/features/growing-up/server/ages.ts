import * as z from 'zod/mini'
import type { ActingMember, Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Problem } from '#shared/problems.ts'
import { Ages as AgesSchema } from '../growing-up.contract.ts'
import type { Ages } from '../growing-up.rules.ts'
import { addAges, saveAges, selectAges } from './growing-up.queries.ts'

/** The ages of an exported family. */
export const ImportedAges = AgesSchema.check(z.refine(({ flag, hide, own }) => flag <= hide && hide <= own))

/** Unless this family has chosen its own. */
export async function importAges({ tx, family_id }: ActingMember<'family.manage'>, ages: Ages): Promise<void> {
  await addAges(tx, family_id, ages)
}

export function getGrowingAges({ tx, family_id }: Member<'family.view'>): Promise<Ages> {
  return selectAges(tx, family_id)
}

/** @throws Problem invalid_input: they aren't in order */
export async function saveGrowingAges(
  { tx, family_id }: Member<'family.manage'>,
  { flag, hide, own }: Ages,
): Promise<Ages> {
  if (hide < flag) throw new Problem('invalid_input', { fields: { hide: 'invalid' } })
  if (own < hide) throw new Problem('invalid_input', { fields: { own: 'invalid' } })
  const ages = { flag, hide, own }
  await saveAges(tx, family_id, ages)
  await recordAudit(tx, { action: 'family.updated', family_id, details: ages })
  await publishToFamily(tx, family_id, { kind: 'people' })
  return ages
}
