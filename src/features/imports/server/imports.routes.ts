import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { importsContract as contract } from '../imports.contract.ts'
import { selectImports } from './started-imports.queries.ts'
import { beginImport, cancelImport, getImport, listImportItems, startImport } from './imports.ts'
import { readImportReport } from './read-report.ts'

export function importsRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.beginImport, (adder, input) => beginImport(adder, input, context)),
    memberRoute(context, contract.listImports, async ({ tx, ...who }) => ({ imports: await selectImports(tx, who) })),
    memberRoute(context, contract.getImport, getImport),
    memberRoute(context, contract.startImport, startImport),
    memberRoute(context, contract.cancelImport, cancelImport),
    memberRoute(context, contract.listImportItems, listImportItems),
    memberStreamRoute(context, contract.readImportReport, readImportReport),
  ]
}
