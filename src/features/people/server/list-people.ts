import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { peopleContract } from '../people.contract.ts'
import { selectPeople } from './people.queries.ts'
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
