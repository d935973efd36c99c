import { DEFAULT_PURPOSE } from '#features/uploads/uploads.rules.ts'
import type { Feature } from '#server/feature.ts'
import { bulkJobsContract } from './bulk-jobs.contract.ts'
import { deletedPhotosContract } from './deleted-photos.contract.ts'
import { photoSelectionsContract } from './photo-selections.contract.ts'
import { photosContract } from './photos.contract.ts'
import { stacksContract } from './stacks.contract.ts'
import { packSelection } from './server/download-photos.ts'
import { photoUploads, type PhotoUploaded } from './server/ingest-photo.ts'
import type { PhotoHooks } from './server/photo-hooks.ts'
import { photosJobs } from './server/photos.handlers.ts'
import { photosRoutes } from './server/photos.routes.ts'
import { removePhotosOfFamily } from './server/remove-photos-of-family.ts'

declare module '#server/feature.ts' {
  interface Feature {
    photoHooks?: Partial<PhotoHooks>
    photoUploaded?: PhotoUploaded
  }
}

/** Several features fill them together. */
function photoHooksOf(features: readonly Feature[]): PhotoHooks {
  return Object.assign({}, ...features.map(({ photoHooks }) => photoHooks)) as PhotoHooks
}

export const feature: Feature = {
  contract: [photosContract, photoSelectionsContract, bulkJobsContract, deletedPhotosContract, stacksContract],
  pages: ['/families/$familyId/settings/deleted'],
  routes: (context) => photosRoutes(context, { ...context, hooks: photoHooksOf(context.features) }),
  jobs: ({ db, features, ...context }) =>
    photosJobs({ ...context, db: db.worker, people: db, hooks: photoHooksOf(features) }),
  uploadPurposes: ({ plans, features }) => ({
    [DEFAULT_PURPOSE]: photoUploads(
      plans,
      features.flatMap(({ photoUploaded }) => photoUploaded ?? []),
    ),
  }),
  exportKinds: { selection: packSelection },
  removePhotos: removePhotosOfFamily,
}
