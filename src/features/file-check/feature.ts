import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { fileCheckContract as contract } from './file-check.contract.ts'
import { checkFiles } from './server/check-files.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/safe-to-delete'],
  routes: (context) => [
    memberRoute(context, contract.checkFiles, (viewer, input) => checkFiles(viewer, input, context.config)),
  ],
}
