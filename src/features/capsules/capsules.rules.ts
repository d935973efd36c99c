import { dateParts } from '#shared/days.ts'

export const LETTER_MAX_LENGTH = 20_000
/** A member can have this many letters waiting in a family. */
export const WAITING_MAX = 100
export const CAPSULE_PAGE_SIZE = 50
export const AGE_MAX = 120
export const YEARS_AHEAD_MAX = 100

/** The whole family, or only the author and the account of the person whom it's for. */
export const capsuleAudiences = ['family', 'recipient'] as const
export type CapsuleAudience = (typeof capsuleAudiences)[number]

/** The birthday at an age: `YYYY-MM-DD`. Like ages everywhere, February 28 for someone born on February 29. */
export function birthdayAt(birth_date: string, age: number): string {
  const [year, month, day] = dateParts(birth_date)
  const last = new Date(Date.UTC(year + age, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + age, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}
