import type { Feature } from '#server/feature.ts'
import { placesContract } from './places.contract.ts'
import { placesRoutes } from './server/places.routes.ts'

export const feature: Feature = { contract: [placesContract], routes: placesRoutes }
