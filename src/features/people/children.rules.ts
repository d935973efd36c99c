import * as z from 'zod/mini'
import { addDays } from '#shared/days.ts'

export const CHILD_NAME_MAX_LENGTH = 100
/** Earlier dates are typing errors. */
const FIRST_BIRTH_DATE = '1900-01-01'
/** A child can be added before they're born. A pregnancy lasts 40 weeks, and some births are late. */
const DUE_DATE_MAX_DAYS = 300

/** How long the family's owner can restore a removed child. */
export const CHILD_TRASH_DAYS = 30

/** The date of birth or the due date: a calendar date, `YYYY-MM-DD`. */
export const BirthDate = z.iso.date('birth_date_required').check(
  z.refine((date) => date >= FIRST_BIRTH_DATE, 'birth_date_too_early'),
  z.refine((date) => date <= addDays(todayAnywhere(), DUE_DATE_MAX_DAYS), 'birth_date_too_late'),
)

/** The latest calendar date anywhere on Earth: UTC+14. */
function todayAnywhere(now = Date.now()): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)
}
