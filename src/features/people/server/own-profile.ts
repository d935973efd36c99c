import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { peopleContract as contract, Person } from '../people.contract.ts'
import { isOwn, selectPerson, takeOver, updatePerson } from './people.queries.ts'
import { toPerson } from './person-view.ts'

type Viewer = Member<'family.view'>

/** @throws Problem not_found. forbidden: they're too young, or it's someone else's */
export async function ownProfile(
  viewer: Viewer,
  { person_id }: { person_id: string },
  sign: SignMedia,
): Promise<Person> {
  const { tx, family_id } = viewer
  if (!(await selectPerson(tx, family_id, person_id))) throw notFound()
  if (!(await takeOver(tx, family_id, person_id)) && !(await isOwn(tx, viewer, person_id)))
    throw new Problem('forbidden')
  return changed(viewer, person_id, sign)
}

/** @throws Problem not_found. forbidden: it isn't theirs */
export async function editOwnProfile(
  viewer: Viewer,
  { person_id, first_name, last_name, also_known_as }: InputOf<typeof contract.editOwnProfile>,
  sign: SignMedia,
): Promise<Person> {
  const { tx, family_id } = viewer
  if (!(await selectPerson(tx, family_id, person_id))) throw notFound()
  if (!(await isOwn(tx, viewer, person_id))) throw new Problem('forbidden')
  await updatePerson(tx, family_id, person_id, { first_name, last_name, also_known_as })
  return changed(viewer, person_id, sign)
}

async function changed(viewer: Viewer, person_id: string, sign: SignMedia): Promise<Person> {
  const { tx, family_id } = viewer
  const row = required(await selectPerson(tx, family_id, person_id))
  const details = { first_name: row.first_name }
  await recordAudit(tx, { action: 'person.updated', family_id, subject_id: person_id, details })
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
  return toPerson(row, viewer, sign)
}
