import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import type { HandingParts } from './import/stage-upload.ts'
import { runImport } from './run-import.ts'
import { cleanUpImports } from './clean-up-imports.ts'
import { runImportJob } from './imports.jobs.ts'

export function importsJobs(parts: HandingParts): HandledJob[] {
  const { db, staging } = parts
  return [
    handle(runImportJob, (payload) => runImport(payload, parts)),
    schedule('sweep-imports', '*/10 * * * *', () => cleanUpImports({ db: db.worker, staging })),
  ]
}
