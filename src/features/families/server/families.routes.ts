import { listAudit } from '#server/audit/list-audit.ts'
import { signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import { familiesContract as contract } from '../families.contract.ts'
import { membersContract as members } from '../members.contract.ts'
import { changeMemberRole } from './change-member-role.ts'
import { createFamily } from './create-family.ts'
import { deleteFamily } from './delete-family.ts'
import type { ChildrenOf, FamilyHooks } from './family-hooks.ts'
import { followEventsRoute } from './follow-events.ts'
import { getFamily } from './get-family.ts'
import { leaveFamily } from './leave-family.ts'
import { listDeletedFamilies } from './list-deleted-families.ts'
import { listFamilies } from './list-families.ts'
import { listFamilyUse } from './list-family-use.ts'
import { memberRoute } from './member.ts'
import { purgeFamily } from './purge-family.ts'
import { removeMember } from './remove-member.ts'
import { renameFamily } from './rename-family.ts'
import { restoreFamily } from './restore-family.ts'
import { transferFamily } from './transfer-family.ts'

export function familiesRoutes(doors: Doors, hooks: FamilyHooks, live: LiveHub, childrenOf: ChildrenOf): Route[] {
  return [
    signedInRoute(doors, contract.createFamily, (creator, input) => createFamily(creator, input, hooks)),
    signedInRoute(doors, contract.listFamilies, listFamilies),
    memberRoute(doors, contract.getFamily, (viewer) => getFamily(viewer, childrenOf)),
    memberRoute(doors, contract.renameFamily, renameFamily),
    memberRoute(doors, contract.listFamilyAudit, (owner, input) => listAudit(owner.tx, input)),
    followEventsRoute(doors, live),
    signedInRoute(doors, contract.listFamilyUse, (person) => listFamilyUse(person, hooks)),
    memberRoute(doors, contract.deleteFamily, deleteFamily),
    signedInRoute(doors, contract.listDeletedFamilies, listDeletedFamilies),
    signedInRoute(doors, contract.restoreFamily, restoreFamily),
    signedInRoute(doors, contract.purgeFamily, purgeFamily),
    memberRoute(doors, members.changeMemberRole, changeMemberRole),
    memberRoute(doors, members.removeMember, removeMember),
    memberRoute(doors, members.transferFamily, transferFamily),
    memberRoute(doors, members.leaveFamily, leaveFamily),
  ]
}
