import { useText } from '#web/text.tsx'
import type { PersonalityPrompt } from '../personality.contract.ts'

type PromptKey = Parameters<ReturnType<typeof useText<'prompts'>>>[0]

/** A question in the reader's language. A family's own question stays as they wrote it. */
export function usePromptWords(): (prompt: Pick<PersonalityPrompt, 'prompt_key' | 'prompt_text'>) => string {
  const t = useText('prompts')
  return ({ prompt_key, prompt_text }) => (prompt_key === null ? prompt_text : t(prompt_key as PromptKey))
}
