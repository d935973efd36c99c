import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { davContract as contract } from '../dav.contract.ts'
import { createDevice, listDevices, revokeDevice } from './devices.ts'

export function davRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.listBackupDevices, listDevices),
    memberRoute(context, contract.createBackupDevice, (adder, input) => createDevice(adder, input, context.config)),
    memberRoute(context, contract.revokeBackupDevice, revokeDevice),
  ]
}
