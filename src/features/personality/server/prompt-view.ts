import type { PersonalityPrompt } from '../personality.contract.ts'
import { wordsOf } from '../personality.prompts.ts'
import type { PromptRow } from './prompts.queries.ts'

/** A question with its words; those of the first ten in English, since whoever reads them knows them by their key. */
export function toPrompt<Row extends PromptRow>(row: Row): Row & PersonalityPrompt {
  return { ...row, prompt_text: wordsOf(row, 'en') } as Row & PersonalityPrompt
}
