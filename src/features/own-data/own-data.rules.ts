/** How long an account that is to go can be kept; the migration of account_deletions says the same. */
export const DELETION_GRACE_DAYS = 30
