/** Ways to prove one's identity, easiest first. */
export const proofWays = ['passkey', 'totp', 'password', 'google', 'apple', 'mail'] as const
export type ProofWay = (typeof proofWays)[number]

export const PASSKEY_NAME_MAX_LENGTH = 80
