import type { Feature } from '#server/feature.ts'

/** This feature has no server side. */
export const feature: Feature = {}
