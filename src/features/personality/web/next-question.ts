import type { Profile, ProfilePrompt } from './personality.data.ts'

/** The first question without an answer, saved or being uploaded. */
export function nextQuestion(
  { prompts, responses }: Profile,
  onItsWay: ReadonlyMap<string, unknown>,
): ProfilePrompt | undefined {
  const answered = new Set(responses.map(({ prompt_id }) => prompt_id))
  return prompts.find(({ asked, id }) => asked && !answered.has(id) && !onItsWay.has(id))
}
