import type { Feature } from '#server/feature.ts'

/** Only code that other features import. */
export const feature: Feature = {}
