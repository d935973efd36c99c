import type { Member } from '#features/families/server/member.ts'
import { toPhotoListed } from '#features/photos/server/photo-view.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { Item } from '../growing-up.contract.ts'
import { selectAnswers, selectPhotos, type Which } from './growing-up.queries.ts'

/** Looks up photos and answers for a list, limited to those that the caller sees. */
export async function showItems(
  viewer: Member<'family.view'> | Member<'people.edit'>,
  items: readonly Which[],
  sign: SignMedia,
): Promise<(which: Which) => Item | undefined> {
  const { tx, family_id } = viewer
  const idsOf = (kind: Which['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const photos = await selectPhotos(tx, family_id, idsOf('photo'))
  const answers = await selectAnswers(tx, family_id, idsOf('response'))
  return ({ kind, id }) => {
    const row = kind === 'photo' ? photos.get(id) : undefined
    const answer = kind === 'response' ? answers.get(id) : undefined
    if (!row && !answer) return undefined
    return { photo: row ? toPhotoListed(row, viewer, sign) : null, answer: answer ?? null }
  }
}
