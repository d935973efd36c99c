/** What somebody can prove with that it is them, the easiest first. */
export const proofWays = ['passkey', 'totp', 'password', 'google', 'apple', 'mail'] as const
export type ProofWay = (typeof proofWays)[number]

export const PASSKEY_NAME_MAX_LENGTH = 80
