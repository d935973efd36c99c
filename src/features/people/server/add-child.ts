import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { Child, childrenContract } from '../children.contract.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { toChild } from './child-view.ts'
import { insertChild, selectChild } from './children.queries.ts'

/** Adds a child. Requests with the same `once` add only one. */
export async function addChild(
  editor: Member<'people.edit'>,
  { once, first_name, last_name, birth_date, gender }: InputOf<typeof childrenContract.addChild>,
  sign: SignMedia,
): Promise<Child> {
  const { family_id, user_id } = editor
  const given = { first_name, last_name, birth_date, gender }
  const id = idempotentId(once, user_id, family_id)
  const row = await insertChild(editor.tx, { id, family_id, added_by: user_id, ...given })
  if (!row) return toChild(await knownChild(editor, id), editor, sign)
  await recordAudit(editor.tx, { action: 'child.added', family_id, subject_id: row.id, details: { first_name } })
  await recordActivity(editor.tx, {
    ...{ family_id, user_id, activity_type: 'child_added', title: first_name },
    metadata: { child_id: row.id },
  })
  await publishToFamily(editor.tx, family_id, { kind: 'children', id: row.id })
  return toChild(row, editor, sign)
}

/** @throws Problem not_found: the child was added by an earlier request, and has been removed */
async function knownChild({ tx, family_id }: Member<'people.edit'>, id: string) {
  const row = await selectChild(tx, family_id, id)
  if (!row) throw notFound()
  return row
}
