import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { GrowingUp, growingUpContract as contract } from '../growing-up.contract.ts'
import { steps } from '../growing-up.rules.ts'
import {
  selectAges,
  selectChild,
  selectFlags,
  selectGrown,
  selectHidden,
  selectHiddenCounts,
  type Which,
} from './growing-up.queries.ts'
import { showItems } from './shown-items.ts'

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
