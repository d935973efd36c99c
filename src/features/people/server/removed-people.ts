import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { peopleContract, Person } from '../people.contract.ts'
import { hidePerson, selectPerson } from './people.queries.ts'
import { toPerson } from './person-view.ts'
import { selectRemovedPeople, showPerson } from './removed-people.queries.ts'
import { requireEditable } from './require-editable.ts'

/** Removes a person from every view and keeps what's linked to them. They are purged after CHILD_TRASH_DAYS. */
export async function deletePerson(editor: Member<'people.edit'>, { person_id }: { person_id: string }): Promise<void> {
  const { tx, family_id } = editor
  await requireEditable(editor, person_id)
  if (!(await hidePerson(tx, family_id, person_id))) throw notFound()
  await recordAudit(tx, { action: 'person.removed', family_id, subject_id: person_id })
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
}

/** Removed people who can still be restored, newest first. */
export async function listRemovedPeople(
  owner: Member<'family.manage'>,
): Promise<ResultOf<typeof peopleContract.listRemovedPeople>> {
  return { people: await selectRemovedPeople(owner.tx, owner.family_id) }
}

/** Restores a removed person with everything that was linked to them. */
export async function restorePerson(
  owner: Member<'family.manage'>,
  { person_id }: { person_id: string },
  sign: SignMedia,
): Promise<Person> {
  const { tx, family_id } = owner
  if (!(await showPerson(tx, family_id, person_id))) throw notFound()
  await recordAudit(tx, { action: 'person.restored', family_id, subject_id: person_id })
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
  return toPerson(required(await selectPerson(tx, family_id, person_id)), owner, sign)
}
