import type { Member } from '#features/families/server/member.ts'
import { toPhotoListed } from '#features/photos/server/photo-view.ts'
import type { Tx } from '#server/db/database.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { chooseYearPhoto } from '../choose-year-photo.ts'
import type { thenAndNowContract as contract } from '../then-and-now.contract.ts'
import { selectListed } from './pairs.queries.ts'
import { selectNamed, selectYearPhotos } from './year-photos.queries.ts'

type Which = InputOf<typeof contract.listYearPhotos>

/** A person and the photo of each year, oldest first. @throws Problem not_found */
export async function chooseYearPhotos(tx: Tx, { family_id, person_id }: Which) {
  const person = await selectNamed(tx, family_id, person_id)
  if (!person) throw notFound()
  const years = Map.groupBy(
    await selectYearPhotos(tx, { family_id, person_id, birth_date: person.birth_date }),
    ({ nth }) => nth,
  )
  const chosen = [...years.values()].map((rows) => required(chooseYearPhoto(rows)))
  return {
    person,
    photos: chosen.map(({ id, nth, year }) => ({ id, year, age: person.birth_date === null ? null : nth })),
  }
}

export async function listYearPhotos(
  viewer: Member<'photos.view'>,
  which: Which,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.listYearPhotos>> {
  const { photos } = await chooseYearPhotos(viewer.tx, which)
  const rows = await selectListed(
    viewer.tx,
    which.family_id,
    photos.map(({ id }) => id),
  )
  return {
    photos: photos.flatMap(({ id, ...when }) => {
      const row = rows.get(id)
      // It may have been deleted since.
      return row ? [{ ...when, photo: toPhotoListed(row, viewer, sign) }] : []
    }),
  }
}
