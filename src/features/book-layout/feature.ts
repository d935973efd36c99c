import type { Feature } from '#server/feature.ts'

/** A library for other features; it adds nothing to the server. */
export const feature: Feature = {}
