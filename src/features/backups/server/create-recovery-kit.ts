import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { roleUrl } from '#server/db/roles.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { backupsContract } from '../backups.contract.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { isEncryptedAt, isSecretStored } from './back-up-to.ts'
import { backupEncryption } from './backup-key.ts'

type Operation = (typeof backupsContract)['createRecoveryKit']

/** The page with the key of encrypted backups. It's the same key for later places. @throws Problem conflict without BACKUP_TO */
export async function createRecoveryKit(
  { tx }: SignedIn,
  { language }: InputOf<Operation>,
  { config, ownerUrl }: { config: Config; ownerUrl: string },
): Promise<ResultOf<Operation>> {
  if (!config.backups.to.length) throw new Problem('conflict')
  const places = plannedBackups(config).map(({ place }) => ({ ...place, isEncrypted: isEncryptedAt(place, config) }))
  const { identity } = await withClient(roleUrl(ownerUrl, 'app_worker', config.secret), (client) =>
    backupEncryption(client, config.secret),
  )
  await recordAudit(tx, { action: 'recovery_kit.downloaded' })
  // Imported on demand: pdfkit is large and rarely needed.
  const { renderRecoveryKit } = await import('./render-recovery-kit.ts')
  const needsSecret = !isSecretStored(config) && places.some(({ isEncrypted }) => !isEncrypted)
  const { appUrl } = config
  const { isOn: hasEncryptedFiles } = config.encryption
  const about = { locale: language, appUrl, identity, places, needsSecret, hasEncryptedFiles, date: new Date() }
  const pdf = await renderRecoveryKit(about)
  return { filename: 'hearthbook-recovery-kit.pdf', pdf: pdf.toString('base64') }
}
