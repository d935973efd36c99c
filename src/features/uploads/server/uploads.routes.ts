import type { Readable } from 'node:stream'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { uploadsContract as contract } from '../uploads.contract.ts'
import { addUploadPoster } from './add-upload-poster.ts'
import { listUploads } from './list-uploads.ts'
import type { Staging } from './staging.ts'
import { openUploadDoor } from './tus-upload-handler.ts'
import type { UploadPurposes } from './upload-purpose.ts'

type Parts = { staging: Staging; purposes: UploadPurposes }

export function uploadsRoutes(doors: Doors, { staging, purposes }: Parts): Route[] {
  const uploads = openUploadDoor(staging, purposes, doors.limits)
  return [
    memberRoute(doors, contract.listUploads, listUploads),
    memberStreamRoute(doors, contract.createUpload, uploads.create),
    memberStreamRoute(doors, contract.measureUpload, uploads.continue),
    memberStreamRoute(doors, contract.continueUpload, uploads.continue),
    memberStreamRoute(doors, contract.cancelUpload, uploads.continue),
    memberStreamRoute(doors, contract.addUploadPoster, async (adder, input, { request, reply }) => {
      await addUploadPoster(adder, input, request.body as Readable, staging)
      reply.status(204).send()
    }),
  ]
}
