import type { Insertable } from 'kysely'
import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { People } from '#server/db/tables.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { Child, childrenContract } from '../children.contract.ts'
import type { peopleContract, Person } from '../people.contract.ts'
import { insertPerson, selectPerson } from './people.queries.ts'
import { toPerson } from './person-view.ts'

/** Adds an adult or a pet. Requests with the same `once` add only one. */
export async function addPerson(
  editor: Member<'people.edit'>,
  { family_id: _, once, ...person }: InputOf<typeof peopleContract.addPerson>,
  sign: SignMedia,
): Promise<Person> {
  return (await addOnce(editor, once, person, sign)).person
}

/** @throws Problem not_found: the person was added by an earlier request, and has been removed */
async function addOnce(
  editor: Member<'people.edit'>,
  once: string | undefined,
  given: Omit<Insertable<People>, 'id' | 'family_id' | 'added_by'>,
  sign: SignMedia,
): Promise<{ person: Person; isNew: boolean }> {
  const { tx, family_id, user_id } = editor
  const id = idempotentId(once, user_id, family_id)
  const row = await insertPerson(tx, { id, family_id, added_by: user_id, ...given })
  if (!row) {
    const known = await selectPerson(tx, family_id, id)
    if (!known) throw notFound()
    return { person: toPerson(known, editor, sign), isNew: false }
  }
  const details = { first_name: row.first_name }
  await recordAudit(tx, { action: 'person.added', family_id, subject_id: id, details })
  await publishToFamily(tx, family_id, { kind: 'people', id })
  return { person: toPerson(row, editor, sign), isNew: true }
}

/** Adds a child. Requests with the same `once` add only one. */
export async function addChild(
  editor: Member<'people.edit'>,
  { once, first_name, last_name, birth_date, gender, also_known_as }: InputOf<typeof childrenContract.addChild>,
  sign: SignMedia,
): Promise<Child> {
  const { tx, family_id, user_id } = editor
  const given = { kind: 'child', first_name, last_name, birth_date, gender, also_known_as } as const
  const { person, isNew } = await addOnce(editor, once, given, sign)
  if (isNew)
    await recordActivity(tx, {
      ...{ family_id, user_id, activity_type: 'child_added', title: first_name },
      metadata: { child_id: person.id },
    })
  return { ...person, birth_date }
}
