import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackupsNotice } from '#features/backups/web/backups-notice.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { RevealGroup } from '#web/ui/reveal-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Overview } from '../admin.contract.ts'
import { overviewOptions } from './admin.data.ts'
import { Originals } from './originals.tsx'
import { StatusRow } from './status-row.tsx'

export function OverviewTab() {
  const t = useText('admin.overview')
  return (
    <RevealGroup skeleton={<OverviewSkeleton />}>
      <div className="flex flex-col gap-5">
        <BackupsNotice />
        <QueryState query={useQuery(overviewOptions)} skeleton={null}>
          {(data) => (
            <>
              <Card title={t('health')}>
                <ul className="divide-y divide-line">
                  <Work jobs={data.jobs} />
                  <Originals of={data.originals} />
                  {!data.films.ffmpeg && <NoFfmpeg waiting={data.films.waiting} />}
                  {data.retried_uploads.waiting > 0 && <RetriedUploads of={data.retried_uploads} />}
                  <Security of={data.security} />
                </ul>
              </Card>
              <Counts of={data} />
              <Version of={data.version} />
            </>
          )}
        </QueryState>
      </div>
    </RevealGroup>
  )
}

function Version({ of: version }: { of: string }) {
  const t = useText('admin.overview')
  return <p className="text-sm text-ink-soft">{t('version', { version })}</p>
}

function OverviewSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      {[1, 2].map((card) => (
        <Skeleton key={card} className="h-56 rounded-card" />
      ))}
    </div>
  )
}

/** Without ffmpeg, photos still work, so a missing one could go unnoticed. */
function NoFfmpeg({ waiting }: { waiting: number }) {
  const t = useText('admin.overview')
  return (
    <StatusRow mark="warning" label={t('films')} says={t('noFfmpeg')}>
      <p className="max-w-prose text-ink-soft">{t('noFfmpegText', { waiting })}</p>
    </StatusRow>
  )
}

function RetriedUploads({ of: { waiting, out_of_memory, oldest } }: { of: Overview['retried_uploads'] }) {
  const t = useText('admin.overview')
  const { shortDate } = useFormat()
  return (
    <StatusRow mark="warning" label={t('previews')} says={t('noPreviewYet', { count: waiting })}>
      <p className="max-w-prose text-ink-soft">{t('noPreviewYetText')}</p>
      {out_of_memory > 0 && <p className="max-w-prose">{t('needsMemory', { count: out_of_memory })}</p>}
      {oldest && <p className="text-sm text-ink-soft">{t('oldestSince', { date: shortDate(oldest) })}</p>}
    </StatusRow>
  )
}

function Work({ jobs: { failed, retrying, running, waiting } }: { jobs: Overview['jobs'] }) {
  const t = useText('admin.overview')
  const isDone = running + waiting + retrying === 0
  const says = failed > 0 ? t('failed', { count: failed }) : isDone && t('allWell')
  return (
    <StatusRow mark={failed > 0 ? 'danger' : isDone ? 'good' : 'open'} label={t('jobs')} says={says}>
      {retrying > 0 && <p>{t('retrying', { count: retrying })}</p>}
      {running + waiting > 0 && <p className="text-ink-soft">{t('underWay', { running, waiting })}</p>}
      {failed > 0 && (
        <p className="mt-3">
          <Link to="/admin" search={{ tab: 'jobs' }} replace className={buttonStyle({ kind: 'quiet', size: 'small' })}>
            {t('seeFailed')}
          </Link>
        </p>
      )}
    </StatusRow>
  )
}

function Counts({ of }: { of: Overview }) {
  const t = useText('admin.overview')
  const { bytes, number } = useFormat()
  const { disk } = of
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:gap-5">
      <Count label={t('people')} value={number(of.people)}>
        <p>{t('newPeople', { count: of.new_people })}</p>
        <p>{t('activePeople', { count: of.active_people })}</p>
        {of.leaving_people > 0 && <p>{t('leaving', { count: of.leaving_people })}</p>}
      </Count>
      <Count label={t('families')} value={number(of.families)}>
        {of.deleted_families > 0 && <p>{t('deletedFamilies', { count: of.deleted_families })}</p>}
      </Count>
      <Count label={t('photos')} value={number(of.photos)}>
        <p>{t('photoBytes', { size: bytes(of.photo_bytes) })}</p>
        {of.deleted_photos > 0 && (
          <p>{t('deletedPhotos', { count: of.deleted_photos, size: bytes(of.deleted_bytes) })}</p>
        )}
      </Count>
      {disk ? (
        <Count label={t('disk')} value={t('free', { size: bytes(disk.free_bytes) })}>
          <p>{t('ofDisk', { size: bytes(disk.total_bytes) })}</p>
          <p>
            {t('database')}: {bytes(of.database_bytes)}
          </p>
        </Count>
      ) : (
        <Count label={t('database')} value={bytes(of.database_bytes)}>
          <p>{t('bucket')}</p>
        </Count>
      )}
    </dl>
  )
}

function Count({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card p-4 sm:p-5">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-1">
        <p className="font-serif text-xl font-semibold sm:text-2xl">{value}</p>
        <div className="mt-1 text-sm text-ink-soft">{children}</div>
      </dd>
    </div>
  )
}

/** Security-related settings of the instance and its machine, and which are missing. */
function Security({ of: { decoders, plain_http } }: { of: Overview['security'] }) {
  const t = useText('admin.overview')
  const mark = plain_http ? 'danger' : decoders === 'isolated' ? 'good' : 'warning'
  return (
    <StatusRow mark={mark} label={t('security')}>
      {plain_http && <p className="max-w-prose text-danger">{t('plainHttp')}</p>}
      <p className="max-w-prose">{t(`decoders.${decoders}`)}</p>
    </StatusRow>
  )
}
