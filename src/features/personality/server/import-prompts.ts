import * as z from 'zod/mini'
import type { ActingMember } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Moment } from '#shared/time-schemas.ts'
import { OWN_PROMPTS_MAX, promptCategories, PromptText, SLOTS } from '../personality.rules.ts'
import {
  insertPrompt,
  lockPrompts,
  selectEveryPrompt,
  setRetired,
  setSkipped,
  type EveryPrompt,
} from './prompts.queries.ts'

/** A question, as it's written in a family export: a built-in one or the family's own. */
export const ImportedPrompt = z.object({
  id: Id,
  prompt_order: z.int().check(z.minimum(1), z.maximum(999)),
  category: z.enum(promptCategories),
  prompt_key: z.nullable(z.string()),
  prompt_text: z.nullable(PromptText),
  created_at: Moment,
  retired_at: z.nullable(Moment),
  skipped_at: z.nullable(Moment),
})
type ImportedPrompt = z.output<typeof ImportedPrompt>

/**
 * Imports the questions that the family doesn't have yet, and returns the ID here for each ID in the export. A family
 * that never changed its questions then asks what the exported family asked; any other family keeps asking its own.
 */
export async function importPrompts(
  editor: ActingMember<'personality.edit'>,
  prompts: readonly ImportedPrompt[],
): Promise<Map<string, string>> {
  const { tx, family_id } = editor
  await lockPrompts(tx, family_id)
  const known = await selectEveryPrompt(tx, family_id)
  const isUntouched = known.every(({ prompt_key, retired_at }) => prompt_key && !retired_at)
  const here = new Map<string, string>()
  for (const prompt of prompts.filter(({ prompt_key }) => prompt_key)) {
    const first = known.find(({ prompt_key }) => prompt_key === prompt.prompt_key)
    if (!first) continue
    here.set(prompt.id, first.id)
    if (isUntouched && prompt.skipped_at) await setSkipped(tx, family_id, first.id, true)
    else if (isUntouched && prompt.retired_at) await setRetired(tx, family_id, first.id, true)
    if (isUntouched) first.retired_at = prompt.skipped_at ?? prompt.retired_at
  }
  for (const prompt of prompts.filter(({ prompt_text }) => prompt_text))
    here.set(prompt.id, await importOwnPrompt(editor, prompt, known, isUntouched))
  await publishToFamily(tx, family_id, { kind: 'personality' })
  return here
}

async function importOwnPrompt(
  { tx, family_id, user_id }: ActingMember<'personality.edit'>,
  { category, prompt_text, prompt_order, created_at, retired_at }: ImportedPrompt,
  known: EveryPrompt[],
  isUntouched: boolean,
): Promise<string> {
  const same = known.find((one) => one.prompt_text === prompt_text)
  if (same) return same.id
  const asked = known.filter((one) => !one.retired_at)
  const next = Math.max(SLOTS, ...known.map((one) => one.prompt_order)) + 1
  const order = isUntouched || retired_at ? prompt_order : next
  const isFull = asked.length >= SLOTS + OWN_PROMPTS_MAX || order > 999 || (isUntouched && !retired_at && isTaken())
  const row = {
    category,
    prompt_text,
    prompt_order: Math.min(order, 999),
    retired_at: isFull ? created_at : retired_at,
  }
  const id = newId()
  await insertPrompt(tx, { ...row, id, family_id, added_by: user_id, created_at })
  known.push({ ...row, id, prompt_key: null })
  return id

  function isTaken() {
    return known.some((one) => one.prompt_order === prompt_order && !one.retired_at)
  }
}
