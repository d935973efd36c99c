/** How long an account that is to go can be kept; the migration of account_deletions says the same. */
export const DELETION_GRACE_DAYS = 30
/** What `data/family.json` of an export says it is. */
export const EXPORT_FORMAT = 'hearthbook-family'
export const EXPORT_VERSION = 1
