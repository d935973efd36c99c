import { recordingMedia } from '#features/media/server/recording-media.ts'
import type { Feature } from '#server/feature.ts'
import { captionsContract } from './captions.contract.ts'
import { CAPTION_PURPOSE } from './captions.rules.ts'
import { selectCaptionClip } from './server/captions.queries.ts'
import { captionsRoutes } from './server/captions.routes.ts'
import { captionUploads } from './server/save-caption.ts'

export const feature: Feature = {
  contract: [captionsContract],
  routes: captionsRoutes,
  mediaKinds: (context) => ({ caption: recordingMedia(context, 'caption', selectCaptionClip) }),
  uploadPurposes: ({ plans }) => ({ [CAPTION_PURPOSE]: captionUploads(plans) }),
}
