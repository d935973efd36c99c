import { recordingMedia } from '#features/media/server/recording-media.ts'
import type { Feature } from '#server/feature.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { personalityContract } from './personality.contract.ts'
import { ANSWER_PURPOSE } from './personality.rules.ts'
import { recordings } from './server/save-recording.ts'
import { packChild } from './server/pack-child.ts'
import { personalityJobs } from './server/personality.handlers.ts'
import { personalityRoutes } from './server/personality.routes.ts'
import { selectClip } from './server/responses.queries.ts'

export const feature: Feature = {
  contract: [personalityContract],
  pages: [
    '/families/$familyId/personality',
    '/families/$familyId/personality/questions',
    '/families/$familyId/personality/$childId',
    '/families/$familyId/child-personality',
  ],
  routes: personalityRoutes,
  jobs: ({ config, db: { worker: db }, log, media, store }) =>
    personalityJobs({ db, media, originals: wholeOriginals({ db, log, store }), store, speech: config.speech }),
  mediaKinds: (context) => ({ answer: recordingMedia(context, 'answer', selectClip) }),
  exportKinds: { child: packChild },
  uploadPurposes: () => ({ [ANSWER_PURPOSE]: recordings }),
}
