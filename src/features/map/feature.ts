import type { Feature } from '#server/feature.ts'
import { mapContract } from './map.contract.ts'
import { mapRoutes } from './server/map.routes.ts'

export const feature: Feature = {
  contract: [mapContract],
  routes: (context) => mapRoutes(context, { sign: context.sign, tiles: context.config.mapTiles }),
}
