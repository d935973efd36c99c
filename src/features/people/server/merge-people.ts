import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Person } from '../people.contract.ts'
import { childFolder } from './avatar-objects.ts'
import { movePerson, selectPerson } from './people.queries.ts'
import { toPerson } from './person-view.ts'

/**
 * Moves everything of one person to another and deletes the first. @throws Problem conflict: the first is a child with answers,
 * or with milestones that the other can't have
 */
export async function mergePeople(
  editor: Member<'people.edit'>,
  { person_id, into_person_id }: { person_id: string; into_person_id: string },
  sign: SignMedia,
): Promise<Person> {
  const { tx, family_id } = editor
  const [moved, kept] = [
    await selectPerson(tx, family_id, person_id),
    await selectPerson(tx, family_id, into_person_id),
  ]
  if (!moved || !kept) throw notFound()
  if (!(await movePerson(tx, family_id, person_id, into_person_id))) throw new Problem('conflict')
  await addJob(tx, removeObjectsJob, { folder: childFolder(family_id, person_id) })
  const details = { first_name: moved.first_name }
  await recordAudit(tx, { action: 'person.merged', family_id, subject_id: into_person_id, details })
  await publishToFamily(tx, family_id, { kind: 'people' })
  await publishToFamily(tx, family_id, { kind: 'photos' })
  return toPerson(required(await selectPerson(tx, family_id, into_person_id)), editor, sign)
}
