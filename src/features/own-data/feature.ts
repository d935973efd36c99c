import { listExports, requestExport } from '#features/exports/server/request-export.ts'
import { sendExport } from '#features/exports/server/send-export.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Feature } from '#server/feature.ts'
import { signedInRoute } from '#server/http/guards.ts'
import { packingShares } from '#server/jobs/shares.ts'
import { Problem } from '#shared/problems.ts'
import { familyExportContract as family } from './family-export.contract.ts'
import { ownCopyContract as copy } from './own-copy.contract.ts'
import { ownDataContract as contract } from './own-data.contract.ts'
import { deleteDeletion, hasAccount, selectDeletion } from './server/deletions.queries.ts'
import { packFamily, packOwnCopy } from './server/family/pack-family.ts'
import { requestOwnCopy } from './server/own-copy.ts'
import { ownDataJobs } from './server/own-data.handlers.ts'
import { packAccount } from './server/pack-account.ts'
import { requestDeletion } from './server/request-deletion.ts'

export const feature: Feature = {
  contract: [contract, family, copy],
  pages: ['/account/keep'],
  routes: (context) => [
    signedInRoute(context, contract.requestExport, ({ tx, user_id }) =>
      requestExport(tx, { kind: 'account', user_id }, packingShares(user_id)),
    ),
    signedInRoute(context, contract.listExports, ({ tx, user_id }) => listExports(tx, { kind: 'account', user_id })),
    signedInRoute(context, contract.readExport, ({ tx, user_id }, { export_id }, http) =>
      sendExport({ user_id, inTransaction: (work) => work(tx) }, { kind: 'account', export_id }, http, context.store),
    ),
    memberRoute(context, family.requestFamilyExport, ({ tx, user_id, family_id }) =>
      requestExport(tx, { kind: 'family', user_id, family_id }, packingShares(family_id)),
    ),
    memberRoute(context, family.listFamilyExports, ({ tx, user_id, family_id }) =>
      listExports(tx, { kind: 'family', user_id, family_id }),
    ),
    memberStreamRoute(context, family.readFamilyExport, (owner, { export_id }, http) =>
      sendExport(owner, { kind: 'family', export_id }, http, context.store),
    ),
    memberRoute(context, copy.requestOwnCopy, requestOwnCopy),
    memberRoute(context, copy.listOwnCopies, ({ tx, user_id, family_id }, { person_id }) =>
      listExports(tx, { kind: 'profile', user_id, family_id, parameters: { child_id: person_id } }),
    ),
    memberStreamRoute(context, copy.readOwnCopy, (member, { export_id, person_id }, http) =>
      sendExport(member, { kind: 'profile', export_id, parameters: { child_id: person_id } }, http, context.store),
    ),
    signedInRoute(context, contract.getDeletion, ({ tx, user_id }) => selectDeletion(tx, user_id)),
    signedInRoute(context, contract.requestDeletion, requestDeletion),
    signedInRoute(context, contract.keepAccount, async ({ tx, user_id }) => {
      if (await deleteDeletion(tx, user_id)) await recordAudit(tx, { action: 'account.kept' })
      // The account was purged while this waited for it.
      else if (!(await hasAccount(tx, user_id))) throw new Problem('signed_out')
    }),
  ],
  jobs: ownDataJobs,
  exportKinds: { family: packFamily, account: packAccount, profile: packOwnCopy },
}
