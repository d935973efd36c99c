import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { runImport, type ImportParts } from './run-import.ts'
import { cleanUpImports } from './clean-up-imports.ts'
import { runImportJob } from './imports.jobs.ts'

export function importsJobs(parts: ImportParts): HandledJob[] {
  const { db, staging } = parts
  return [
    handle(runImportJob, (payload) => runImport(payload, parts)),
    schedule('sweep-imports', '*/10 * * * *', () => cleanUpImports({ db: db.worker, staging })),
  ]
}
