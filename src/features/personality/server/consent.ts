import type { Capability } from '#shared/role-table.ts'
import type { ActingMember } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { PersonalityConsent, personalityContract } from '../personality.contract.ts'
import { insertConsent, selectChild, selectConsent, withdrawConsentOf } from './personality.queries.ts'

/** The latest consent to recording a child. */
export async function readConsent(
  { tx, family_id }: ActingMember<Capability>,
  child_id: string,
): Promise<PersonalityConsent> {
  const row = await selectConsent(tx, family_id, child_id)
  if (!row) return { state: null, text_version: null, given_at: null, given_by: null, withdrawn_at: null }
  return { ...row, state: row.withdrawn_at ? 'withdrawn' : 'given' }
}

/** Records who agreed, when, and to which version of the text. Idempotent. */
export async function giveConsent(
  owner: ActingMember<'family.manage'>,
  { child_id, text_version }: InputOf<typeof personalityContract.giveConsent>,
): Promise<PersonalityConsent> {
  const { tx, family_id } = owner
  const child = await selectChild(tx, family_id, child_id)
  if (!child) throw notFound()
  const { first_name } = child
  const before = await readConsent(owner, child_id)
  if (before.state === 'given' && before.text_version === text_version) return before
  if (!(await insertConsent(tx, { id: newId(), family_id, child_id, text_version }))) throw notFound()
  await recordAudit(tx, { action: 'consent.given', family_id, details: { child_id, first_name, text_version } })
  await publishToFamily(tx, family_id, { kind: 'personality', id: child_id })
  return readConsent(owner, child_id)
}

/**
 * Withdraws the consent and hides all of the child's answers. @throws Problem conflict: there is no consent to withdraw
 */
export async function withdrawConsent(
  { tx, family_id }: ActingMember<'family.manage'>,
  { child_id }: { child_id: string },
): Promise<void> {
  const child = await selectChild(tx, family_id, child_id)
  if (!child) throw notFound()
  const { first_name } = child
  if (!(await withdrawConsentOf(tx, family_id, child_id))) throw new Problem('conflict')
  await recordAudit(tx, { action: 'consent.withdrawn', family_id, details: { child_id, first_name } })
  await publishToFamily(tx, family_id, { kind: 'personality', id: child_id })
}
