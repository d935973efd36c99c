import type { Family } from '#features/families/families.contract.ts'
import { FamilySettingsPage } from '#features/families/web/family-settings-page.tsx'
import { areaPage } from './area-page.tsx'

const AddressCard = areaPage('addresses', () => import('#features/addresses/web/address-card.tsx'), 'AddressCard')
const GuestsCard = areaPage('guests', () => import('#features/guests/web/guests-card.tsx'), 'GuestsCard')
const DeletedPhotosCard = areaPage(
  'deletedPhotos',
  () => import('#features/photos/web/deleted/deleted-photos-card.tsx'),
  'DeletedPhotosCard',
)

const BackupCard = areaPage('backups', () => import('#features/backups/web/backup-card.tsx'), 'BackupCard')
const FamilyExportCard = areaPage(
  'transfer',
  () => import('#features/own-data/web/family-export-card.tsx'),
  'FamilyExportCard',
)

const DangerZone = areaPage('members', () => import('#features/families/web/danger-zone.tsx'), 'DangerZone')

const showMore = (family: Family) => (
  <>
    <AddressCard family_id={family.id} />
    <GuestsCard family_id={family.id} />
    <DeletedPhotosCard family_id={family.id} />
    <BackupCard family_id={family.id} />
    <FamilyExportCard family_id={family.id} />
    <DangerZone family={family} />
  </>
)

/** /families/{id}/settings: the family's settings, including those of features above it. */
export function FamilySettings() {
  return <FamilySettingsPage more={showMore} />
}
