import type { Feature } from '#server/feature.ts'
import { commentsContract } from './comments.contract.ts'
import { commentsRoutes } from './server/comments.routes.ts'

export const feature: Feature = {
  contract: [commentsContract],
  routes: commentsRoutes,
}
