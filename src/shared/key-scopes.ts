/** What an API key can be allowed to do in its families: see, add, change and delete, and let people in. */
export const keyScopes = ['read', 'add', 'edit', 'share'] as const
export type KeyScope = (typeof keyScopes)[number]
