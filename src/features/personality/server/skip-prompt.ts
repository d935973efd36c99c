import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { SLOTS } from '../personality.rules.ts'
import { lockPrompts, selectPrompt, selectPrompts, setSkipped } from './prompts.queries.ts'

type Editor = Member<'personality.edit'>

/**
 * Skips one of the ten slots for the whole family. It doesn't count until it's included again. @throws Problem
 * conflict: it's the last active slot, or a question outside the ten slots, which can only be removed
 */
export async function skipPrompt({ tx, family_id }: Editor, { prompt_id }: { prompt_id: string }): Promise<void> {
  await lockPrompts(tx, family_id)
  const prompt = await selectPrompt(tx, family_id, prompt_id)
  if (!prompt || prompt.retired_at) throw notFound()
  const asked = (await selectPrompts(tx, family_id)).filter((one) => one.prompt_order <= SLOTS && !one.is_skipped)
  if (prompt.prompt_order > SLOTS || asked.length <= 1) throw new Problem('conflict')
  await setSkipped(tx, family_id, prompt_id, true)
  await publishToFamily(tx, family_id, { kind: 'personality' })
}

/** Includes the slot again. */
export async function askPromptAgain({ tx, family_id }: Editor, { prompt_id }: { prompt_id: string }): Promise<void> {
  await lockPrompts(tx, family_id)
  const prompt = await selectPrompt(tx, family_id, prompt_id)
  if (!prompt?.skipped_at) throw notFound()
  await setSkipped(tx, family_id, prompt_id, false)
  await publishToFamily(tx, family_id, { kind: 'personality' })
}
