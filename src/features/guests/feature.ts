import type { Feature } from '#server/feature.ts'
import { guestsContract } from './guests.contract.ts'
import { guestsRoutes } from './server/guests.routes.ts'

export const feature: Feature = {
  contract: [guestsContract],
  routes: guestsRoutes,
}
