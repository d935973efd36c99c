import type { Member } from '#features/families/server/member.ts'
import { toPhotoListed } from '#features/photos/server/photo-view.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { GrowingUp, growingUpContract as contract, Item } from '../growing-up.contract.ts'
import { steps } from '../growing-up.rules.ts'
import {
  selectAges,
  selectAnswers,
  selectChild,
  selectFlags,
  selectGrown,
  selectHidden,
  selectHiddenCounts,
  selectPhotos,
  type Which,
} from './growing-up.queries.ts'

type Viewer = Member<'family.view'>

/** @throws Problem not_found */
export async function getGrowingUp(
  viewer: Viewer,
  { person_id }: InputOf<typeof contract.getGrowingUp>,
  sign: SignMedia,
): Promise<GrowingUp> {
  const { tx, family_id, user_id } = viewer
  const child = await selectChild(tx, family_id, person_id)
  if (!child) throw notFound()
  const grown = await Promise.all(steps.map((step) => selectGrown(tx, family_id, step)))
  const [flag, hide, own] = grown.map((ids) => ids.includes(person_id))
  const flags = await selectFlags(tx, family_id, person_id)
  const show = await showItems(viewer, flags.map(itemOf), sign)
  return {
    ages: await selectAges(tx, family_id),
    is_you: child.user_id === user_id,
    may: { flag: flag === true, hide: hide === true, own: own === true && child.own_since === null },
    hidden: await selectHiddenCounts(tx, family_id, person_id),
    own_since: child.own_since,
    flags: flags.flatMap((row) => {
      const item = show(itemOf(row))
      return item ? { id: row.id, created_at: row.created_at, settled_at: row.settled_at, ...item } : []
    }),
  }
}

export async function listHidden(viewer: Viewer, sign: SignMedia): Promise<ResultOf<typeof contract.listHidden>> {
  const hidden = await selectHidden(viewer.tx, viewer.family_id)
  const show = await showItems(viewer, hidden, sign)
  return { items: hidden.flatMap((item) => show(item) ?? []) }
}

function itemOf({ photo_id, response_id }: { photo_id: string | null; response_id: string | null }): Which {
  return photo_id ? { kind: 'photo', id: photo_id } : { kind: 'response', id: response_id ?? '' }
}

/** Looks up photos and answers for a list, limited to those that the caller sees. */
async function showItems(
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
