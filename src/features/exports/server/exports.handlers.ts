import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { cleanUpExports } from './clean-up-exports.ts'
import { makeExportJob } from './exports.jobs.ts'
import { makeExport, type ExportParts } from './make-export.ts'

export function exportsJobs(parts: ExportParts): HandledJob[] {
  return [
    handle(makeExportJob, (payload) => makeExport(payload, parts)),
    schedule('clean-up-exports', '*/10 * * * *', () => cleanUpExports(parts)),
  ]
}
