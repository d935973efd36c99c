import { useText } from '#web/text.tsx'
import type { PersonalityPrompt } from '../personality.contract.ts'

type PromptKey = Parameters<ReturnType<typeof useText<'prompts'>>>[0]

/** The question in the viewer's language. A family's own question isn't translated. */
export function usePromptText(): (prompt: Pick<PersonalityPrompt, 'prompt_key' | 'prompt_text'>) => string {
  const t = useText('prompts')
  return ({ prompt_key, prompt_text }) => (prompt_key === null ? prompt_text : t(prompt_key as PromptKey))
}
