import { listChildren } from '#features/people/server/list-children.ts'
import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { personalityContract } from '../personality.contract.ts'
import { progressOf, SLOTS, summaryOf } from '../personality.rules.ts'
import { selectAnswered } from './personality.queries.ts'
import { toPrompt } from './prompt-view.ts'
import { selectAnsweredBy, selectPrompts } from './prompts.queries.ts'

/** Each child's progress and next question. Other people's private answers don't count, so that the numbers don't reveal them. */
export async function listPersonality(
  viewer: Member<'family.view'>,
  signMedia: SignMedia,
): Promise<ResultOf<typeof personalityContract.listPersonality>> {
  const [listed, answered, prompts, answers] = await Promise.all([
    listChildren(viewer, signMedia),
    selectAnswered(viewer.tx, viewer.family_id, SLOTS),
    selectPrompts(viewer.tx, viewer.family_id),
    selectAnsweredBy(viewer.tx, viewer.family_id),
  ])
  const asked = prompts.filter(({ is_skipped }) => !is_skipped)
  const slots = asked.filter(({ prompt_order }) => prompt_order <= SLOTS).length
  const pairs = new Set(answers.map(({ child_id, prompt_id }) => child_id + prompt_id))
  const nextFor = (child_id: string) => asked.find(({ id }) => !pairs.has(child_id + id))
  const children = listed.children.map((child) => {
    const next = nextFor(child.id)
    return {
      ...child,
      progress: progressOf(answered.get(child.id) ?? 0, slots),
      next: next ? toPrompt(next) : null,
    }
  })
  return { children, summary: summaryOf(children.map(({ progress }) => progress)) }
}
