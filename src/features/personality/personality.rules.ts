import * as z from 'zod/mini'
import { Id } from '#shared/id-schemas.ts'
import { audiences } from '#shared/audiences.ts'

/** Only these slots count toward progress. Questions added by the family don't count. */
export const SLOTS = 10
/** Number of answers that complete a profile (S1 section 6). */
export const COMPLETED_FROM = 5
/** More questions than any child will want to answer. */
export const OWN_PROMPTS_MAX = 40

export const PROMPT_MAX_LENGTH = 300
export const RESPONSE_MAX_LENGTH = 5000

/** How long a deleted answer, or one hidden by a withdrawn consent, can be restored. */
export const HIDDEN_ANSWERS_DAYS = 30

export const promptCategories = [
  'emotions',
  'play',
  'friends',
  'family',
  'growing',
  'imagination',
  'dreams',
  'other',
] as const
export type PromptCategory = (typeof promptCategories)[number]

/** The text of a family's own question. */
export const PromptText = z
  .string()
  .check(z.trim(), z.minLength(1, 'prompt_required'), z.maxLength(PROMPT_MAX_LENGTH, 'too_long'))

export const badges = ['not_started', 'started', 'in_progress', 'complete'] as const
export type Badge = (typeof badges)[number]

export type Progress = {
  answered: number
  total: number
  percent: number
  badge: Badge
  completed: boolean
}

/**
 * A child's progress: the badge (S1 section 6) and whether the profile is completed. This is the only place that
 * decides. `total` is 10 minus the slots that the family skips.
 */
export function progressOf(answered: number, total = SLOTS): Progress {
  const badge =
    answered >= total ? 'complete' : answered > total / 2 ? 'in_progress' : answered > 0 ? 'started' : 'not_started'
  return {
    answered,
    total,
    percent: Math.round((Math.min(answered, total) / total) * 100),
    badge,
    completed: answered >= Math.min(COMPLETED_FROM, total),
  }
}

export type Summary = { children: number; completed: number; percent: number }

export function summaryOf(all: readonly Progress[]): Summary {
  const completed = all.filter((progress) => progress.completed).length
  return { children: all.length, completed, percent: all.length ? Math.round((completed / all.length) * 100) : 0 }
}

/** Answers are short. Anything longer or larger isn't from our recorder. */
export const VIDEO_MAX_MINUTES = 30
export const VIDEO_MAX_BYTES = 512 * 1024 ** 2
/** The recorder stops automatically. */
export const RECORDING_MAX_SECONDS = 600

/** Upload metadata (tus) of a recorded answer, besides `purpose`. */
export const ANSWER_PURPOSE = 'answer'
export const AnswerMetadata = z.object({
  child_id: Id,
  prompt_id: Id,
  /** The recording session that this file belongs to; see saveResponse. */
  take: Id,
  /** Defaults to the sharing setting of the person who uploads it. */
  audience: z.optional(z.enum(audiences)),
})
