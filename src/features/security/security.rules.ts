/** Ways to prove one's identity, easiest first. */
export const proofMethods = ['passkey', 'totp', 'password', 'google', 'apple', 'mail'] as const
export type ProofMethod = (typeof proofMethods)[number]

export const PASSKEY_NAME_MAX_LENGTH = 80
