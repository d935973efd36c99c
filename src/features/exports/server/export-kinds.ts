import type { Feature, WorkerContext } from '#server/feature.ts'
import type { ExportParts } from './make-export.ts'

export function exportKindsOf(features: readonly Feature[]): ExportParts['kinds'] {
  const kinds: ExportParts['kinds'] = {}
  for (const { exportKinds } of features) Object.assign(kinds, exportKinds)
  return kinds
}

export function exportFilesOf(context: WorkerContext): ExportParts['files'] {
  return Object.assign({}, ...context.features.map(({ exportFiles }) => exportFiles?.(context)))
}
