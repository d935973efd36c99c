import { recordingMedia } from '#features/media/server/recording-media.ts'
import type { Feature } from '#server/feature.ts'
import { capsulesContract } from './capsules.contract.ts'
import { LETTER_FILE_PURPOSE, OPENED_FILE_PURPOSE } from './capsules.rules.ts'
import { selectLetterClip } from './server/capsule-files.queries.ts'
import { capsulesJobs } from './server/capsules.handlers.ts'
import { capsulesRoutes } from './server/capsules.routes.ts'
import { letterFiles, linkOpenedPhoto, openedFiles } from './server/letter-uploads.ts'

export const feature: Feature = {
  contract: [capsulesContract],
  pages: ['/families/$familyId/letters', '/families/$familyId/letters/$letterId'],
  routes: capsulesRoutes,
  jobs: ({ db, ...context }) => capsulesJobs({ ...context, db: db.worker }),
  mediaKinds: (context) => ({ letter: recordingMedia(context, 'letter', selectLetterClip) }),
  uploadPurposes: ({ config }) => ({ [LETTER_FILE_PURPOSE]: letterFiles(config), [OPENED_FILE_PURPOSE]: openedFiles }),
  photoUploaded: linkOpenedPhoto,
}
