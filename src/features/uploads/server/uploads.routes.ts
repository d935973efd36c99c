import type { Readable } from 'node:stream'
import { memberRoute, memberStreamRoute, type StreamingMember } from '#features/families/server/member.ts'
import type { ChangeFeed } from '#server/db/change-feed.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { Http, Route } from '#server/http/route.ts'
import { uploadsContract as contract } from '../uploads.contract.ts'
import { addUploadPoster } from './add-upload-poster.ts'
import { listUploads } from './list-uploads.ts'
import type { Staging } from './staging.ts'
import { createTusUploadHandler, type TusUploadHandler } from './tus-upload-handler.ts'
import type { UploadPurposes } from './upload-purpose.ts'
import { memberUploader } from './uploader.ts'

type Parts = {
  staging: Staging
  purposes: UploadPurposes
  /** Routes of other features to the same handler. */
  others: (uploads: TusUploadHandler) => Route[]
}
type Adder = StreamingMember<'photos.add'>

export async function uploadsRoutes(
  deps: GuardDeps & { changes: ChangeFeed },
  { staging, purposes, others }: Parts,
): Promise<Route[]> {
  const locker = await staging.openLocker(deps.changes)
  const uploads = createTusUploadHandler(staging, purposes, locker)
  const uploaderOf = (adder: Adder) => memberUploader(adder, purposes, deps.limits)
  const resume = (adder: Adder, { upload_id }: { upload_id: string }, http: Http) =>
    uploads.continue(uploaderOf(adder), upload_id, http)
  return [
    ...others(uploads),
    memberRoute(deps, contract.listUploads, listUploads),
    memberStreamRoute(deps, contract.createUpload, (adder, _input, http) => uploads.create(uploaderOf(adder), http)),
    memberStreamRoute(deps, contract.measureUpload, resume),
    memberStreamRoute(deps, contract.continueUpload, resume),
    memberStreamRoute(deps, contract.cancelUpload, resume),
    memberStreamRoute(deps, contract.addUploadPoster, async (adder, input, { request, reply }) => {
      await addUploadPoster(adder, input, request.body as Readable, staging)
      reply.status(204).send()
    }),
  ]
}
