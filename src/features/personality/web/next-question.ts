import { progressOf, SLOTS, type Progress } from '../personality.rules.ts'
import type { Profile, ProfilePrompt } from './personality.data.ts'

/** By question: answers that are being uploaded. */
type OnItsWay = ReadonlyMap<string, unknown>

/** The questions with an answer, saved or being uploaded. */
export function answeredPrompts({ responses }: Profile, onItsWay: OnItsWay): ReadonlySet<string> {
  return new Set([...responses.map(({ prompt_id }) => prompt_id), ...onItsWay.keys()])
}

/** The first question without an answer. */
export function nextQuestion(profile: Profile, onItsWay: OnItsWay): ProfilePrompt | undefined {
  const answered = answeredPrompts(profile, onItsWay)
  return profile.prompts.find(({ asked, id }) => asked && !answered.has(id))
}

export const isSlot = ({ asked, prompt_order }: ProfilePrompt) => asked && prompt_order <= SLOTS

/** A child's progress, with answers that are being uploaded. */
export function progressWith(profile: Profile, onItsWay: OnItsWay): Progress {
  const saved = answeredPrompts(profile, new Map())
  const more = profile.prompts.filter((one) => isSlot(one) && onItsWay.has(one.id) && !saved.has(one.id))
  return progressOf(profile.progress.answered + more.length, profile.progress.total)
}
