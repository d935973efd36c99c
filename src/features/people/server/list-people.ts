import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { peopleContract, PersonDetail } from '../people.contract.ts'
import { countOf, countPhotosOf, selectPeople, selectPerson, selectPhotoYears, selectTold } from './people.queries.ts'
import { toPerson } from './person-view.ts'
import { selectRelations } from './relations.queries.ts'

export async function listPeople(
  viewer: Member<'family.view'>,
  sign: SignMedia,
): Promise<ResultOf<typeof peopleContract.listPeople>> {
  const { tx, family_id } = viewer
  const [people, relations] = await Promise.all([selectPeople(tx, family_id), selectRelations(tx, family_id)])
  return { people: people.map((row) => toPerson(row, viewer, sign)), relations }
}

/** @throws Problem not_found: the person is hidden by row-level security, was removed, or never existed */
export async function getPerson(
  viewer: Member<'family.view'>,
  { person_id }: { person_id: string },
  sign: SignMedia,
): Promise<PersonDetail> {
  const { tx } = viewer
  const row = await selectPerson(tx, viewer.family_id, person_id)
  if (!row) throw notFound()
  const [photo_years, photos, milestones, answers, told] = await Promise.all([
    row.birth_date ? selectPhotoYears(tx, row, row.birth_date) : [],
    countPhotosOf(tx, row),
    countOf(tx, 'milestones', row),
    countOf(tx, 'child_personality_responses', row),
    row.kind === 'adult' && row.user_id ? selectTold(tx, row.family_id, row.user_id) : undefined,
  ])
  return { ...toPerson(row, viewer, sign), counts: { photos, milestones, answers }, photo_years, told: told ?? null }
}
