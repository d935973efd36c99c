import { useLocale } from 'use-intl'
import type { PersonalityPrompt } from '../personality.contract.ts'
import { wordsOf } from '../personality.prompts.ts'

/** A question in the reader's language; a family's own stands in the family's words. */
export function usePromptWords(): (prompt: Pick<PersonalityPrompt, 'prompt_key' | 'prompt_text'>) => string {
  const locale = useLocale()
  return ({ prompt_key, prompt_text }) =>
    wordsOf({ prompt_key, prompt_text: prompt_key === null ? prompt_text : null }, locale)
}
