import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { hideChild } from './children.queries.ts'

/** Removes a child from every view and keeps what's linked to them. The child is purged after CHILD_TRASH_DAYS. */
export async function deleteChild(editor: Member<'people.edit'>, { child_id }: { child_id: string }): Promise<void> {
  const { tx, family_id } = editor
  if (!(await hideChild(tx, family_id, child_id))) throw notFound()
  await recordAudit(tx, { action: 'child.removed', family_id, subject_id: child_id })
  await publishToFamily(tx, family_id, { kind: 'children', id: child_id })
}
