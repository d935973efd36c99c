import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { importsContract as contract } from './imports.contract.ts'
import { IMPORT_PURPOSE } from './imports.rules.ts'
import { cleanUpImports } from './server/clean-up-imports.ts'
import { importUploads } from './server/import-uploads.ts'
import { runImportJob } from './server/imports.jobs.ts'
import { beginImport, cancelImport, getImport, listImportItems, startImport } from './server/imports.ts'
import { readImportReport } from './server/read-report.ts'
import { runImport } from './server/run-import.ts'
import { selectImports } from './server/started-imports.queries.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/imports/$importId'],
  routes: (context) => [
    memberRoute(context, contract.beginImport, (adder, input) => beginImport(adder, input, context)),
    memberRoute(context, contract.listImports, async ({ tx, ...who }) => ({ imports: await selectImports(tx, who) })),
    memberRoute(context, contract.getImport, getImport),
    memberRoute(context, contract.startImport, startImport),
    memberRoute(context, contract.cancelImport, cancelImport),
    memberRoute(context, contract.listImportItems, listImportItems),
    memberStreamRoute(context, contract.readImportReport, readImportReport),
  ],
  jobs: (context) => [
    handle(runImportJob, (payload) => runImport(payload, context)),
    schedule('sweep-imports', '*/10 * * * *', () =>
      cleanUpImports({ db: context.db.worker, staging: context.staging }),
    ),
  ],
  uploadPurposes: () => ({ [IMPORT_PURPOSE]: importUploads }),
}
