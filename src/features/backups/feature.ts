import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { adminRoute } from '#server/http/guards.ts'
import { backupsContract as contract } from './backups.contract.ts'
import { listBackups, pauseBackups, resumeBackups, startBackup } from './server/admin-backups.ts'
import { backupsJobs } from './server/backups.handlers.ts'
import { createRecoveryKit } from './server/create-recovery-kit.ts'
import { getBackupStatus } from './server/get-backup-status.ts'
import { healOriginals, restoreDerived } from './server/heal-originals.ts'
import { measureBackups } from './server/measure-backups.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/photos-safe'],
  routes(context) {
    const { config, db } = context
    return [
      adminRoute(context, contract.listBackups, (admin) => listBackups(admin, config)),
      adminRoute(context, contract.startBackup, (admin, input) => startBackup(admin, input, config)),
      adminRoute(context, contract.pauseBackups, (admin, input) => pauseBackups(admin, input, config)),
      adminRoute(context, contract.resumeBackups, (admin, input) => resumeBackups(admin, input, config)),
      adminRoute(context, contract.createRecoveryKit, (admin, input) =>
        createRecoveryKit(admin, input, { config, ownerUrl: db.ownerUrl }),
      ),
      memberRoute(context, contract.getBackupStatus, (viewer) => getBackupStatus(viewer, config)),
    ]
  },
  jobs: backupsJobs,
  healOriginals,
  restoreDerived,
  measure: measureBackups,
}
