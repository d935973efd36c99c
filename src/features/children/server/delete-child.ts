import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { tellFamily } from '#server/live/tell.ts'
import { notFound } from '#shared/problems.ts'
import { hideChild } from './children.queries.ts'

/** Takes a child out of every view; what was linked to it stays. It is purged after CHILD_TRASH_DAYS. */
export async function deleteChild(editor: Member<'children.edit'>, { child_id }: { child_id: string }): Promise<void> {
  const { tx, family_id } = editor
  if (!(await hideChild(tx, family_id, child_id))) throw notFound()
  await recordAudit(tx, { action: 'child.removed', family_id, subject_id: child_id })
  await tellFamily(tx, family_id, { kind: 'children', id: child_id })
}
