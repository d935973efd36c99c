import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { personalityContract, PersonalityPrompt } from '../personality.contract.ts'
import { OWN_PROMPTS_MAX, SLOTS } from '../personality.rules.ts'
import { toPrompt } from './prompt-view.ts'
import {
  insertPrompt,
  lockPrompts,
  selectAnsweredBy,
  selectFirstPrompt,
  selectLastOrder,
  selectPrompt,
  selectPrompts,
  setRetired,
} from './prompts.queries.ts'

type Editor = Member<'personality.edit'>

export async function listPrompts({
  tx,
  family_id,
}: Member<'family.view'>): Promise<ResultOf<typeof personalityContract.listPrompts>> {
  const [prompts, answers] = await Promise.all([selectPrompts(tx, family_id), selectAnsweredBy(tx, family_id)])
  const answered = Map.groupBy(answers, ({ prompt_id }) => prompt_id)
  return {
    prompts: prompts.map((prompt) => ({
      ...toPrompt(prompt),
      answered_by: (answered.get(prompt.id) ?? []).map(({ child_id }) => child_id),
    })),
  }
}

/** Adds a question at the end. @throws Problem too_many: the family already has the maximum number of questions */
export async function addPrompt(
  { tx, family_id, user_id }: Editor,
  { prompt_text, category }: InputOf<typeof personalityContract.addPrompt>,
): Promise<PersonalityPrompt> {
  await lockPrompts(tx, family_id)
  if ((await selectPrompts(tx, family_id)).length >= SLOTS + OWN_PROMPTS_MAX) throw new Problem('too_many')
  const prompt_order = (await selectLastOrder(tx, family_id)) + 1
  const row = { id: newId(), family_id, added_by: user_id, prompt_order, category, prompt_text }
  const prompt = await insertPrompt(tx, row)
  await publishToFamily(tx, family_id, { kind: 'personality' })
  return toPrompt(prompt)
}

/** Replaces a question. Existing answers keep the old wording and still count. */
export async function replacePrompt(
  editor: Editor,
  { prompt_id, prompt_text, category }: InputOf<typeof personalityContract.replacePrompt>,
): Promise<PersonalityPrompt> {
  const { tx, family_id, user_id } = editor
  const former = await lockAsked(editor, prompt_id)
  await setRetired(tx, family_id, prompt_id, true)
  const same = { prompt_order: former.prompt_order, category: category ?? former.category }
  const prompt = await insertPrompt(tx, { id: newId(), family_id, added_by: user_id, prompt_text, ...same })
  await publishToFamily(tx, family_id, { kind: 'personality' })
  return toPrompt(prompt)
}

/** @throws Problem conflict: built-in questions can be replaced, but not removed */
export async function removePrompt(editor: Editor, { prompt_id }: { prompt_id: string }): Promise<void> {
  const { tx, family_id } = editor
  const former = await lockAsked(editor, prompt_id)
  if (former.prompt_key) throw new Problem('conflict')
  await setRetired(tx, family_id, prompt_id, true)
  const first = await selectFirstPrompt(tx, family_id, former.prompt_order)
  if (first) await setRetired(tx, family_id, first.id, false)
  await publishToFamily(tx, family_id, { kind: 'personality' })
}

async function lockAsked({ tx, family_id }: Editor, prompt_id: string) {
  await lockPrompts(tx, family_id)
  const prompt = await selectPrompt(tx, family_id, prompt_id)
  if (!prompt || prompt.retired_at) throw notFound()
  return prompt
}
