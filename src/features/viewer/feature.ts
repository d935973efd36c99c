import type { Feature } from '#server/feature.ts'

/** Only screens. */
export const feature: Feature = {}
