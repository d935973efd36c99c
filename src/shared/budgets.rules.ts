/**
 * How often one person may do something in so many minutes, in all of their families together. Far more than people do with
 * their hands; programs with an API key have the same. Uploads count by their bytes and have limits of their own.
 */
export const budgets = {
  reads: { times: 12_000, minutes: 10 },
  changes: { times: 3000, minutes: 10 },
  searches: { times: 3000, minutes: 10 },
  comments: { times: 600, minutes: 60 },
  avatars: { times: 60, minutes: 60 },
  downloads: { times: 600, minutes: 60 },
  /** Exports, and books as PDF. */
  exports: { times: 100, minutes: 24 * 60 },
  families: { times: 50, minutes: 24 * 60 },
} as const

export type Budget = keyof typeof budgets

/** Requests of one person that one process answers at once; more of them wait in line, as many as this. */
export const REQUESTS_AT_ONCE = 4
export const REQUESTS_IN_LINE = 200
/** Of those that count as `searches`, which take the database's processors. */
export const SEARCHES_AT_ONCE = 1
