import type { Plans } from '#features/billing/server/plans.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Staging } from '#features/photos/server/staging.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { importsContract as imports } from '../imports.contract.ts'
import { transferContract as contract } from '../transfer.contract.ts'
import { selectImports } from './begun-imports.queries.ts'
import { selectFamilyExports } from './family-exports.queries.ts'
import { readFamilyExport, requestFamilyExport } from './family-exports.ts'
import { beginImport, cancelImport, getImport, listImportItems, startImport } from './imports.ts'
import { readImportReport } from './read-report.ts'

type Parts = { store: ObjectStore; staging: Staging; plans: Plans }

export function transferRoutes(doors: Doors, { store, staging, plans }: Parts): Route[] {
  return [
    memberRoute(doors, imports.beginImport, (adder, input) => beginImport(adder, input, { plans, staging })),
    memberRoute(doors, imports.listImports, async ({ tx, ...who }) => ({ imports: await selectImports(tx, who) })),
    memberRoute(doors, imports.getImport, getImport),
    memberRoute(doors, imports.startImport, startImport),
    memberRoute(doors, imports.cancelImport, cancelImport),
    memberRoute(doors, imports.listImportItems, listImportItems),
    memberStreamRoute(doors, imports.readImportReport, readImportReport),
    memberRoute(doors, contract.requestFamilyExport, requestFamilyExport),
    memberRoute(doors, contract.listFamilyExports, async ({ tx, family_id }) => ({
      exports: await selectFamilyExports(tx, family_id),
    })),
    memberStreamRoute(doors, contract.readFamilyExport, (owner, input, http) =>
      readFamilyExport(owner, input, http, store),
    ),
  ]
}
