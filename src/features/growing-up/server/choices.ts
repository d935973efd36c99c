import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Choices } from '../growing-up.contract.ts'
import {
  deleteFlag,
  hideWhich,
  insertFlag,
  selectFlagOf,
  selectGrown,
  selectOwnItem,
  settleFlag,
  showAgain,
  type Which,
} from './growing-up.queries.ts'

type Viewer = Member<'family.view'>
type Chosen = { photo_id?: string | undefined; response_id?: string | undefined }

/** What the caller can decide about a photo or answer of themselves. @throws Problem not_found: they don't see it */
export async function getChoices(viewer: Viewer, chosen: Chosen): Promise<Choices> {
  const { choices } = await look(viewer, whichOf(chosen))
  return choices
}

/** @throws Problem not_found. forbidden: they aren't in it, or too young */
export async function addFlag(viewer: Viewer, chosen: Chosen): Promise<Choices> {
  const { tx, family_id } = viewer
  const which = whichOf(chosen)
  const { choices, person_id } = await look(viewer, which)
  if (!choices.may_flag || !person_id) throw new Problem('forbidden')
  await insertFlag(tx, { id: newId(), family_id, person_id }, which)
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
  return getChoices(viewer, chosen)
}

/** @throws Problem not_found: it's someone else's */
export async function removeFlag({ tx, family_id }: Viewer, { flag_id }: { flag_id: string }): Promise<void> {
  if (!(await deleteFlag(tx, family_id, flag_id))) throw notFound()
  await publishToFamily(tx, family_id, { kind: 'people' })
}

export async function settle(
  { tx, family_id }: Member<'people.edit'>,
  { flag_id }: { flag_id: string },
): Promise<void> {
  const person_id = await settleFlag(tx, family_id, flag_id)
  if (!person_id) throw notFound()
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
}

/** Others aren't notified, and the audit log has no entry: the child's page counts what is hidden. */
export async function hideItem(viewer: Viewer, chosen: Chosen): Promise<Choices> {
  const { tx, family_id } = viewer
  const which = whichOf(chosen)
  const { choices } = await look(viewer, which)
  if (!choices.may_hide) throw new Problem('forbidden')
  const person_id = await hideWhich(tx, family_id, which)
  if (!person_id) throw new Problem('forbidden')
  await publish(viewer, which, person_id)
  return getChoices(viewer, chosen)
}

/** @throws Problem not_found: the caller hasn't hidden it */
export async function showItem(viewer: Viewer, { item_id }: { item_id: string }): Promise<void> {
  const person_id = await showAgain(viewer.tx, viewer.family_id, item_id)
  if (!person_id) throw notFound()
  await publish(viewer, { kind: 'response', id: item_id }, person_id)
}

/** The database publishes changes of photos. */
async function publish({ tx, family_id }: Viewer, { kind }: Which, person_id: string) {
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
  if (kind === 'response') await publishToFamily(tx, family_id, { kind: 'personality', id: person_id })
}

async function look(viewer: Viewer, which: Which): Promise<{ choices: Choices; person_id: string | undefined }> {
  const { tx, family_id } = viewer
  const flaggers = await selectGrown(tx, family_id, 'flag')
  const hiders = new Set(await selectGrown(tx, family_id, 'hide'))
  const item = await selectOwnItem(tx, family_id, which, flaggers)
  if (!item) throw notFound()
  const [person_id] = item.person_ids
  const flag = (await selectFlagOf(tx, family_id, which)) ?? null
  return {
    person_id,
    choices: {
      may_flag: person_id !== undefined && !item.is_private && flag === null,
      may_hide: person_id !== undefined && hiders.has(person_id) && !item.is_private,
      is_hidden: item.is_hidden,
      flag,
    },
  }
}

/** @throws Problem invalid_input: neither, or both */
function whichOf({ photo_id, response_id }: Chosen): Which {
  if (photo_id && !response_id) return { kind: 'photo', id: photo_id }
  if (response_id && !photo_id) return { kind: 'response', id: response_id }
  throw new Problem('invalid_input')
}
