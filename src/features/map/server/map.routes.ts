import { memberRoute } from '#features/families/server/member.ts'
import type { MapTiles } from '#server/config.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { mapContract as contract } from '../map.contract.ts'
import { listPhotoPlaces } from './list-photo-places.ts'

type Parts = { sign: SignMedia; tiles: MapTiles | undefined }

export function mapRoutes(deps: GuardDeps, parts: Parts): Route[] {
  return [memberRoute(deps, contract.listPhotoPlaces, (viewer, input) => listPhotoPlaces(viewer, input, parts))]
}
