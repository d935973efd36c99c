import type { prompts } from './prompts.messages.en.ts'
import type { PromptCategory } from './personality.rules.ts'

/**
 * What every family begins with, in this order. Each can be answered by somebody who is four, and is worth hearing again
 * at fourteen. `app.first_prompts()` gives them to new families; a test compares the two.
 */
export const firstPrompts = [
  { key: 'laugh', category: 'emotions' },
  { key: 'play', category: 'play' },
  { key: 'friend', category: 'friends' },
  { key: 'family', category: 'family' },
  { key: 'alone', category: 'growing' },
  { key: 'comfort', category: 'emotions' },
  { key: 'brave', category: 'emotions' },
  { key: 'magic', category: 'imagination' },
  { key: 'grown', category: 'dreams' },
  { key: 'later', category: 'dreams' },
] as const satisfies { key: keyof typeof prompts; category: PromptCategory }[]
