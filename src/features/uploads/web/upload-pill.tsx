import { CircleCheck, CloudOff, Images, TriangleAlert } from 'lucide-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useId, useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useUploadQueue } from './upload-store.ts'
import { hasSharedFiles } from './share/shared-files.ts'
import { photosFor, summarize, type UploadSummary } from './upload-summary.ts'
import { connectUploads } from './uploads.ts'
import { useUploading } from './use-add-files.ts'
import { UploadText } from './upload-text.tsx'

const UploadPanel = lazyPart(async () => (await import('./upload-panel.tsx')).UploadPanel)

/**
 * The upload progress on every screen, which opens the list. It also resumes uploads from an earlier page, so the shell
 * renders it once.
 */
export function UploadPill() {
  return (
    <UploadText>
      <Pill />
    </UploadText>
  )
}

function Pill() {
  const t = useText('upload')
  const queue = useUploadQueue()
  const summary = summarize(queue)
  const { user_id, cache, hooks } = useUploading() ?? {}
  const id = useId()
  const [isOpen, setIsOpen] = useState<boolean>()
  const text = usePillText(summary)
  const isResting = useRest(summary)
  const navigate = useNavigate()
  // The upload tab has the list itself.
  const { tab, sort } = useSearch({ strict: false }) as { tab?: string; sort?: string }
  const isShown = summary.total > 0 && (isOpen || !isResting) && tab !== 'upload'
  if (isOpen && !isShown) setIsOpen(false)
  // Photos of earlier years are far from the top of the gallery.
  const added =
    isShown && !isOpen && summary.open === 0 && sort !== 'added' ? photosFor([...queue.values()]) : undefined

  useEffect(
    () => (user_id && cache && hooks ? connectUploads({ user_id, cache, hooks }) : undefined),
    [user_id, cache, hooks],
  )

  // Shared while offline, or while signed out.
  useEffect(() => {
    if (user_id) void hasSharedFiles().then((has) => (has ? navigate({ to: '/share', replace: true }) : undefined))
  }, [user_id, navigate])

  return (
    <>
      <output className="sr-only">
        {summary.total > 0 &&
          summary.open === 0 &&
          t('announceDone', { added: summary.added, problems: summary.problems })}
      </output>
      {isShown && (
        <button
          type="button"
          id={id}
          aria-expanded={isOpen ?? false}
          // The list covers it.
          tabIndex={isOpen ? -1 : undefined}
          onClick={() => setIsOpen(!isOpen)}
          aria-label={`${t('open')}: ${text}`}
          className={classNames(pillStyle, 'min-w-0 gap-2 pr-4 pl-2.5 font-medium text-ink')}
        >
          <PillIcon summary={summary} />
          <span className="truncate tabular-nums">{text}</span>
        </button>
      )}
      {added && (
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: added.family_id }}
          search={{ sort: 'added' }}
          aria-label={`${t('see')}: ${text}`}
          className={classNames(pillStyle, 'ml-2 px-4 font-semibold text-ember')}
        >
          {t('see')}
        </Link>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <UploadPanel triggerId={id} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const pillStyle =
  'inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-card py-1 text-sm shadow-soft hover:bg-sunk'

/** How long the success message stays after the last upload, unless more files are added. */
const REST_AFTER_MS = 8000

function useRest({ total, open, problems }: UploadSummary): boolean {
  const [restedAt, setRestedAt] = useState<number>()
  const isOver = total > 0 && open === 0 && problems === 0
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => setRestedAt(total), REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOver, total])
  return isOver && restedAt === total
}

function usePillText({ open, isWaiting, problems, added, progress, sending }: UploadSummary): string {
  const t = useText('upload')
  const format = useFormat()
  if (isWaiting) return t('pillPaused')
  if (sending > 0) return t('pillSending', { percent: format.percent(progress), open: sending })
  if (open > 0) return t('pillProcessing', { open })
  if (problems > 0) return t('pillProblems', { count: problems })
  return t('pillDone', { count: added })
}

function PillIcon({ summary }: { summary: UploadSummary }) {
  const { open, isWaiting, problems, added, progress } = summary
  if (open > 0 && !isWaiting) return <Ring share={progress} />
  const [Icon, style] = isWaiting
    ? [CloudOff, 'text-honey']
    : problems > 0
      ? [TriangleAlert, 'text-danger']
      : added > 0
        ? [CircleCheck, 'text-sage']
        : [Images, 'text-ink-soft']
  return <Icon aria-hidden size={20} className={classNames('shrink-0', style)} />
}

const RADIUS = 8
const ROUND = 2 * Math.PI * RADIUS

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" strokeWidth="3" aria-hidden className="size-5 shrink-0 -rotate-90">
      <circle cx="10" cy="10" r={RADIUS} className="stroke-line" />
      <circle
        cx="10"
        cy="10"
        r={RADIUS}
        className="stroke-ember"
        strokeLinecap="round"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - share)}
      />
    </svg>
  )
}
