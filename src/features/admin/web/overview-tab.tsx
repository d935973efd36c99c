import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackupsNotice } from '#features/backups/web/backups-notice.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { RevealGroup } from '#web/ui/reveal-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Overview } from '../admin.contract.ts'
import { Security } from './security.tsx'
import { overviewOptions } from './admin.data.ts'
import { Originals } from './originals.tsx'
import { overviewCardStyle as cardStyle } from './overview-card-style.ts'

export function OverviewTab() {
  return (
    <RevealGroup skeleton={<OverviewSkeleton />}>
      <div className="flex flex-col gap-5">
        <BackupsNotice />
        <QueryState query={useQuery(overviewOptions)} skeleton={null}>
          {(data) => (
            <>
              <div className="grid gap-5 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
                <Work jobs={data.jobs} />
                <Originals of={data.originals} />
                {!data.films.ffmpeg && <NoFfmpeg waiting={data.films.waiting} />}
                {data.retried_uploads.waiting > 0 && <RetriedUploads of={data.retried_uploads} />}
                <Security of={data.security} />
              </div>
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
    <div aria-busy className="grid gap-5 sm:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-36 rounded-card" />
      ))}
    </div>
  )
}

/** Without ffmpeg, photos still work, so a missing one could go unnoticed. */
function NoFfmpeg({ waiting }: { waiting: number }) {
  const t = useText('admin.overview')
  return (
    <section className={cardStyle}>
      <h2 className="text-sm font-semibold text-ink-soft">{t('films')}</h2>
      <p className="mt-1 font-serif text-xl font-semibold">{t('noFfmpeg')}</p>
      <p className="mt-1 max-w-prose text-ink-soft">{t('noFfmpegText', { waiting })}</p>
    </section>
  )
}

function RetriedUploads({ of: { waiting, out_of_memory, oldest } }: { of: Overview['retried_uploads'] }) {
  const t = useText('admin.overview')
  const { shortDate } = useFormat()
  return (
    <section className={cardStyle}>
      <h2 className="text-sm font-semibold text-ink-soft">{t('previews')}</h2>
      <p className="mt-1 font-serif text-xl font-semibold">{t('noPreviewYet', { count: waiting })}</p>
      <p className="mt-1 max-w-prose text-ink-soft">{t('noPreviewYetText')}</p>
      {out_of_memory > 0 && <p className="mt-1 max-w-prose">{t('needsMemory', { count: out_of_memory })}</p>}
      {oldest && <p className="mt-1 text-sm text-ink-soft">{t('oldestSince', { date: shortDate(oldest) })}</p>}
    </section>
  )
}

function Work({ jobs: { failed, retrying, running, waiting } }: { jobs: Overview['jobs'] }) {
  const t = useText('admin.overview')
  return (
    <section className={cardStyle}>
      <h2 className="text-sm font-semibold text-ink-soft">{t('jobs')}</h2>
      {failed > 0 ? (
        <p className="mt-1 font-serif text-xl font-semibold text-danger">{t('failed', { count: failed })}</p>
      ) : (
        running + waiting + retrying === 0 && <p className="mt-1 font-serif text-xl font-semibold">{t('allWell')}</p>
      )}
      {retrying > 0 && <p className="mt-1">{t('retrying', { count: retrying })}</p>}
      {running + waiting > 0 && <p className="mt-1 text-ink-soft">{t('underWay', { running, waiting })}</p>}
      {failed > 0 && (
        <p className="mt-4">
          <Link to="/admin" search={{ tab: 'jobs' }} replace className={buttonStyle({ kind: 'quiet', size: 'small' })}>
            {t('seeFailed')}
          </Link>
        </p>
      )}
    </section>
  )
}

function Counts({ of }: { of: Overview }) {
  const t = useText('admin.overview')
  const { bytes, number } = useFormat()
  const { disk } = of
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
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
    <div className={cardStyle}>
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-1">
        <p className="font-serif text-3xl font-semibold">{value}</p>
        <div className="mt-2 text-sm text-ink-soft">{children}</div>
      </dd>
    </div>
  )
}
