import { listAudit } from '#server/audit/list-audit.ts'
import { signedInRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { familiesContract as contract } from '../families.contract.ts'
import { membersContract as members } from '../members.contract.ts'
import { changeMemberRole } from './change-member-role.ts'
import { createFamily } from './create-family.ts'
import { deleteFamily } from './delete-family.ts'
import type { PeopleOf, FamilyHooks } from './family-hooks.ts'
import { selectDeletedFamilies } from './family-lifecycle.queries.ts'
import { followEventsRoute } from './follow-events.ts'
import { getFamily } from './get-family.ts'
import { leaveFamily } from './leave-family.ts'
import { listFamilies } from './list-families.ts'
import { listFamilyUse } from './list-family-use.ts'
import { memberRoute } from './member.ts'
import { purgeFamily } from './purge-family.ts'
import { removeMember } from './remove-member.ts'
import { renameFamily } from './rename-family.ts'
import { restoreFamily } from './restore-family.ts'
import { saveFamilySettings } from './save-family-settings.ts'
import { transferFamily } from './transfer-family.ts'

export function familiesRoutes(context: WebContext, hooks: FamilyHooks, peopleOf: PeopleOf): Route[] {
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
}
