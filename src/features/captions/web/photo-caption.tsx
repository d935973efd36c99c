import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, EllipsisVertical, Mic, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PlanNotice } from '#features/billing/web/plan-notice.tsx'
import { isOpen } from '#features/uploads/web/upload-queue.ts'
import { useUploadQueue } from '#features/uploads/web/upload-store.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { AudioCaption } from '../captions.contract.ts'
import { CaptionPlayer } from './caption-player.tsx'
import { CaptionRecorder } from './caption-recorder.tsx'
import { captionKey, captionOptions, useDeleteCaption, type Captioned } from './captions.data.ts'

/** Target of codes in printed books. */
const CAPTION_HASH = '#audio-caption'

/** A photo's audio caption below its details, and a button to record one. */
export function PhotoCaption(photo: Captioned) {
  const t = useText('captions')
  const { data } = useQuery(captionOptions(photo))
  const pending = usePending(photo)
  const [asking, setAsking] = useState<'record' | 'delete'>()
  const removal = useDeleteCaption(photo)
  if (!data || (!data.caption && !data.can.edit)) return null
  const { caption, can } = data
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="font-serif text-lg font-semibold">{t('title')}</h3>
      {caption && <Caption caption={caption} can={can} onAsk={setAsking} />}
      {pending ? (
        <p role="status" className="text-ink-soft">
          {t(pending === 'paused' ? 'held' : 'onItsWay')}
        </p>
      ) : asking === 'record' ? (
        can.record ? (
          <CaptionRecorder photo={photo} replaces={caption !== null} onDone={() => setAsking(undefined)} />
        ) : (
          <PlanNotice family_id={photo.family_id} lack="audio_captions" />
        )
      ) : (
        !caption && (
          <>
            <p className="text-pretty text-ink-soft">{t('invite')}</p>
            <Button kind="quiet" className="self-start" onClick={() => setAsking('record')}>
              <Mic aria-hidden size={18} />
              {t('add')}
            </Button>
          </>
        )
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => removal.mutate(undefined, { onSettled: () => setAsking(undefined) })}
        busy={removal.isPending}
        title={t('deleteTitle')}
        text={t('deleteText')}
        confirmLabel={t('delete')}
      />
    </section>
  )
}

type CaptionProps = { caption: AudioCaption; can: { edit: boolean }; onAsk: (what: 'record' | 'delete') => void }

function Caption({ caption, can, onAsk }: CaptionProps) {
  const t = useText('captions')
  const format = useFormat()
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (location.hash === CAPTION_HASH) play.current?.focus()
  }, [])
  const { added_by, created_at, url, download_url, duration } = caption
  const date = format.longDate(created_at)
  const name = added_by && `${added_by.first_name} ${added_by.last_name}`.trim()
  const save = { label: t('save'), icon: Download, onSelect: () => location.assign(download_url) }
  const edits = [
    { label: t('again'), icon: Mic, onSelect: () => onAsk('record') },
    { label: t('delete'), icon: Trash2, danger: true, onSelect: () => onAsk('delete') },
  ]
  return (
    <div>
      <div className="flex items-center gap-1">
        <CaptionPlayer key={url} src={url} duration={duration} buttonRef={play} />
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t('more')} tooltipAlign="end" />}
          items={can.edit ? [save, ...edits] : [save]}
        />
      </div>
      <p className="mt-1 text-sm text-ink-soft">{name ? t('by', { name, date }) : t('bySomebody', { date })}</p>
    </div>
  )
}

/** This browser's pending caption upload for the photo. When it's done, the caption is refetched. */
function usePending(photo: Captioned) {
  const cache = useQueryClient()
  const queue = useUploadQueue()
  const state = [...queue.values()].find((item) => item.about?.photo_id === photo.photo_id && isOpen(item))?.state
  const was = useRef(state)
  useEffect(() => {
    if (was.current && !state) void cache.invalidateQueries({ queryKey: captionKey(photo) })
    was.current = state
  })
  return state
}
