/** A family can have this many trusted members. */
export const TRUSTED_MAX = 2

/** After how many months without the owner reminders begin; the owner chooses. */
export const absenceMonths = [3, 6, 12, 24] as const
export type AbsenceMonths = (typeof absenceMonths)[number]

/** Emails to the owner before trusted members may ask to take over. The table has the same limit. */
export const REMINDERS = 4
export const REMINDER_DAYS = 7

/** How long the owner and the other trusted member can object. */
export const OBJECTION_DAYS = 30
