import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { familyExportKey, makeFamilyExport, type TransferParts } from './make-family-export.ts'
import { sweepExports } from './pack-export.ts'
import { runImport, type ImportParts } from './run-import.ts'
import { sweepImports } from './sweep-imports.ts'
import { makeFamilyExportJob, runImportJob } from './transfer.jobs.ts'

/** What happens in the background to families that travel. */
export function transferJobs(parts: TransferParts & ImportParts): HandledJob[] {
  const { db, staging } = parts
  return [
    handle(makeFamilyExportJob, (payload) => makeFamilyExport(payload, parts)),
    handle(runImportJob, (payload) => runImport(payload, parts)),
    schedule('sweep-imports', '*/10 * * * *', () => sweepImports({ db: db.worker, staging })),
    schedule('sweep-family-exports', '35 * * * *', () => sweepExports('family_exports', familyExportKey, parts)),
  ]
}
