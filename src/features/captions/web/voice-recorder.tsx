import { Mic, MicOff, RotateCcw, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { remuxRecording } from '#features/personality/web/capture/remux-recording.ts'
import { LevelMeter } from '#features/personality/web/capture/level-meter.tsx'
import { useRecorder } from '#features/personality/web/capture/use-recorder.ts'
import { useFormat, useText } from '#web/text.tsx'
import { AskBeforeLeaving } from '#web/ui/ask-before-leaving.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { CaptionPlayer } from './caption-player.tsx'
import { useMicrophone } from './use-microphone.ts'

export type VoiceTexts = {
  /** Of the file. */
  name: string
  ready: string
  keep: string
  limit: string
  failed: string
}
type VoiceRecorderProps = {
  maxSeconds: number
  texts: VoiceTexts
  onSave: (audio: File) => Promise<void>
  onDone: () => void
  /** A new function each time is fine. */
  onRecorded?: (isRecorded: boolean) => void
  /** Below a recording that isn't saved yet. */
  children?: ReactNode
}

/** Records a voice, plays it back, and saves it. */
export function VoiceRecorder(props: VoiceRecorderProps) {
  const { maxSeconds, texts, onSave, onDone, onRecorded, children } = props
  const t = useText('captions.recorder')
  const { stream, problem, open, close } = useMicrophone()
  const [recorded, setRecorded] = useState<{ file: File; address: string }>()
  const [isSaving, setSaving] = useState(false)
  const recorder = useRecorder(
    async (raw, { limit, broken }) => {
      const audio = await remuxRecording(raw)
      const name = `${texts.name}.${audio.type === 'audio/mp4' ? 'm4a' : 'weba'}`
      const file = new File([audio], name, { type: audio.type, lastModified: Date.now() })
      setRecorded({ file, address: URL.createObjectURL(file) })
      close()
      if (limit || broken) toast({ title: limit ? texts.limit : t('broken') })
    },
    undefined,
    { of: 'audio', maxSeconds },
  )
  const tell = useEffectEvent((isRecorded: boolean) => onRecorded?.(isRecorded))
  useEffect(() => {
    if (!recorded) return undefined
    tell(true)
    return () => {
      tell(false)
      URL.revokeObjectURL(recorded.address)
    }
  }, [recorded])
  const isRecording = recorder.state === 'recording'

  async function save(audio: File) {
    setSaving(true)
    try {
      await onSave(audio)
      onDone()
    } catch (error) {
      setSaving(false)
      toastError(texts.failed, error)
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
          <p role="alert" className="flex gap-3">
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
          {/* The longer text keeps its place, so that the button below doesn't move. */}
          <div className="grid text-ink-soft *:[grid-area:1/1]">
            <p className={isRecording || recorder.state === 'countdown' ? 'invisible' : undefined}>{texts.ready}</p>
            <Words state={recorder.state} countdown={recorder.countdown} left={maxSeconds - recorder.elapsed} />
          </div>
          <LevelMeter stream={stream} label={t('level')} quiet={t('quiet')} />
        </>
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('opening')}
        </p>
      )}
      {recorded && children}
      <div className="flex flex-wrap items-center gap-2">
        {recorded ? (
          <>
            <Button busy={isSaving} busyLabel={t('keeping')} onClick={() => void save(recorded.file)}>
              {texts.keep}
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

type WordsProps = { state: ReturnType<typeof useRecorder>['state']; countdown: number; left: number }

function Words({ state, countdown, left }: WordsProps) {
  const t = useText('captions.recorder')
  const format = useFormat()
  if (state === 'countdown') return <output>{t('getReady', { seconds: countdown })}</output>
  if (state !== 'recording') return null
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink tabular-nums">
      <span aria-hidden className="size-2.5 animate-breathe rounded-full bg-danger" />
      <output className="sr-only">{t('recording')}</output>
      <span role="timer">{left > 60 ? format.duration(left) : t('left', { seconds: left })}</span>
    </span>
  )
}
