export const API_KEY_NAME_MAX_LENGTH = 80
/** An upper limit, since a leaked key is hard to spot in an endless list. */
export const API_KEYS_MAX = 20
export const API_KEY_FAMILIES_MAX = 100
export const apiKeyLifetimesDays = [30, 90, 365] as const

/** Lets secret scanners recognize leaked keys. */
export const API_KEY_PREFIX = 'hbk_'
