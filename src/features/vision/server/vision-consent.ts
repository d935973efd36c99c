import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Problem } from '#shared/problems.ts'
import type { Vision } from '../vision.contract.ts'
import { allowVisionOf, countScans, endVisionOf, selectVisionConsent } from './vision.queries.ts'

type Owner = Member<'family.manage'>
type Setup = Config['vision']

/** Whether faces are found, and where photos are sent. An owner sees this before turning it on. */
export async function getVision({ tx, family_id }: Owner, vision: Setup): Promise<Vision> {
  const [consent, scans] = await Promise.all([selectVisionConsent(tx, family_id), countScans(tx, family_id)])
  return {
    available: vision !== undefined,
    sent_to: vision ? new URL(vision.url).host : null,
    allowed: consent !== undefined,
    given_at: consent?.given_at ?? null,
    given_by: consent?.given_by ?? null,
    ...scans,
  }
}

/** @throws Problem conflict: the operator didn't set up a service */
export async function allowVision(owner: Owner, vision: Setup): Promise<Vision> {
  const { tx, family_id } = owner
  if (!vision) throw new Problem('conflict')
  if (await allowVisionOf(tx, family_id)) await recordAudit(tx, { action: 'vision.allowed', family_id })
  return getVision(owner, vision)
}

/** Deletes everything that was learned. Also works after the operator removed the service. */
export async function endVision(owner: Owner, vision: Setup): Promise<Vision> {
  const { tx, family_id } = owner
  if (await endVisionOf(tx, family_id)) {
    await recordAudit(tx, { action: 'vision.ended', family_id })
    await publishToFamily(tx, family_id, { kind: 'people' })
    await publishToFamily(tx, family_id, { kind: 'photos' })
  }
  return getVision(owner, vision)
}
