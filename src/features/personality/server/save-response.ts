import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { personalityContract, PersonalityResponse } from '../personality.contract.ts'
import { lockConsent, selectChild, selectSharing } from './personality.queries.ts'
import { selectPrompt } from './prompts.queries.ts'
import { toResponse } from './response-view.ts'
import { insertResponse, selectTake, shareResponse, updateResponse, type ResponseRow } from './responses.queries.ts'

type Editor = Member<'personality.edit'>
type Input = InputOf<typeof personalityContract.saveResponse>

/**
 * Saves an answer. The first save of a take adds an answer before the earlier ones; later saves of the same take change
 * its text. @throws Problem conflict: the take is another user's private answer, or was deleted; consent_required:
 * consent was withdrawn
 */
export async function saveResponse(editor: Editor, input: Input, sign: SignMedia): Promise<PersonalityResponse> {
  const { tx, family_id, user_id } = editor
  const { child_id, prompt_id } = input
  const child = await selectChild(tx, family_id, child_id)
  if (!child || !(await selectPrompt(tx, family_id, prompt_id))) throw notFound()
  if ((await lockConsent(tx, family_id, child_id)) === 'withdrawn') throw new Problem('consent_required')
  const before = await selectTake(tx, input)
  if (before) await changeTake(editor, input, before)
  else if (!(await addTake(editor, input))) {
    // Lost a race: the same take was just saved by another request.
    const winner = await selectTake(tx, input)
    if (!winner) throw new Problem('conflict')
    await changeTake(editor, input, winner)
  }
  const saved = required(await selectTake(tx, input))
  const only_to = saved.audience === 'private' && (before?.audience ?? 'private') === 'private' ? user_id : null
  await publishToFamily(tx, family_id, { kind: 'personality', id: child_id, ...(only_to && { only_to }) })
  return toResponse(saved, editor, child.birth_date, sign)
}

async function addTake({ tx, family_id, user_id }: Editor, { child_id, prompt_id, take, ...input }: Input) {
  if (!input.response_text) throw emptyAnswer()
  const audience = input.audience ?? (await selectSharing(tx, user_id))
  const row = { id: newId(), family_id, added_by: user_id, child_id, prompt_id, take, audience }
  return insertResponse(tx, { ...row, response_text: input.response_text })
}

async function changeTake({ tx, family_id }: Editor, input: Input, before: ResponseRow) {
  if (!input.response_text && !before.video_clip_id) throw emptyAnswer()
  await updateResponse(tx, family_id, before.id, input.response_text || null)
  // Otherwise, an editor could hide someone else's shared answer from everyone, including its author.
  if (input.audience && input.audience !== before.audience)
    if (!(await shareResponse(tx, family_id, before.id, input.audience))) throw new Problem('forbidden')
}

/** A response needs a recorded video or non-empty text (S1). */
function emptyAnswer(): Problem {
  return new Problem('invalid_input', { fields: { response_text: 'response_required' } })
}
