import type { Plans } from '#features/billing/server/plans.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { importsContract as contract } from '../imports.contract.ts'
import { selectImports } from './begun-imports.queries.ts'
import { beginImport, cancelImport, getImport, listImportItems, startImport } from './imports.ts'
import { readImportReport } from './read-report.ts'

type Parts = { staging: Staging; plans: Plans }

export function importsRoutes(doors: Doors, { staging, plans }: Parts): Route[] {
  return [
    memberRoute(doors, contract.beginImport, (adder, input) => beginImport(adder, input, { plans, staging })),
    memberRoute(doors, contract.listImports, async ({ tx, ...who }) => ({ imports: await selectImports(tx, who) })),
    memberRoute(doors, contract.getImport, getImport),
    memberRoute(doors, contract.startImport, startImport),
    memberRoute(doors, contract.cancelImport, cancelImport),
    memberRoute(doors, contract.listImportItems, listImportItems),
    memberStreamRoute(doors, contract.readImportReport, readImportReport),
  ]
}
