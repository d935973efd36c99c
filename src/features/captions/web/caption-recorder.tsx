import { addFiles } from '#features/uploads/web/uploads.ts'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import { useStore } from '#web/external-store.ts'
import { useText } from '#web/text.tsx'
import { CAPTION_MAX_SECONDS, CAPTION_PURPOSE } from '../captions.rules.ts'
import type { Captioned } from './captions.data.ts'
import { VoiceRecorder } from './voice-recorder.tsx'
import { newPin } from './voices.ts'

type CaptionRecorderProps = { photo: Captioned; hasPlaces: boolean; onDone: () => void }

/** Records up to a minute about a photo, and adds it to the upload queue, which outlives this page. */
export function CaptionRecorder({ photo, hasPlaces, onDone }: CaptionRecorderProps) {
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
        <p className="text-sm text-pretty text-ink-soft" aria-live="polite">
          {t(pin ? 'placed' : 'place')}
        </p>
      )}
    </VoiceRecorder>
  )
}
