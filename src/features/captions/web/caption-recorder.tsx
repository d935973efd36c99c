import { Mic, MicOff, RotateCcw, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addFiles } from '#features/uploads/web/uploads.ts'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import { remuxRecording } from '#features/personality/web/capture/remux-recording.ts'
import { LevelMeter } from '#features/personality/web/capture/level-meter.tsx'
import { useRecorder } from '#features/personality/web/capture/use-recorder.ts'
import { useStore } from '#web/external-store.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { AskBeforeLeaving } from '#web/ui/ask-before-leaving.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { CAPTION_MAX_SECONDS, CAPTION_PURPOSE } from '../captions.rules.ts'
import { CaptionPlayer } from './caption-player.tsx'
import type { Captioned } from './captions.data.ts'
import { useMicrophone } from './use-microphone.ts'
import { newPin } from './voices.ts'

type CaptionRecorderProps = { photo: Captioned; hasPlaces: boolean; onDone: () => void }

/** Records up to a minute, plays it back, and adds it to the upload queue, which outlives this page. */
export function CaptionRecorder({ photo, hasPlaces, onDone }: CaptionRecorderProps) {
  const t = useText('captions.recorder')
  const words = useText('captions')
  const say = useProblemText()
  const who = useUploading()
  const { stream, problem, open, close } = useMicrophone()
  const [recorded, setRecorded] = useState<{ file: File; address: string }>()
  const [isSaving, setSaving] = useState(false)
  const recorder = useRecorder(
    async (raw, { limit, broken }) => {
      const audio = await remuxRecording(raw)
      const name = `${words('title')}.${audio.type === 'audio/mp4' ? 'm4a' : 'weba'}`
      const file = new File([audio], name, { type: audio.type, lastModified: Date.now() })
      setRecorded({ file, address: URL.createObjectURL(file) })
      close()
      if (limit || broken) toast({ title: t(limit ? 'limit' : 'broken') })
    },
    undefined,
    { of: 'audio', maxSeconds: CAPTION_MAX_SECONDS },
  )
  const pin = useStore(newPin)?.pin
  useEffect(() => {
    if (!recorded) return undefined
    if (hasPlaces) newPin.set({ photo_id: photo.photo_id, pin: null })
    return () => {
      newPin.set(null)
      URL.revokeObjectURL(recorded.address)
    }
  }, [recorded, hasPlaces, photo.photo_id])
  const isRecording = recorder.state === 'recording'

  async function save(audio: File) {
    if (!who) return
    setSaving(true)
    try {
      const place = pin && { x: String(pin.x), y: String(pin.y) }
      const about = { purpose: CAPTION_PURPOSE, photo_id: photo.photo_id, ...place }
      await addFiles([audio], photo.family_id, who, about)
      onDone()
    } catch (error) {
      setSaving(false)
      toast({ kind: 'error', title: words('failed'), description: say(error) })
    }
  }

  function retake() {
    setRecorded(undefined)
    open()
  }

  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      {problem ? (
        <div className="flex flex-col items-start gap-3">
          <p role="alert" className="flex gap-3 text-pretty">
            <MicOff aria-hidden size={22} className="mt-0.5 shrink-0 text-ink-soft" />
            {t(problem)}
          </p>
          {problem !== 'insecure' && problem !== 'unsupported' && (
            <Button kind="quiet" onClick={open}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      ) : recorded ? (
        <CaptionPlayer src={recorded.address} duration={Math.max(1, recorder.elapsed)} label={t('preview')} />
      ) : stream ? (
        <>
          <p className="text-pretty text-ink-soft">
            <Words state={recorder.state} countdown={recorder.countdown} elapsed={recorder.elapsed} />
          </p>
          <LevelMeter stream={stream} label={t('level')} quiet={t('quiet')} />
        </>
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('opening')}
        </p>
      )}
      {recorded && hasPlaces && (
        <p className="text-sm text-pretty text-ink-soft" aria-live="polite">
          {words(pin ? 'placed' : 'place')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {recorded ? (
          <>
            <Button busy={isSaving} busyLabel={t('keeping')} onClick={() => void save(recorded.file)}>
              {t('keep')}
            </Button>
            <Button kind="quiet" onClick={retake} disabled={isSaving}>
              <RotateCcw aria-hidden size={18} />
              {t('retake')}
            </Button>
          </>
        ) : isRecording || recorder.state === 'countdown' ? (
          <Button onClick={recorder.stop}>
            <Square aria-hidden size={18} fill="currentColor" />
            {t('stop')}
          </Button>
        ) : stream ? (
          <Button
            busy={recorder.state === 'finishing'}
            busyLabel={t('finishing')}
            onClick={() => recorder.start(stream)}
          >
            <Mic aria-hidden size={20} />
            {t('record')}
          </Button>
        ) : null}
        <Button kind="plain" onClick={onDone} disabled={isSaving}>
          {t('cancel')}
        </Button>
      </div>
      <AskBeforeLeaving
        when={isRecording || recorder.state === 'finishing' || recorded !== undefined}
        title={t('leaveTitle')}
        text={t('leaveText')}
        stayLabel={t('stay')}
        leaveLabel={t('leave')}
      />
    </div>
  )
}

type WordsProps = { state: ReturnType<typeof useRecorder>['state']; countdown: number; elapsed: number }

function Words({ state, countdown, elapsed }: WordsProps) {
  const t = useText('captions.recorder')
  if (state === 'countdown') return <output>{t('getReady', { seconds: countdown })}</output>
  if (state !== 'recording') return t('ready')
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink tabular-nums">
      <span aria-hidden className="size-2.5 animate-breathe rounded-full bg-danger" />
      <output className="sr-only">{t('recording')}</output>
      <span role="timer">{t('left', { seconds: CAPTION_MAX_SECONDS - elapsed })}</span>
    </span>
  )
}
