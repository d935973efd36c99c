import type { Member } from '#features/families/server/member.ts'
import { toPhotoListed, type PhotoListedRow } from '#features/photos/server/photo-view.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { atSameAge, chooseAges } from '../same-age.rules.ts'
import type { thenAndNowContract as contract } from '../then-and-now.contract.ts'
import { selectListed } from './pairs.queries.ts'
import { selectSameAge } from './same-age.queries.ts'
import { selectNamed } from './year-photos.queries.ts'

/** @throws Problem not_found */
export async function listSameAge(
  viewer: Member<'photos.view'>,
  { family_id, person_id }: InputOf<typeof contract.listSameAge>,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.listSameAge>> {
  const person = await selectNamed(viewer.tx, family_id, person_id)
  if (!person) throw notFound()
  const { birth_date } = person
  if (!birth_date) return { pairs: [] }
  const found = await selectSameAge(viewer.tx, { family_id, person_id }, birth_date)
  const parentOf = new Map(found.map(({ parent, parent_id }) => [parent.id, parent_id]))
  const chosen = chooseAges(
    found.flatMap(({ parent, parent_birth, child }) => {
      const pair = atSameAge({ photo: parent, birth_date: parent_birth }, { photo: child, birth_date })
      return pair ?? []
    }),
  )
  const rows = await selectListed(
    viewer.tx,
    family_id,
    chosen.flatMap(({ parent, child }) => [parent.id, child.id]),
  )
  const show = (row: PhotoListedRow) => toPhotoListed(row, viewer, sign)
  return {
    pairs: chosen.flatMap(({ parent, child, age_days, days_apart }) => {
      const [theirs, own] = [rows.get(parent.id), rows.get(child.id)]
      // One of them was deleted since.
      if (!theirs || !own) return []
      const parent_id = required(parentOf.get(parent.id))
      return [{ parent_id, parent_photo: show(theirs), photo: show(own), age_days, days_apart }]
    }),
  }
}
