import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { runImport, type ImportParts } from './run-import.ts'
import { sweepImports } from './sweep-imports.ts'
import { runImportJob } from './imports.jobs.ts'

export function importsJobs(parts: ImportParts): HandledJob[] {
  const { db, staging } = parts
  return [
    handle(runImportJob, (payload) => runImport(payload, parts)),
    schedule('sweep-imports', '*/10 * * * *', () => sweepImports({ db: db.worker, staging })),
  ]
}
