import type { Feature } from '#server/feature.ts'

export const feature: Feature = { pages: ['/families/$familyId/photos'] }
