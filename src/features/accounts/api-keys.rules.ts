/** What a key allows in its owner's families: read only, or also add and change. */
export const apiKeyScopes = ['read', 'write'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]
/** Also of app passwords, which can be limited to adding photos. */
export type KeyScope = ApiKeyScope | 'add'

export const API_KEY_NAME_MAX_LENGTH = 80
/** An upper limit, since a leaked key is hard to spot in an endless list. */
export const API_KEYS_MAX = 20
export const apiKeyLifetimesDays = [30, 90, 365] as const

/** Lets secret scanners recognize leaked keys. */
export const API_KEY_PREFIX = 'hbk_'
