import type { PersonalityPrompt } from '../personality.contract.ts'
import { promptText } from './prompt-text.ts'
import type { PromptRow } from './prompts.queries.ts'

/** A question with its words; those of the first ten in English, since whoever reads them knows them by their key. */
export function toPrompt<Row extends PromptRow>(row: Row): Row & PersonalityPrompt {
  return { ...row, prompt_text: promptText(row, 'en') }
}
