import type { Logger } from 'pino'
import type { ReadMediaAddress } from '#features/families/server/media-reader.ts'
import { memberRoute } from '#features/families/server/member.ts'
import type { RememberedAnswers } from '#server/db/remembered-answers.ts'
import { signedUrlRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { mediaContract as contract } from '../media.contract.ts'
import { photoUrlsContract } from '../photo-urls.contract.ts'
import type { FullPictures } from './full-size-images.ts'
import { listPhotoUrls } from './list-photo-urls.ts'
import { readMedia } from './read-media.ts'

type Parts = {
  sign: SignMedia
  readAddress: ReadMediaAddress
  store: ObjectStore
  isVisible: RememberedAnswers
  fullPicture: FullPictures
  log: Logger
}

export function mediaRoutes(deps: GuardDeps, { sign, ...parts }: Parts): Route[] {
  return [
    memberRoute(deps, photoUrlsContract.listPhotoUrls, (viewer, input) => listPhotoUrls(viewer, input, sign)),
    signedUrlRoute(contract.readMedia, (_input, http) => readMedia({ db: deps.db, ...parts }, http)),
  ]
}
