import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Child, childrenContract } from '../children.contract.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { toChild } from './child-view.ts'
import { lockChild, updateChild } from './children.queries.ts'

/** Changes only the given fields. @throws Problem conflict: someone else changed the child first */
export async function editChild(
  editor: Member<'people.edit'>,
  { child_id, first_name, last_name, birth_date, gender, updated_at }: InputOf<typeof childrenContract.editChild>,
  sign: SignMedia,
): Promise<Child> {
  const { family_id } = editor
  const before = await lockChild(editor.tx, family_id, child_id)
  if (!before) throw notFound()
  if (updated_at !== undefined && updated_at !== before.updated_at) throw new Problem('conflict')
  const change = {
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
    ...(birth_date !== undefined && { birth_date }),
    ...(gender !== undefined && { gender }),
  }
  const row = await updateChild(editor.tx, family_id, child_id, change)
  await recordAudit(editor.tx, {
    action: 'child.updated',
    family_id,
    subject_id: child_id,
    details: { first_name: row.first_name },
  })
  await publishToFamily(editor.tx, family_id, { kind: 'children', id: child_id })
  return toChild(row, editor, sign)
}
