import { avatarUrl } from '#features/people/server/person-view.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import type { Found, searchContract } from '../search.contract.ts'
import { findAnswers, findFamilies, findPeople, findPhotos } from './search.queries.ts'

/** A few results of each kind that the caller can see. */
export async function searchEverything(
  viewer: SignedIn,
  { text, in_family }: InputOf<typeof searchContract.searchEverything>,
  sign: SignMedia,
): Promise<Found> {
  const { tx, user_id } = viewer
  const [families, people, answers, photos] = await Promise.all([
    findFamilies(tx, { text, in_family }),
    findPeople(tx, { text, in_family }),
    findAnswers(tx, { text, in_family }),
    findPhotos(tx, user_id, { text, in_family }),
  ])
  return {
    families,
    people: people.map(({ avatar_ready, ...person }) => ({
      ...person,
      avatar_url: avatarUrl({ ...person, avatar_ready }, viewer, sign),
    })),
    answers,
    photos: photos.map(({ derivatives_version: version, thumbhash, ...photo }) => ({
      ...photo,
      thumbhash: thumbhash?.toString('base64') ?? null,
      small_url: sign(viewer, { kind: 'photo', family_id: photo.family_id, id: photo.id, variant: 'small', version }),
    })),
  }
}
