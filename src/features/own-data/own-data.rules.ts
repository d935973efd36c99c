/** How long a finished export can be downloaded. */
export const EXPORT_LIFETIME_DAYS = 7
/** How long an account that is to go can be kept; the migration of account_deletions says the same. */
export const DELETION_GRACE_DAYS = 30

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const
