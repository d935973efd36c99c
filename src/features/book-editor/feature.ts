import type { Feature } from '#server/feature.ts'

/** Only the web's part: the server's is in books. */
export const feature: Feature = {}
