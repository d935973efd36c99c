import type { Readable } from 'node:stream'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { ChangeFeed } from '#server/db/change-feed.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { uploadsContract as contract } from '../uploads.contract.ts'
import { addUploadPoster } from './add-upload-poster.ts'
import { listUploads } from './list-uploads.ts'
import type { Staging } from './staging.ts'
import { createTusUploadHandler } from './tus-upload-handler.ts'
import type { UploadPurposes } from './upload-purpose.ts'

type Parts = { staging: Staging; purposes: UploadPurposes }

export async function uploadsRoutes(
  deps: GuardDeps & { changes: ChangeFeed },
  { staging, purposes }: Parts,
): Promise<Route[]> {
  const locker = await staging.openLocker(deps.changes)
  const uploads = createTusUploadHandler(staging, purposes, deps.limits, locker)
  return [
    memberRoute(deps, contract.listUploads, listUploads),
    memberStreamRoute(deps, contract.createUpload, uploads.create),
    memberStreamRoute(deps, contract.measureUpload, uploads.continue),
    memberStreamRoute(deps, contract.continueUpload, uploads.continue),
    memberStreamRoute(deps, contract.cancelUpload, uploads.continue),
    memberStreamRoute(deps, contract.addUploadPoster, async (adder, input, { request, reply }) => {
      await addUploadPoster(adder, input, request.body as Readable, staging)
      reply.status(204).send()
    }),
  ]
}
