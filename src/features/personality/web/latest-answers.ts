import { compareTimes } from '#shared/compare-times.ts'
import type { PersonalityResponse, Profile, ProfilePrompt } from './personality.data.ts'

export type Answer = { prompt: ProfilePrompt; response: PersonalityResponse }

/** A child's answers with their questions, newest first, and the newest in words, which is quoted. */
export function latestAnswers({ prompts, responses }: Profile): { answers: Answer[]; quoted: Answer | undefined } {
  const answers = responses
    .toSorted((a, b) => compareTimes(b.answered_at, a.answered_at))
    .flatMap((response) => {
      const prompt = prompts.find(({ id }) => id === response.prompt_id)
      return prompt ? [{ prompt, response }] : []
    })
  return { answers, quoted: answers.find(({ response }) => response.response_text) }
}
