/**
 * How often a person can do something in so many minutes, in all of their families together. Far more than people do by hand;
 * API keys have the same limits. Uploads are limited by bytes instead.
 */
export const budgets = {
  reads: { times: 12_000, minutes: 10 },
  changes: { times: 3000, minutes: 10 },
  searches: { times: 3000, minutes: 10 },
  comments: { times: 600, minutes: 60 },
  avatars: { times: 60, minutes: 60 },
  downloads: { times: 600, minutes: 60 },
  /** Exports and book PDFs. */
  exports: { times: 100, minutes: 24 * 60 },
  families: { times: 50, minutes: 24 * 60 },
} as const

export type Budget = keyof typeof budgets

/** A person's requests that one process runs at the same time. As many more can wait. */
export const MAX_CONCURRENT_REQUESTS = 4
export const MAX_QUEUED_REQUESTS = 200
/** The same for `searches`, which use the database's CPUs. */
export const MAX_CONCURRENT_SEARCHES = 1
