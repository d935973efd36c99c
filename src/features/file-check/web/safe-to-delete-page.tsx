import { useQuery } from '@tanstack/react-query'
import { useFamilyOrLeave } from '#features/families/web/use-family.ts'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { fileReportOptions } from './file-check.data.ts'
import { ReportView } from './report-view.tsx'
import { isSystemFile } from './system-files.ts'
import { useHashedFiles, type Hashed } from './use-hashed-files.ts'

/** Old Safari on iPhones can't choose folders. */
const canChooseFolders = 'webkitdirectory' in HTMLInputElement.prototype

/** /families/{id}/safe-to-delete: which files of a device are stored here and in a backup. */
export function SafeToDeletePage() {
  const t = useText('fileCheck')
  const { family_id } = useFamilyOrLeave()
  const { hashing, hashed, error, start } = useHashedFiles()
  const choose = (chosen: File[]) => {
    const files = chosen.filter((file) => !isSystemFile(file))
    if (files.length === 0) toast({ kind: 'error', title: t('nothing') })
    else start(files)
  }
  const isFresh = !hashed && !hashing
  return (
    <div className={classNames('mx-auto flex flex-col', !isFresh && 'max-w-3xl')}>
      <BackLink to="/families/$familyId/photos" params={{ familyId: family_id }} search={{ tab: 'upload' }}>
        {t('back')}
      </BackLink>
      {isFresh ? <Start onFiles={choose} /> : <PageHeader title={t('title')} subtitle={t('intro')} />}
      <div className="flex flex-col gap-5">
        {hashed && <Report family_id={family_id} hashed={hashed} key={hashed.run} />}
        {hashing && <Hashing {...hashing} />}
        {hashed && !hashing && (
          <Card title={t('again')} subtitle={t('privacy')} action={<Choices kind="quiet" onFiles={choose} />} />
        )}
        {error !== undefined && <ErrorState title={t('failed')} error={error} />}
      </div>
    </div>
  )
}

type Choose = { onFiles: (files: File[]) => void }

function Start({ onFiles }: Choose) {
  const t = useText('fileCheck')
  return (
    <LonePage painting="keepsake-box" title={t('title')} text={t('intro')}>
      <Choices kind="primary" onFiles={onFiles} />
      <p className="max-w-md text-sm text-ink-soft">{t('privacy')}</p>
    </LonePage>
  )
}

function Choices({ kind, onFiles }: Choose & { kind: 'primary' | 'quiet' }) {
  const t = useText('fileCheck')
  // Phones keep photos in an album rather than in folders.
  const isNarrow = useIsNarrow()
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <ChooseFiles kind={kind} onFiles={onFiles}>
        {t('chooseFiles')}
      </ChooseFiles>
      {canChooseFolders && !isNarrow && (
        <ChooseFiles kind="quiet" accept="" folder onFiles={onFiles}>
          {t('chooseFolder')}
        </ChooseFiles>
      )}
    </div>
  )
}

function Hashing({ files, bytes, progress, stop }: NonNullable<ReturnType<typeof useHashedFiles>['hashing']>) {
  const t = useText('fileCheck.hashing')
  const format = useFormat()
  const share = bytes > 0 ? progress.bytes / bytes : 0
  return (
    <Card title={t('title')}>
      <Progress label={t('title')} done={Math.round(share * 100)} total={100} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft tabular-nums">
          {t('progress', { done: progress.done, total: files.length, size: format.bytes(bytes) })}
        </p>
        <Button kind="quiet" size="small" onClick={() => stop.abort()}>
          {t('stop')}
        </Button>
      </div>
    </Card>
  )
}

function Report({ family_id, hashed }: { family_id: string; hashed: Hashed }) {
  const t = useText('fileCheck')
  const report = useQuery(fileReportOptions(family_id, hashed.files, hashed.run))
  return (
    <QueryState query={report} skeleton={<Skeleton className="h-72 rounded-card" />} failed={{ title: t('failed') }}>
      {(data) => (
        <ReportView
          family_id={family_id}
          report={data}
          hashed={hashed}
          isChecking={report.isFetching}
          onCheckAgain={() => void report.refetch()}
        />
      )}
    </QueryState>
  )
}
