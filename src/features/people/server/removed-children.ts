import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Child, childrenContract } from '../children.contract.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { toChild } from './child-view.ts'
import { selectChild } from './children.queries.ts'
import { selectRemovedChildren, showChild } from './removed-children.queries.ts'

/** Removed children who can still be restored, newest first. */
export async function listRemovedChildren(
  owner: Member<'family.manage'>,
): Promise<ResultOf<typeof childrenContract.listRemovedChildren>> {
  return { children: await selectRemovedChildren(owner.tx, owner.family_id) }
}

/** Restores a removed child with everything that was linked to them. */
export async function restoreChild(
  owner: Member<'family.manage'>,
  { child_id }: { child_id: string },
  sign: SignMedia,
): Promise<Child> {
  const { tx, family_id } = owner
  if (!(await showChild(tx, family_id, child_id))) throw notFound()
  await recordAudit(tx, { action: 'child.restored', family_id, subject_id: child_id })
  await publishToFamily(tx, family_id, { kind: 'children', id: child_id })
  return toChild(required(await selectChild(tx, family_id, child_id)), owner, sign)
}
