import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamilyOrLeave } from '#features/families/web/use-family.ts'
import { UploadText } from '#features/uploads/web/upload-text.tsx'
import type { ResultOf } from '#shared/contract.ts'
import { useText } from '#web/text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { davContract } from '../dav.contract.ts'
import { BackupSteps } from './backup-steps.tsx'
import { devicesOptions } from './dav.data.ts'
import { DeviceForm } from './device-form.tsx'
import { DeviceRow } from './device-row.tsx'
import { InboxFolderCard } from './inbox-folder-card.tsx'
import { NewDeviceDialog } from './new-device-dialog.tsx'
import { RefusedFiles } from './refused-files.tsx'

/** /families/{id}/backup: app passwords of a person's devices, and how to set them up. */
export function PhoneBackupPage() {
  const t = useText('dav')
  const { family_id, family } = useFamilyOrLeave()
  const [made, setMade] = useState<ResultOf<typeof davContract.createBackupDevice>>()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/families/$familyId/photos" params={{ familyId: family_id }} search={{ tab: 'upload' }}>
        {t('back')}
      </BackLink>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <div className="flex flex-col gap-5">
        {!family || allows(family, 'photos.add') ? (
          <Card title={t('create.title')} subtitle={t('create.text')}>
            <DeviceForm family_id={family_id} canRead={allows(family, 'photos.save')} onMade={setMade} />
          </Card>
        ) : (
          <Card>
            <p>{t('viewer')}</p>
          </Card>
        )}
        {made && <NewDeviceDialog made={made} onClose={() => setMade(undefined)} />}
        <QueryState
          query={useQuery(devicesOptions(family_id))}
          skeleton={<Skeleton className="h-40 rounded-card" />}
          failed={{ title: t('devices.failedTitle') }}
        >
          {({ devices, refused, can_have_folder }) => (
            <>
              {can_have_folder && allows(family, 'photos.add') && (
                <InboxFolderCard family_id={family_id} devices={devices} />
              )}
              <Card title={t('devices.title')}>
                {devices.length > 0 ? (
                  <ul className="-my-3 divide-y divide-line">
                    {devices.map((device) => (
                      <DeviceRow key={device.id} family_id={family_id} device={device} />
                    ))}
                  </ul>
                ) : (
                  <p className="text-ink-soft">{t('devices.empty')}</p>
                )}
              </Card>
              {refused.length > 0 && (
                <UploadText>
                  <RefusedFiles files={refused} />
                </UploadText>
              )}
            </>
          )}
        </QueryState>
        <BackupSteps />
        <Card title={t('check.title')} subtitle={t('check.text')}>
          <Link
            to="/families/$familyId/safe-to-delete"
            params={{ familyId: family_id }}
            className={buttonStyle({ kind: 'quiet' })}
          >
            {t('check.open')}
          </Link>
        </Card>
      </div>
    </div>
  )
}
