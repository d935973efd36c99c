import { avatarUrl } from '#features/people/server/person-view.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import type { Found, searchContract } from '../search.contract.ts'
import { findAlbums, findAnswers, findFamilies, findMilestones, findPeople, findPhotos } from './search.queries.ts'

type Covered = { family_id: string; cover_id: string | null; cover_version: number | null }

/** A few results of each kind that the caller can see. */
export async function searchEverything(
  viewer: SignedIn,
  { text, in_family }: InputOf<typeof searchContract.searchEverything>,
  sign: SignMedia,
): Promise<Found> {
  const { tx, user_id } = viewer
  const wanted = { text, in_family }
  const [families, people, albums, milestones, answers, photos] = await Promise.all([
    findFamilies(tx, wanted),
    findPeople(tx, wanted),
    findAlbums(tx, wanted),
    findMilestones(tx, wanted),
    findAnswers(tx, wanted),
    findPhotos(tx, user_id, wanted),
  ])
  const smallUrl = (photo: { id: string; family_id: string }, version: number) =>
    sign(viewer, { kind: 'photo', family_id: photo.family_id, id: photo.id, variant: 'small', version })
  const withCover = <Row extends Covered>({ cover_id, cover_version, ...row }: Row) => ({
    ...row,
    cover_url: cover_id && smallUrl({ id: cover_id, family_id: row.family_id }, cover_version ?? 0),
  })
  return {
    families,
    albums: albums.map(withCover),
    milestones: milestones.map(withCover),
    people: people.map(({ avatar_ready, ...person }) => ({
      ...person,
      avatar_url: avatarUrl({ ...person, avatar_ready }, viewer, sign),
    })),
    answers,
    photos: photos.map(({ derivatives_version: version, thumbhash, ...photo }) => ({
      ...photo,
      thumbhash: thumbhash?.toString('base64') ?? null,
      small_url: smallUrl(photo, version),
    })),
  }
}
