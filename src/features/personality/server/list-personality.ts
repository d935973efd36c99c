import { listChildren } from '#features/people/server/list-children.ts'
import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { personalityContract } from '../personality.contract.ts'
import { progressOf, SLOTS, summaryOf } from '../personality.rules.ts'
import { selectAnswered } from './personality.queries.ts'
import { countAskedSlots } from './prompts.queries.ts'

/** Each child's progress. Other people's private answers don't count, so that the numbers don't reveal them. */
export async function listPersonality(
  viewer: Member<'family.view'>,
  signMedia: SignMedia,
): Promise<ResultOf<typeof personalityContract.listPersonality>> {
  const [listed, answered, slots] = await Promise.all([
    listChildren(viewer, signMedia),
    selectAnswered(viewer.tx, viewer.family_id, SLOTS),
    countAskedSlots(viewer.tx, viewer.family_id, SLOTS),
  ])
  const children = listed.children.map((child) => ({
    ...child,
    progress: progressOf(answered.get(child.id) ?? 0, slots),
  }))
  return { children, summary: summaryOf(children.map(({ progress }) => progress)) }
}
