/** Who can see a photo, milestone or answer, in display order. */
export const audiences = ['private', 'family_only', 'extended_family'] as const
export type Audience = (typeof audiences)[number]
