import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Mic, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PlanNotice } from '#features/billing/web/plan-notice.tsx'
import { isOpen } from '#features/uploads/web/upload-queue.ts'
import { useUploadQueue } from '#features/uploads/web/upload-store.ts'
import { addFiles } from '#features/uploads/web/uploads.ts'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import type { ResultOf } from '#shared/contract.ts'
import { useStore } from '#web/external-store.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AudioCaption, captionsContract } from '../captions.contract.ts'
import { CAPTION_MAX_SECONDS, CAPTION_PURPOSE } from '../captions.rules.ts'
import { CaptionRow } from './caption-row.tsx'
import { captionKey, captionOptions, useDeleteCaption, type Captioned } from './captions.data.ts'
import { VoiceRecorder } from './voice-recorder.tsx'
import { chosenCaption, newPin } from './voices.ts'

type PhotoCaptionProps = Captioned & {
  /** Whether captions can have a place in it. */
  hasPlaces: boolean
}

/** A photo's audio captions below its details, and a button to record one. */
export function PhotoCaption({ hasPlaces, ...photo }: PhotoCaptionProps) {
  const t = useText('captions')
  const query = useQuery(captionOptions(photo))
  const { data } = query
  useEffect(() => () => chosenCaption.set(null), [])
  if (data && data.captions.length === 0 && !data.can.add) return null
  const [first, second] = data?.captions ?? []
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex items-center justify-between gap-3 *:last:not-first:-my-1.5">
        <h3 className="font-serif text-lg font-semibold">{t('titles')}</h3>
        {first && second && (
          <Button
            kind="plain"
            size="small"
            className="-mr-3.5"
            onClick={() => chosenCaption.set({ place: 'details', id: first.id, goesOn: true })}
          >
            <Play aria-hidden size={17} />
            {t('playAll')}
          </Button>
        )}
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-11 rounded-control" />} failed={t('loadFailed')}>
        {(loaded) => <Captions {...loaded} hasPlaces={hasPlaces} photo={photo} />}
      </QueryState>
    </section>
  )
}

type CaptionsProps = ResultOf<typeof captionsContract.listAudioCaptions> & { hasPlaces: boolean; photo: Captioned }

function Captions({ captions, can, hasPlaces, photo }: CaptionsProps) {
  const t = useText('captions')
  const pending = usePending(photo)
  const [isRecording, setRecording] = useState(false)
  const [deleted, setDeleted] = useState<AudioCaption>()
  const removal = useDeleteCaption(photo)
  return (
    <>
      {captions.length > 0 && (
        <ol className="flex flex-col gap-3">
          {captions.map((caption) => (
            <CaptionRow key={caption.id} caption={caption} captions={captions} onDelete={() => setDeleted(caption)} />
          ))}
        </ol>
      )}
      {/* An earlier recording may still be on its way, and must not replace this one. */}
      {isRecording ? (
        can.record ? (
          <CaptionRecorder photo={photo} hasPlaces={hasPlaces} onDone={() => setRecording(false)} />
        ) : (
          <PlanNotice family_id={photo.family_id} lack="audio_captions" />
        )
      ) : pending ? (
        <p role="status" className="text-ink-soft">
          {t(pending === 'paused' ? 'held' : 'onItsWay')}
        </p>
      ) : (
        can.add && (
          <>
            {captions.length === 0 && <p className="text-ink-soft">{t('invite')}</p>}
            <Button kind="quiet" className="self-start" onClick={() => setRecording(true)}>
              <Mic aria-hidden size={18} />
              {t('add')}
            </Button>
          </>
        )
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        onClose={() => setDeleted(undefined)}
        onConfirm={() => deleted && removal.mutate(deleted.id, { onSettled: () => setDeleted(undefined) })}
        busy={removal.isPending}
        title={t('deleteTitle')}
        text={t('deleteText')}
        confirmLabel={t('delete')}
      />
    </>
  )
}

/** This browser's pending caption upload for the photo. When it's done, the captions are refetched. */
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

type CaptionRecorderProps = { photo: Captioned; hasPlaces: boolean; onDone: () => void }

/** Records up to a minute about a photo, and adds it to the upload queue, which outlives this page. */
function CaptionRecorder({ photo, hasPlaces, onDone }: CaptionRecorderProps) {
  const t = useText('captions')
  const who = useUploading()
  const pin = useStore(newPin)?.pin

  async function save(audio: File) {
    if (!who) return
    const place = pin && { x: String(pin.x), y: String(pin.y) }
    const about = { purpose: CAPTION_PURPOSE, photo_id: photo.photo_id, ...place }
    await addFiles([audio], photo.family_id, who, about)
  }

  return (
    <VoiceRecorder
      maxSeconds={CAPTION_MAX_SECONDS}
      texts={{
        ...{ name: t('title'), ready: t('recorder.ready'), keep: t('recorder.keep') },
        ...{ limit: t('recorder.limit'), failed: t('failed') },
      }}
      onSave={save}
      onDone={onDone}
      onRecorded={(isRecorded) => {
        if (!isRecorded) newPin.set(null)
        else if (hasPlaces) newPin.set({ photo_id: photo.photo_id, pin: null })
      }}
    >
      {hasPlaces && (
        <p className="text-sm text-ink-soft" aria-live="polite">
          {t(pin ? 'placed' : 'place')}
        </p>
      )}
    </VoiceRecorder>
  )
}
