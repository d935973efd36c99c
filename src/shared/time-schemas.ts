import * as z from 'zod/mini'

// PostgreSQL accepts more, but beyond these years, times are written in another format.
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59Z')

/** A time with its offset that PostgreSQL can store. */
export const Moment = z.iso.datetime({ offset: true }).check(z.refine((text) => isStorable(text), 'not_a_time'))

/** A calendar date that PostgreSQL can store: there's no year 0. */
export const Day = z.iso.date('not_a_date').check(z.refine((day) => day > '0001', 'not_a_date'))

function isStorable(text: string): boolean {
  const time = Date.parse(text)
  // PostgreSQL refuses offsets of 16 hours or more.
  return time >= FIRST && time <= LAST && !/[+-](?:1[6-9]|2\d):\d\d$/.test(text)
}
