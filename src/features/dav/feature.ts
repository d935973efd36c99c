import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { davContract as contract } from './dav.contract.ts'
import { INBOX_FILES_MAX } from './dav.rules.ts'
import { createDevice, listDevices, revokeDevice } from './server/devices.ts'
import { createInboxFolder } from './server/inbox-folders/create-inbox-folder.ts'
import { scanInbox } from './server/inbox-folders/scan-inbox.ts'
import { deleteOldestFiles } from './server/inbox.queries.ts'
import { serveDav } from './server/serve-dav.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/backup'],
  routes: (context) => [
    memberRoute(context, contract.listBackupDevices, (member) => listDevices(member, context.config)),
    memberRoute(context, contract.createBackupDevice, (adder, input) => createDevice(adder, input, context.config)),
    memberRoute(context, contract.createInboxFolder, (adder) => createInboxFolder(adder, context)),
    memberRoute(context, contract.revokeBackupDevice, revokeDevice),
  ],
  protocol: serveDav,
  jobs: (context) => [
    ...(context.config.inbox ? [schedule('scan-inbox', '* * * * *', () => scanInbox(context))] : []),
    schedule('sweep-dav', '50 3 * * *', () => deleteOldestFiles(context.db.worker, INBOX_FILES_MAX)),
  ],
}
