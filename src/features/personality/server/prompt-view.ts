import type { PersonalityPrompt } from '../personality.contract.ts'
import { promptText } from './prompt-text.ts'
import type { PromptRow } from './prompts.queries.ts'

/** A question with its text. Built-in questions are in English, since clients translate them by key. */
export function toPrompt<Row extends PromptRow>(row: Row): Row & PersonalityPrompt {
  return { ...row, prompt_text: promptText(row, 'en') }
}
