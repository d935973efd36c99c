import { recordAudit } from '#server/audit/record-audit.ts'
import { signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { ownDataContract as contract } from '../own-data.contract.ts'
import { deleteDeletion, selectDeletion } from './deletions.queries.ts'
import { selectExports } from './exports.queries.ts'
import { readExport } from './read-export.ts'
import { requestDeletion } from './request-deletion.ts'
import { requestExport } from './request-export.ts'

export function ownDataRoutes(doors: Doors, store: ObjectStore): Route[] {
  return [
    signedInRoute(doors, contract.requestExport, requestExport),
    signedInRoute(doors, contract.listExports, async ({ tx, user_id }) => ({
      exports: await selectExports(tx, user_id),
    })),
    signedInRoute(doors, contract.readExport, (person, input, http) => readExport(person, input, http, store)),
    signedInRoute(doors, contract.getDeletion, ({ tx, user_id }) => selectDeletion(tx, user_id)),
    signedInRoute(doors, contract.requestDeletion, requestDeletion),
    signedInRoute(doors, contract.keepAccount, async ({ tx, user_id }) => {
      if (await deleteDeletion(tx, user_id)) await recordAudit(tx, { action: 'account.kept' })
    }),
  ]
}
