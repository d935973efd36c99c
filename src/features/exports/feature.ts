import type { Feature } from '#server/feature.ts'
import { exportFilesOf, exportKindsOf } from './server/export-kinds.ts'
import { exportsJobs } from './server/exports.handlers.ts'
import type { ExportParts } from './server/make-export.ts'

declare module '#server/feature.ts' {
  interface Feature {
    exportKinds?: ExportParts['kinds']
    exportFiles?: (context: WorkerContext) => NonNullable<ExportParts['files']>
  }
}

export const feature: Feature = {
  jobs: (context) =>
    exportsJobs({
      ...context,
      dataDir: context.config.dataDir,
      kinds: exportKindsOf(context.features),
      files: exportFilesOf(context),
    }),
}
