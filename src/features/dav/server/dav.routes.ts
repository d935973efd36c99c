import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { davContract as contract } from '../dav.contract.ts'
import { createInboxFolder } from './inbox-folders/create-inbox-folder.ts'
import { createDevice, listDevices, revokeDevice } from './devices.ts'

export function davRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.listBackupDevices, (member) => listDevices(member, context.config)),
    memberRoute(context, contract.createBackupDevice, (adder, input) => createDevice(adder, input, context.config)),
    memberRoute(context, contract.createInboxFolder, (adder) => createInboxFolder(adder, context)),
    memberRoute(context, contract.revokeBackupDevice, revokeDevice),
  ]
}
