import type { AppContext, Measured } from '#server/feature.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { selectBackupAges } from './backups.queries.ts'

/** How old each place's last backup is. */
export async function measureBackups({ config, db }: AppContext): Promise<Measured> {
  const places = plannedBackups(config).map(({ place }) => place.address)
  const ages = await selectBackupAges(db.worker, places).catch(() => [])
  return {
    name: 'hearthbook_backup_age_seconds',
    help: 'Seconds since the last complete backup to a place, or since the first attempt',
    label: 'place',
    values: ages.map(({ address, seconds }) => ({ of: address, value: seconds })),
  }
}
