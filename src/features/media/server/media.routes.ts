import { memberRoute } from '#features/families/server/member.ts'
import { signedUrlRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { mediaContract as contract } from '../media.contract.ts'
import { photoUrlsContract } from '../photo-urls.contract.ts'
import { listPhotoUrls } from './list-photo-urls.ts'
import { readMedia, type MediaParts } from './read-media.ts'

export function mediaRoutes(deps: GuardDeps, { sign, ...parts }: MediaParts & { sign: SignMedia }): Route[] {
  return [
    memberRoute(deps, photoUrlsContract.listPhotoUrls, (viewer, input) => listPhotoUrls(viewer, input, sign)),
    signedUrlRoute(contract.readMedia, (_input, http) => readMedia(parts, http)),
  ]
}
