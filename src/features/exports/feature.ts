import type { Feature } from '#server/feature.ts'
import { exportKindsOf } from './server/export-kinds.ts'
import { exportsJobs } from './server/exports.handlers.ts'
import type { ExportParts } from './server/make-export.ts'

declare module '#server/feature.ts' {
  interface Feature {
    exportKinds?: ExportParts['kinds']
  }
}

export const feature: Feature = {
  jobs: ({ config, features, ...context }) =>
    exportsJobs({ ...context, dataDir: config.dataDir, kinds: exportKindsOf(features) }),
}
