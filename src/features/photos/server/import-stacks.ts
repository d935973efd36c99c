import type { ActingMember } from '#features/families/server/member.ts'
import { Problem } from '#shared/problems.ts'
import { STACK_MAX } from '../photos.rules.ts'
import type { ImportedPhoto } from './describe-photo.ts'
import { lockPhotos } from './photos.queries.ts'
import { separatePhotos, selectUnstacked } from './stacks.queries.ts'
import { stackPhotos } from './stacks.ts'

/** Runs each step in a transaction of its own. */
type Act = (step: (editor: ActingMember<'photos.edit_own'>) => Promise<void>) => Promise<void>

/**
 * Stacks photos as they were stacked in an export, and separates new ones that someone had unstacked. What someone unstacked here
 * stays so.
 */
export async function importStacks(
  act: Act,
  exported: readonly ImportedPhoto[],
  { photos, added }: { photos: ReadonlyMap<string, string>; added: ReadonlySet<string> },
): Promise<void> {
  const here = (some: readonly ImportedPhoto[]) => [...new Set(some.flatMap(({ id }) => photos.get(id) ?? []))]
  const apart = here(exported.filter(({ is_unstacked }) => is_unstacked)).filter((id) => added.has(id))
  for (let at = 0; at < apart.length; at += STACK_MAX)
    await act(async ({ tx, family_id }) => {
      await lockPhotos(tx, family_id)
      await separatePhotos(tx, family_id, apart.slice(at, at + STACK_MAX))
    })
  for (const [stack_id, stacked] of Map.groupBy(exported, (photo) => photo.stack_id)) {
    if (!stack_id) continue
    const top = stacked.find(({ is_stack_top }) => is_stack_top)
    await act(async (editor) => {
      const unstacked = await selectUnstacked(editor.tx, editor.family_id, here(stacked))
      const photo_ids = here(stacked).filter((id) => !unstacked.has(id))
      const top_photo_id = photo_ids.find((id) => top && id === photos.get(top.id))
      if (photo_ids.length > 1) await stackPhotos(editor, { photo_ids, top_photo_id })
    }).catch((error: unknown) => {
      // Some of them have become private here, or are in a large stack.
      if (!(error instanceof Problem)) throw error
    })
  }
}
