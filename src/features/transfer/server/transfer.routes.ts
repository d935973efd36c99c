import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { transferContract as contract } from '../transfer.contract.ts'
import { selectFamilyExports } from './family-exports.queries.ts'
import { readFamilyExport, requestFamilyExport } from './family-exports.ts'

export function transferRoutes(doors: Doors, store: ObjectStore): Route[] {
  return [
    memberRoute(doors, contract.requestFamilyExport, requestFamilyExport),
    memberRoute(doors, contract.listFamilyExports, async ({ tx, family_id }) => ({
      exports: await selectFamilyExports(tx, family_id),
    })),
    memberStreamRoute(doors, contract.readFamilyExport, (owner, input, http) =>
      readFamilyExport(owner, input, http, store),
    ),
  ]
}
