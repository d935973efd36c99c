import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import { adminRoute } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { backupsContract as contract } from '../backups.contract.ts'
import { listBackups, pauseBackups, resumeBackups, startBackup } from './admin-backups.ts'
import { createRecoveryKit } from './create-recovery-kit.ts'
import { getBackupStatus } from './get-backup-status.ts'

export function backupsRoutes(context: WebContext): Route[] {
  const { config, db } = context
  return [
    adminRoute(context, contract.listBackups, (admin) => listBackups(admin, config)),
    adminRoute(context, contract.startBackup, (admin, input) => startBackup(admin, input, config)),
    adminRoute(context, contract.pauseBackups, (admin, input) => pauseBackups(admin, input, config)),
    adminRoute(context, contract.resumeBackups, (admin, input) => resumeBackups(admin, input, config)),
    adminRoute(context, contract.createRecoveryKit, (admin, input) =>
      createRecoveryKit(admin, input, { config, ownerUrl: db.ownerUrl }),
    ),
    memberRoute(context, contract.getBackupStatus, (owner) => getBackupStatus(owner, config)),
  ]
}
