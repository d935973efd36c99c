import type { Feature } from '#server/feature.ts'

/** Prebuilt pages; they add nothing to the server. */
export const feature: Feature = {}
