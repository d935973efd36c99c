import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { tellFamily } from '#server/live/tell.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import type { Child, childrenContract } from '../children.contract.ts'
import type { ChildHooks } from './child-hooks.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { toChild } from './child-view.ts'
import { insertChild } from './children.queries.ts'

export async function addChild(
  editor: Member<'children.edit'>,
  { first_name, last_name, birth_date, gender }: InputOf<typeof childrenContract.addChild>,
  hooks: ChildHooks,
  sign: SignMedia,
): Promise<Child> {
  const { family_id, user_id } = editor
  const given = { first_name, last_name, birth_date, gender }
  const row = await insertChild(editor.tx, { id: newId(), family_id, added_by: user_id, ...given })
  await recordAudit(editor.tx, { action: 'child.added', family_id, subject_id: row.id, details: { first_name } })
  await hooks.childAdded(editor, row)
  await tellFamily(editor.tx, family_id, { kind: 'children', id: row.id })
  return toChild(row, editor, sign)
}
