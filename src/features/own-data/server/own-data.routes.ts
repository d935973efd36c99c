import { listExports, requestExport } from '#features/exports/server/request-export.ts'
import { sendExport } from '#features/exports/server/send-export.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { packingShares } from '#server/jobs/shares.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { familyExportContract as family } from '../family-export.contract.ts'
import { ownDataContract as contract } from '../own-data.contract.ts'
import { deleteDeletion, selectDeletion } from './deletions.queries.ts'
import { requestDeletion } from './request-deletion.ts'

export function ownDataRoutes(doors: Doors, store: ObjectStore): Route[] {
  return [
    signedInRoute(doors, contract.requestExport, ({ tx, user_id }) =>
      requestExport(tx, { kind: 'account', user_id }, packingShares(user_id)),
    ),
    signedInRoute(doors, contract.listExports, ({ tx, user_id }) => listExports(tx, { kind: 'account', user_id })),
    signedInRoute(doors, contract.readExport, ({ tx, user_id }, { export_id }, http) =>
      sendExport({ user_id, inTransaction: (work) => work(tx) }, { kind: 'account', export_id }, http, store),
    ),
    memberRoute(doors, family.requestFamilyExport, ({ tx, user_id, family_id }) =>
      requestExport(tx, { kind: 'family', user_id, family_id }, packingShares(family_id)),
    ),
    memberRoute(doors, family.listFamilyExports, ({ tx, user_id, family_id }) =>
      listExports(tx, { kind: 'family', user_id, family_id }),
    ),
    memberStreamRoute(doors, family.readFamilyExport, (owner, { export_id }, http) =>
      sendExport(owner, { kind: 'family', export_id }, http, store),
    ),
    signedInRoute(doors, contract.getDeletion, ({ tx, user_id }) => selectDeletion(tx, user_id)),
    signedInRoute(doors, contract.requestDeletion, requestDeletion),
    signedInRoute(doors, contract.keepAccount, async ({ tx, user_id }) => {
      if (await deleteDeletion(tx, user_id)) await recordAudit(tx, { action: 'account.kept' })
    }),
  ]
}
