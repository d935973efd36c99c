import type { prompts } from './prompts.messages.en.ts'
import type { PromptCategory } from './personality.rules.ts'

/**
 * The questions that every family starts with, in this order: a four-year-old can answer each of them, and the answer
 * is still worth hearing ten years later. `app.first_prompts()` inserts them for new families; a test compares the two
 * lists.
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
