import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  CircleCheck,
  CirclePause,
  Clock,
  Copy,
  Film,
  Image,
  LoaderCircle,
  RotateCcw,
  TriangleAlert,
  X,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useContext } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useFileThumbnail } from './file-thumbnail.ts'
import { UploadHooksContext } from './upload-hooks.ts'
import { isOpen, type UploadItem, type UploadState } from './upload-queue.ts'
import { canRetry, isStuck } from './upload-summary.ts'
import { removeUploads, retryUploads } from './uploads.ts'

/** The height of every row. */
export const UPLOAD_ROW_PX = 76

/** A file with its name, state and actions. */
export function UploadRow({ item }: { item: UploadItem }) {
  const t = useText('upload')
  const format = useFormat()
  return (
    <div className="relative flex h-full items-center gap-3 border-b border-line group-last/item:border-0">
      <Thumbnail item={item} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{item.filename}</p>
        <p className="line-clamp-2 text-sm leading-tight wrap-anywhere text-ink-soft">
          <StateText item={item} /> · {format.bytes(item.bytes)}
        </p>
      </div>
      {item.photo_id && (
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: item.family_id }}
          search={{ photo: item.photo_id }}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control px-3 text-sm font-semibold text-ember hover:bg-sunk"
        >
          {t('see')}
        </Link>
      )}
      {canRetry(item) && (
        <IconButton icon={RotateCcw} label={t('retry')} tooltipAlign="end" onClick={() => retryUploads([item.id])} />
      )}
      <IconButton
        className="-mr-4"
        icon={X}
        label={isOpen(item) ? t('cancelFile', { name: item.filename }) : t('remove', { name: item.filename })}
        tooltipAlign="end"
        onClick={() => removeUploads([item.id])}
      />
      {item.state === 'sending' && item.sent > 0 && (
        <span
          aria-hidden
          className="absolute inset-x-0 -bottom-px h-0.5 origin-left bg-ember transition-transform"
          style={{ transform: `scaleX(${item.sent / item.bytes})` }}
        />
      )}
    </div>
  )
}

const icons: Record<UploadState, { icon: LucideIcon; style: string } | undefined> = {
  waiting: undefined,
  sending: undefined,
  paused: { icon: CirclePause, style: 'text-honey' },
  processing: { icon: LoaderCircle, style: 'animate-spin text-ember' },
  stored: { icon: Clock, style: 'text-honey' },
  done: { icon: CircleCheck, style: 'text-sage' },
  duplicate: { icon: Copy, style: 'text-ink-soft' },
  refused: { icon: TriangleAlert, style: 'text-danger' },
  failed: { icon: TriangleAlert, style: 'text-danger' },
  missing: { icon: TriangleAlert, style: 'text-honey' },
}

/** The image itself, with its state at the corner. */
function Thumbnail({ item }: { item: UploadItem }) {
  const thumbnail = useFileThumbnail(item)
  const state = item.state === 'paused' && !item.held ? undefined : icons[item.state]
  const Plain = item.file_type.startsWith('video/') ? Film : Image
  const { icon: Icon, style } = (!thumbnail && state) || { icon: Plain, style: 'text-ink-soft' }
  return (
    <span className="relative size-14 shrink-0">
      <span
        ref={(box) => thumbnail && box?.replaceChildren(thumbnail)}
        className="grid size-full place-items-center overflow-hidden rounded-control bg-ink/6"
      >
        {!thumbnail && <Icon aria-hidden size={22} className={style} />}
      </span>
      {thumbnail && state && (
        <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-paper">
          <state.icon aria-hidden size={18} className={state.style} />
        </span>
      )}
    </span>
  )
}

function StateText({ item }: { item: UploadItem }) {
  const t = useText('upload')
  const format = useFormat()
  switch (item.state) {
    case 'paused':
      return t(item.held ? 'short.held' : 'state.waiting')
    case 'sending':
      return item.sent > 0 && !isStuck(item) ? format.percent(item.sent / item.bytes) : t('state.waiting')
    case 'duplicate':
      return <DuplicateText item={item} />
    case 'refused':
    case 'failed':
    case 'missing':
    case 'stored':
      return t(`short.${item.state}`)
    default:
      return t(`state.${item.state}`)
  }
}

/** Names the existing photo. */
function DuplicateText({ item }: { item: UploadItem }) {
  const t = useText('upload')
  const cache = useQueryClient()
  const { filenameOf } = useContext(UploadHooksContext)
  const { family_id, photo_id } = item
  const { data: name } = useQuery({
    queryKey: ['photos', family_id, 'filename', photo_id],
    queryFn: photo_id ? () => filenameOf(cache, family_id, photo_id) : skipToken,
  })
  return name ? t('state.duplicateOf', { name }) : t('state.duplicate')
}
