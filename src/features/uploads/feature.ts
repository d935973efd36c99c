import { notify } from '#features/notifications/server/notify.ts'
import type { AppContext, Feature } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { cleanUpStaging } from './server/clean-up-staging.ts'
import { ingestUpload, type IngestParts } from './server/ingest-upload.ts'
import { requeueUploads } from './server/requeue-uploads.ts'
import type { Staging } from './server/staging.ts'
import type { TusUploadHandler } from './server/tus-upload-handler.ts'
import type { UploadPurposes } from './server/upload-purpose.ts'
import { ingestUploadJob } from './server/uploads.jobs.ts'
import { uploadsRoutes } from './server/uploads.routes.ts'
import { uploadsContract } from './uploads.contract.ts'

declare module '#server/feature.ts' {
  interface AppContext {
    staging: Staging
  }
  interface Feature {
    uploadPurposes?: (context: AppContext) => UploadPurposes
    /** Routes to the handler of uploads for people who aren't members. */
    uploadRoutes?: (context: WebContext, uploads: TusUploadHandler) => Route[]
  }
}

function purposesOf(context: AppContext): UploadPurposes {
  return Object.fromEntries(
    context.features.flatMap((feature) => Object.entries(feature.uploadPurposes?.(context) ?? {})),
  )
}

export const feature: Feature = {
  contract: [uploadsContract],
  pages: ['/share'],
  routes: (context) =>
    uploadsRoutes(context, {
      ...{ staging: context.staging, purposes: purposesOf(context) },
      others: (uploads) => context.features.flatMap(({ uploadRoutes }) => uploadRoutes?.(context, uploads) ?? []),
    }),
  jobs(context) {
    const parts: IngestParts = {
      ...{ ...context, db: context.db.worker, purposes: purposesOf(context) },
      notifyRefused(tx, { family_id, user_id, filename, unattended }) {
        // Devices back up without anyone watching. Their page lists what was refused.
        const kind = unattended ? ('backup_refused' as const) : ('file_refused' as const)
        const notice = {
          ...{ family_id, kind, actor_id: null, bundle: `${family_id} ${kind}` },
          ...{ count: 1, title: filename, photo_ids: [] },
        }
        return notify(tx, notice, [user_id])
      },
    }
    return [
      handle(ingestUploadJob, (payload) => ingestUpload(payload, parts)),
      schedule('rescue-uploads', '*/10 * * * *', () => requeueUploads(parts)),
      schedule('sweep-staging', '*/20 * * * *', () => cleanUpStaging(parts)),
    ]
  },
}
