import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { hidePerson } from './people.queries.ts'
import { requireEditable } from './require-editable.ts'

/** Removes a person from every view and keeps what's linked to them. They are purged after CHILD_TRASH_DAYS. */
export async function deletePerson(editor: Member<'people.edit'>, { person_id }: { person_id: string }): Promise<void> {
  const { tx, family_id } = editor
  await requireEditable(editor, person_id)
  if (!(await hidePerson(tx, family_id, person_id))) throw notFound()
  await recordAudit(tx, { action: 'person.removed', family_id, subject_id: person_id })
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
}
