export const exportStates = ['waiting', 'running', 'done', 'failed'] as const
/** How long a finished export, of a family or of a person, can be downloaded. */
export const EXPORT_LIFETIME_DAYS = 7
/** What `data/family.json` of an export says it is. */
export const EXPORT_FORMAT = 'hearthbook-family'
export const EXPORT_VERSION = 1
