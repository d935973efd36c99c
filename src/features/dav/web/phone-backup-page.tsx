import { useSearch } from '@tanstack/react-router'
import { allows } from '#features/families/web/families.data.ts'
import { useFamilyOrLeave } from '#features/families/web/use-family.ts'
import { useText } from '#web/text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackupSearch } from './backup.search.ts'
import { DevicesView } from './devices-view.tsx'
import { OtherSetup } from './other-setup.tsx'
import { PhoneSetup } from './phone-setup.tsx'

/** /families/{id}/backup: the devices that back up photos, and how to set up another. */
export function PhoneBackupPage() {
  const t = useText('dav')
  const { family_id, family } = useFamilyOrLeave()
  const { for: chosen } = BackupSearch.parse(useSearch({ strict: false }))
  const canAdd = !family || allows(family, 'photos.add')
  const shown = canAdd ? chosen : undefined
  return (
    <div className={classNames('flex flex-col', shown && 'max-w-3xl')}>
      {shown ? (
        <BackLink to="." search={{}}>
          {t('title')}
        </BackLink>
      ) : (
        <BackLink to="/families/$familyId/photos" params={{ familyId: family_id }} search={{ tab: 'upload' }}>
          {t('back')}
        </BackLink>
      )}
      {shown ? (
        <>
          <PageHeader title={t(`setup.title.${shown}`)} subtitle={t(`setup.intro.${shown}`)} />
          <div className="flex flex-col gap-5 sm:gap-8">
            {shown === 'other' ? (
              <OtherSetup family_id={family_id} canRead={allows(family, 'photos.save')} />
            ) : (
              <PhoneSetup key={shown} family_id={family_id} phone={shown} />
            )}
          </div>
        </>
      ) : (
        <DevicesView family_id={family_id} canAdd={canAdd} />
      )}
    </div>
  )
}
