/** Days until a deleted account is purged. Keep in sync with the migration of account_deletions. */
export const DELETION_GRACE_DAYS = 30
/** `format` in `data/family.json` of an export. */
export const EXPORT_FORMAT = 'hearthbook-family'
/** Version 1 had children instead of people, and the accounts of members in `people.json`. */
export const EXPORT_VERSION = 2
