/** What a program with a key may do in its person's families: look, or also add and change. */
export const apiKeyScopes = ['read', 'write'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

export const API_KEY_NAME_MAX_LENGTH = 80
/** More than anybody's programs need; a list that grows without end hides the one that was stolen. */
export const API_KEYS_MAX = 20
export const apiKeyLifetimesDays = [30, 90, 365] as const

/** Makes keys easy to recognise where they leaked. */
export const API_KEY_PREFIX = 'hbk_'
