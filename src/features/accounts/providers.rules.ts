/** Who vouches for people that have an account there. */
export const providers = ['google', 'apple'] as const
export type Provider = (typeof providers)[number]
