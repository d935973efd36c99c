import { listAudit } from '#server/audit/list-audit.ts'
import { only, type Feature } from '#server/feature.ts'
import { signedInRoute } from '#server/http/guards.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { familiesContract as contract } from './families.contract.ts'
import { membersContract as members } from './members.contract.ts'
import { changeMemberRole, leaveFamily, removeMember, transferFamily } from './server/change-members.ts'
import { createFamily, renameFamily, saveFamilySettings } from './server/edit-family.ts'
import { deleteFamily, restoreFamily } from './server/delete-family.ts'
import { purgeFamilyJob } from './server/families.jobs.ts'
import type { FamilyHooks, PeopleOf, PurgeHooks } from './server/family-hooks.ts'
import { selectDeletedFamilies } from './server/family-lifecycle.queries.ts'
import { followEventsRoute } from './server/follow-events.ts'
import { getFamily, listFamilies, listFamilyUse } from './server/get-family.ts'
import { memberRoute } from './server/member.ts'
import { endFamily, purgeDeletedFamilies, purgeFamily } from './server/purge-family.ts'

declare module '#server/feature.ts' {
  interface Feature {
    familyCreated?: FamilyHooks['familyCreated']
    familyLimits?: (context: AppContext) => FamilyHooks['limitsOf']
    familyPeople?: (context: WebContext) => PeopleOf
    removePhotos?: PurgeHooks['removePhotos']
  }
}

export const feature: Feature = {
  contract: [contract, members],
  pages: [
    '/manage-families',
    '/create-family',
    '/families/new',
    '/families/$familyId/members',
    '/families/$familyId/settings',
    '/families/$familyId/settings/history',
  ],
  routes(context) {
    const { features } = context
    const hooks = {
      familyCreated: only(features, 'familyCreated'),
      limitsOf: only(features, 'familyLimits')(context),
    }
    const peopleOf = only(features, 'familyPeople')(context)
    return [
      signedInRoute(context, contract.createFamily, (creator, input) => createFamily(creator, input, hooks)),
      signedInRoute(context, contract.listFamilies, listFamilies),
      memberRoute(context, contract.getFamily, (viewer) => getFamily(viewer, peopleOf)),
      memberRoute(context, contract.renameFamily, renameFamily),
      memberRoute(context, contract.saveFamilySettings, saveFamilySettings),
      memberRoute(context, contract.listFamilyAudit, (owner, input) => listAudit(owner.tx, input)),
      followEventsRoute(context, context.live),
      signedInRoute(context, contract.listFamilyUse, (person) => listFamilyUse(person, hooks)),
      memberRoute(context, contract.deleteFamily, deleteFamily),
      signedInRoute(context, contract.listDeletedFamilies, async ({ tx }) => ({
        families: await selectDeletedFamilies(tx),
      })),
      signedInRoute(context, contract.restoreFamily, restoreFamily),
      signedInRoute(context, contract.purgeFamily, purgeFamily),
      memberRoute(context, members.changeMemberRole, changeMemberRole),
      memberRoute(context, members.removeMember, removeMember),
      memberRoute(context, members.transferFamily, transferFamily),
      memberRoute(context, members.leaveFamily, leaveFamily),
    ]
  },
  jobs({ db, features }) {
    const parts = { db: db.worker, hooks: { removePhotos: only(features, 'removePhotos') } }
    return [
      handle(purgeFamilyJob, (payload) => endFamily(payload, parts)),
      schedule('purge-deleted-families', '25 3 * * *', () => purgeDeletedFamilies(parts)),
    ]
  },
}
