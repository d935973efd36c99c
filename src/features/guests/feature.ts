import type { Feature } from '#server/feature.ts'
import { guestsContract } from './guests.contract.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { guestPhotosContract } from './guest-photos.contract.ts'
import { GUEST_COOKIE_DAYS, GUEST_UPLOAD_PURPOSE } from './guests.rules.ts'
import { guestPhotoUploads, guestUploadRoutes } from './server/guest-uploads.ts'
import { deleteOldGuestSessions } from './server/guests.queries.ts'
import { guestsRoutes } from './server/guests.routes.ts'
import { sentMedia } from './server/review-guest-photos.ts'

export const feature: Feature = {
  contract: [guestsContract, guestPhotosContract],
  routes: guestsRoutes,
  uploadRoutes: guestUploadRoutes,
  uploadPurposes: ({ plans }) => ({ [GUEST_UPLOAD_PURPOSE]: guestPhotoUploads(plans) }),
  mediaKinds: ({ db }) => ({ sent: sentMedia(db) }),
  jobs: ({ db }) => [
    schedule('sweep-guest-sessions', '45 3 * * *', () => deleteOldGuestSessions(db.worker, GUEST_COOKIE_DAYS)),
  ],
}
