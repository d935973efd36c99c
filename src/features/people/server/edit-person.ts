import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { peopleContract, Person } from '../people.contract.ts'
import { isTaken, lockPerson, selectUserOf, updatePerson } from './people.queries.ts'
import { toPerson } from './person-view.ts'
import { requireEditable } from './require-editable.ts'

type Input = InputOf<typeof peopleContract.editPerson>

/**
 * Changes only the given fields. @throws Problem conflict: someone else changed the person first; forbidden: the profile is theirs, or
 * only the owner may link it
 */
export async function editPerson(editor: Member<'people.edit'>, input: Input, sign: SignMedia): Promise<Person> {
  const { tx, family_id, role } = editor
  const { family_id: _, person_id, updated_at, member_id, ...given } = input
  await requireEditable(editor, person_id)
  const before = await lockPerson(tx, family_id, person_id)
  if (!before) throw notFound()
  if (updated_at !== undefined && updated_at !== before.updated_at) throw new Problem('conflict')
  const { kind = before.kind, birth_date = before.birth_date } = given
  // Milestones and answers belong to a child.
  if (before.kind === 'child' && kind !== 'child')
    throw new Problem('invalid_input', { fields: { kind: 'stays_child' } })
  if (kind === 'child' && birth_date === null)
    throw new Problem('invalid_input', { fields: { birth_date: 'birth_date_required' } })
  const user_id = member_id && (await selectUserOf(tx, family_id, member_id))
  if (member_id && !user_id) throw notFound()
  if (user_id && (await isTaken(tx, family_id, person_id, user_id)))
    throw new Problem('invalid_input', { fields: { member_id: 'taken' } })
  // A child hides photos even from the owner, who therefore decides whose account that is, as with an invitation.
  const account = user_id === undefined ? before.user_id : user_id
  const isLinked = kind === 'child' && account !== null && (before.kind !== 'child' || before.user_id !== account)
  if (isLinked && !may(role, 'members.manage')) throw new Problem('forbidden')
  const row = await updatePerson(tx, family_id, person_id, { ...given, ...(member_id !== undefined && { user_id }) })
  const details = { first_name: row.first_name }
  await recordAudit(tx, { action: 'person.updated', family_id, subject_id: person_id, details })
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
  return toPerson(row, editor, sign)
}
