import * as z from 'zod/mini'
import { Id } from '#shared/ids.ts'
import { audiences } from '#shared/audiences.ts'

/** Ten slots count; a replacement fills its slot, and what a family adds does not change the total. */
export const SLOTS = 10
/** A child profile counts as completed from so many answers on (S1 section 6). */
export const COMPLETED_FROM = 5
/** More than any child wants to be asked. */
export const OWN_PROMPTS_MAX = 40

export const PROMPT_MAX_LENGTH = 300
export const RESPONSE_MAX_LENGTH = 5000

/** What a deleted answer, and one whose consent was withdrawn, can still be brought back for. */
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

/** The words of a family's own question. */
export const PromptText = z
  .string()
  .check(z.trim(), z.minLength(1, 'prompt_required'), z.maxLength(PROMPT_MAX_LENGTH, 'too_long'))

export const badges = ['not_started', 'started', 'in_progress', 'complete'] as const
export type Badge = (typeof badges)[number]

export type Progress = {
  /** Slots with an answer. */
  answered: number
  total: number
  percent: number
  badge: Badge
  /** Whether the profile counts as completed on the dashboard. */
  completed: boolean
}

/**
 * How far a child's profile is: the badge by S1 section 6, and what counts as completed. The one place that decides.
 * `total` is ten but for places that the family leaves empty.
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

/** All children of a family together. */
export function summaryOf(all: readonly Progress[]): Summary {
  const completed = all.filter((progress) => progress.completed).length
  return { children: all.length, completed, percent: all.length ? Math.round((completed / all.length) * 100) : 0 }
}

/** Completed years on a day; below 0 before the birth. Both are calendar dates. */
export function ageOn(birth_date: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth_date.slice(0, 4))
  return day.slice(5, 10) < birth_date.slice(5, 10) ? years - 1 : years
}

/** The words that an owner confirms before a child is recorded; changed when they change in meaning. */
export const CONSENT_VERSION = '2026-11-25'

/** A child's answer is short: what is longer, or larger, is no recording of ours. */
export const VIDEO_MAX_MINUTES = 30
export const VIDEO_MAX_BYTES = 512 * 1024 ** 2
/** The recorder stops by itself. */
export const RECORDING_MAX_SECONDS = 600

/** What the upload of a recorded answer says of itself (tus metadata), beside `purpose`. */
export const ANSWER_PURPOSE = 'answer'
export const AnswerMetadata = z.object({
  child_id: Id,
  prompt_id: Id,
  /** The sitting to which the recording belongs; see saveResponse. */
  take: Id,
  /** Left out, it is what the settings of its person say. */
  audience: z.optional(z.enum(audiences)),
})
