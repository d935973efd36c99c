import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { fileCheckContract as contract } from '../file-check.contract.ts'
import { checkFiles } from './check-files.ts'

export function fileCheckRoutes(context: WebContext): Route[] {
  return [memberRoute(context, contract.checkFiles, (viewer, input) => checkFiles(viewer, input, context.config))]
}
