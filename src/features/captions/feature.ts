import type { Feature } from '#server/feature.ts'
import { captionsContract } from './captions.contract.ts'
import { CAPTION_PURPOSE } from './captions.rules.ts'
import { captionsJobs } from './server/captions.handlers.ts'
import { captionsRoutes } from './server/captions.routes.ts'
import { captionRecordings } from './server/keep-caption.ts'

export const feature: Feature = {
  contract: [captionsContract],
  routes: captionsRoutes,
  jobs: captionsJobs,
  uploadPurposes: ({ plans }) => ({ [CAPTION_PURPOSE]: captionRecordings(plans) }),
}
