import { addressesTexts } from '#features/addresses/web/addresses.texts.ts'
import { backupsTexts } from '#features/backups/web/backups.texts.ts'
import { plansTexts } from '#features/billing/web/plans.texts.ts'
import { davTexts } from '#features/dav/web/dav.texts.ts'
import type { Family } from '#features/families/families.contract.ts'
import { FamilySettingsPage, type SettingsGroups } from '#features/families/web/family-settings-page.tsx'
import { framesTexts } from '#features/frames/web/frames.texts.ts'
import { growingUpTexts } from '#features/growing-up/web/growing-up.texts.ts'
import { invitationsTexts } from '#features/invitations/web/invitations.texts.ts'
import { guestsTexts } from '#features/guests/web/guests.texts.ts'
import { mailInTexts } from '#features/mail-in/web/mail-in.texts.ts'
import { familyExportTexts } from '#features/own-data/web/family-export.texts.ts'
import { deletedPhotosTexts } from '#features/photos/web/deleted/deleted-photos.texts.ts'
import { successionTexts } from '#features/succession/web/succession.texts.ts'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { membersScreenTexts } from './members-screen.texts.ts'

const AddressCard = lazyWithTexts(
  { ...addressesTexts, ...plansTexts },
  () => import('#features/addresses/web/address-card.tsx'),
  'AddressCard',
)
const GuestsCard = lazyWithTexts(
  { ...guestsTexts, ...invitationsTexts },
  () => import('#features/guests/web/guests-card.tsx'),
  'GuestsCard',
)
const FramesCard = lazyWithTexts(framesTexts, () => import('#features/frames/web/frames-card.tsx'), 'FramesCard')
const MailInCard = lazyWithTexts(mailInTexts, () => import('#features/mail-in/web/mail-in-card.tsx'), 'MailInCard')
const DeletedPhotosCard = lazyWithTexts(
  deletedPhotosTexts,
  () => import('#features/photos/web/deleted/deleted-photos-card.tsx'),
  'DeletedPhotosCard',
)

const PhoneBackupCard = lazyWithTexts(
  davTexts,
  () => import('#features/dav/web/phone-backup-card.tsx'),
  'PhoneBackupCard',
)
const BackupCard = lazyWithTexts(backupsTexts, () => import('#features/backups/web/backup-card.tsx'), 'BackupCard')
const FamilyExportCard = lazyWithTexts(
  familyExportTexts,
  () => import('#features/own-data/web/family-export-card.tsx'),
  'FamilyExportCard',
)

const DangerZone = lazyWithTexts(
  membersScreenTexts,
  () => import('#features/families/web/danger-zone.tsx'),
  'DangerZone',
)

const ViewersCard = lazyWithTexts(
  membersScreenTexts,
  () => import('#features/families/web/viewers-card.tsx'),
  'ViewersCard',
)

const AgesCard = lazyWithTexts(growingUpTexts, () => import('#features/growing-up/web/ages-card.tsx'), 'AgesCard')

const VisionCard = lazyWithTexts(visionTexts, () => import('#features/vision/web/vision-card.tsx'), 'VisionCard')

const SuccessionCard = lazyWithTexts(
  successionTexts,
  () => import('#features/succession/web/succession-card.tsx'),
  'SuccessionCard',
)

const RecordCard = lazyWithTexts(
  successionTexts,
  () => import('#features/succession/web/record-card.tsx'),
  'RecordCard',
)

const groupsOf = (family: Family): SettingsGroups => ({
  general: <AddressCard family_id={family.id} />,
  people: (
    <>
      <GuestsCard family_id={family.id} />
      <ViewersCard family={family} />
      <FramesCard family_id={family.id} />
      <AgesCard family_id={family.id} />
    </>
  ),
  backups: (
    <>
      <DeletedPhotosCard family_id={family.id} />
      <MailInCard family_id={family.id} />
      <VisionCard family_id={family.id} />
      <PhoneBackupCard family_id={family.id} />
      <BackupCard family_id={family.id} />
      <FamilyExportCard family_id={family.id} />
    </>
  ),
  future: (
    <>
      <SuccessionCard family={family} />
      <RecordCard family={family} />
    </>
  ),
  danger: <DangerZone family={family} />,
})

/** /families/{id}/settings: the family's settings, including those of features above it. */
export function FamilySettings() {
  return <FamilySettingsPage groupsOf={groupsOf} />
}
