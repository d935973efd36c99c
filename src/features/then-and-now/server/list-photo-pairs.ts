import type { Member } from '#features/families/server/member.ts'
import { toPhotoListed, type PhotoListedRow } from '#features/photos/server/photo-view.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { choosePairs, isSamePlace, sharedPeople, yearsApart, type Compared } from '../pairs.rules.ts'
import type { PhotoPair, thenAndNowContract as contract } from '../then-and-now.contract.ts'
import { selectCandidates, selectCompared, selectLatest, selectListed } from './pairs.queries.ts'

/** Photos that are tried for the home page until one has a pair. */
const TRIED_MAX = 4

type Viewer = Member<'photos.view'>

/** @throws Problem not_found */
export async function listPhotoPairs(
  viewer: Viewer,
  { family_id, photo_id }: InputOf<typeof contract.listPhotoPairs>,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.listPhotoPairs>> {
  const photo = await selectCompared(viewer.tx, family_id, photo_id)
  if (!photo) throw notFound()
  if (!photo.is_comparable) return { pairs: [] }
  const chosen = choosePairs(photo, await selectCandidates(viewer.tx, family_id, photo))
  const rows = await selectListed(viewer.tx, family_id, [photo.id, ...chosen.map(({ id }) => id)])
  return {
    pairs: chosen.flatMap((other): PhotoPair[] => {
      const [before, after] = (other.day < photo.day ? [other, photo] : [photo, other]).map(({ id }) => rows.get(id))
      // One of them was deleted since.
      if (!before || !after) return []
      const show = (row: PhotoListedRow) => toPhotoListed(row, viewer, sign)
      return [{ before: show(before), after: show(after), ...likenessOf(photo, other) }]
    }),
  }
}

function likenessOf(photo: Compared, other: Compared) {
  return {
    years: yearsApart(photo.day, other.day),
    is_same_place: isSamePlace(photo, other),
    person_ids: sharedPeople(photo, other),
  }
}

export async function getThenAndNow(
  viewer: Viewer,
  { family_id, day }: InputOf<typeof contract.getThenAndNow>,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.getThenAndNow>> {
  for (const photo_id of await selectLatest(viewer.tx, family_id, day, TRIED_MAX)) {
    const [pair] = (await listPhotoPairs(viewer, { family_id, photo_id }, sign)).pairs
    if (pair) return { pair }
  }
  return { pair: null }
}
