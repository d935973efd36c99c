import type { Feature } from '#server/feature.ts'
import { directUploadsContract } from './direct-uploads.contract.ts'
import { directUploadsRoutes } from './server/direct-uploads.routes.ts'

export const feature: Feature = { contract: [directUploadsContract], routes: directUploadsRoutes }
