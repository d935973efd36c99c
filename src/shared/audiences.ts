/** Who may see a photo, milestone or answer; in this order everywhere. */
export const audiences = ['private', 'family_only', 'extended_family'] as const
export type Audience = (typeof audiences)[number]
