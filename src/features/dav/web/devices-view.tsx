import { useQuery } from '@tanstack/react-query'
import { FileWarning, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { backupsTexts } from '#features/backups/web/backups.texts.ts'
import { UploadText } from '#features/uploads/web/upload-text.tsx'
import type { ResultOf } from '#shared/contract.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { davContract } from '../dav.contract.ts'
import { devicesOptions } from './dav.data.ts'
import { DeviceRow } from './device-row.tsx'
import { PhoneChoice } from './phone-choice.tsx'

const SecondCopy = lazyWithTexts(backupsTexts, () => import('#features/backups/web/backup-card.tsx'), 'SecondCopy')

/** The devices that are set up, before the question which phone to add. Without any, that question is all. */
export function DevicesView({ family_id, canAdd }: { family_id: string; canAdd: boolean }) {
  const t = useText('dav')
  const query = useQuery(devicesOptions(family_id))
  const secondCopy = (
    <Suspense>
      <SecondCopy family_id={family_id} />
    </Suspense>
  )
  const hasNone = query.data?.devices.length === 0 && query.data.refused.length === 0
  if (hasNone && !canAdd)
    return (
      <LonePage painting="phone" title={t('title')} text={t('viewer')}>
        {secondCopy}
      </LonePage>
    )
  if (hasNone)
    return (
      <LonePage painting="phone" page={t('title')} title={t('choice.title')} text={t('intro')}>
        <PhoneChoice />
        {/* Arrives later, and moves nothing that's centered. */}
        <div className="lg:relative">
          <div className="lg:absolute lg:inset-x-0 lg:top-2">{secondCopy}</div>
        </div>
      </LonePage>
    )
  return (
    <div className="flex max-w-3xl flex-col gap-5 sm:gap-8">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-52 rounded-card" />}
        failed={{ title: t('devices.failedTitle') }}
      >
        {({ devices, refused }) => (
          <>
            {devices.length > 0 && (
              <Card title={t('devices.title')}>
                <ul className="-my-3 divide-y divide-line">
                  {devices.map((device) => (
                    <DeviceRow key={device.id} family_id={family_id} device={device} />
                  ))}
                </ul>
              </Card>
            )}
            {canAdd ? (
              <section>
                <h2 className="mb-4 font-serif text-xl font-semibold">
                  {t(devices.length === 0 ? 'choice.title' : 'choice.another')}
                </h2>
                <PhoneChoice />
              </section>
            ) : (
              <Card>
                <p>{t('viewer')}</p>
              </Card>
            )}
            {refused.length > 0 && (
              <UploadText>
                <RefusedFiles files={refused} />
              </UploadText>
            )}
            {devices.length > 0 && (
              <LinkCard
                to="/families/$familyId/safe-to-delete"
                params={{ familyId: family_id }}
                icon={ShieldCheck}
                title={t('check.title')}
                text={t('check.text')}
              />
            )}
            {secondCopy}
          </>
        )}
      </QueryState>
    </div>
  )
}

type Files = ResultOf<typeof davContract.listBackupDevices>['refused']

/** The latest files that devices sent and that weren't imported, with the reason. */
function RefusedFiles({ files }: { files: Files }) {
  const t = useText('dav.refused')
  const why = useText('upload.refused')
  const { shortDate } = useFormat()
  return (
    <Card title={t('title')}>
      <ul className="-my-3 divide-y divide-line">
        {files.map(({ name, device_name, reason, sent_at }) => (
          <li key={`${device_name} ${sent_at} ${name}`} className="flex gap-x-4 py-3">
            <FileWarning aria-hidden size={20} className="mt-0.5 shrink-0 text-honey" />
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm">{why(reason)}</p>
              <p className="text-sm text-ink-soft">{t('from', { device: device_name, date: shortDate(sent_at) })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
