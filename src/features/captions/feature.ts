import { memberRoute } from '#features/families/server/member.ts'
import { recordingMedia } from '#features/media/server/recording-media.ts'
import type { Feature } from '#server/feature.ts'
import { handle } from '#server/jobs/jobs.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { captionsContract as contract } from './captions.contract.ts'
import { CAPTION_PURPOSE } from './captions.rules.ts'
import { transcribeCaptionJob } from './server/captions.jobs.ts'
import { selectCaptionClip } from './server/captions.queries.ts'
import { deleteAudioCaption, listAudioCaptions } from './server/captions.ts'
import { captionUploads } from './server/save-caption.ts'
import { transcribeCaption } from './server/transcribe-caption.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (context) => [
    memberRoute(context, contract.listAudioCaptions, (viewer, input) => listAudioCaptions(viewer, input, context)),
    memberRoute(context, contract.deleteAudioCaption, deleteAudioCaption),
  ],
  jobs: ({ db, config, media, log, store }) => [
    handle(transcribeCaptionJob, (clip) => {
      const originals = wholeOriginals({ db: db.worker, log, store })
      return transcribeCaption(clip, { db: db.worker, media, originals, speech: config.speech })
    }),
  ],
  mediaKinds: (context) => ({ caption: recordingMedia(context, 'caption', selectCaptionClip) }),
  uploadPurposes: ({ plans }) => ({ [CAPTION_PURPOSE]: captionUploads(plans) }),
}
