import { Check, Pause, Play, RefreshCw, RotateCcw, Video, type LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { RoundButton } from './round-button.tsx'
import type { Camera } from './use-camera.ts'
import type { Recorder } from './use-recorder.ts'

type RecordButtonsProps = {
  ref: Ref<HTMLButtonElement>
  camera: Camera
  recorder: Recorder
  hasRecording: boolean
  onOpen: (facing?: 'user' | 'environment') => void
  onAgain: () => void
  onKeep: () => void
}

/** Turns on the camera, records, then "Keep it" and "Record again". */
export function RecordButtons({ ref, camera, recorder, hasRecording, onOpen, onAgain, onKeep }: RecordButtonsProps) {
  const t = useText('personality.camera')
  const { state } = recorder
  const isRecording = state === 'recording' || state === 'paused' || state === 'countdown'
  if (hasRecording)
    return (
      <div className="grid w-full max-w-md gap-3 min-h-28 content-center sm:grid-cols-2">
        <Button size="large" className="sm:order-2" onClick={onKeep}>
          <Check aria-hidden size={20} />
          {t('keep')}
        </Button>
        <Button kind="quiet" size="large" onClick={onAgain}>
          <RotateCcw aria-hidden size={18} />
          {t('again')}
        </Button>
      </div>
    )
  if (isRecording)
    return (
      <Beside
        beside={
          state === 'recording' ? (
            <SmallButton icon={Pause} label={t('pause')} onClick={recorder.pause} />
          ) : state === 'paused' ? (
            <SmallButton icon={Play} label={t('goOn')} onClick={recorder.resume} />
          ) : null
        }
      >
        <RoundButton label={t('stop')} sign="square" onClick={recorder.stop} />
      </Beside>
    )
  if (camera.state === 'on' || state === 'finishing') {
    const isBackFacing = camera.choice.facing === 'environment'
    const canFlip = camera.devices.filter(({ kind }) => kind === 'videoinput').length > 1
    return (
      <Beside
        beside={
          canFlip && (
            <SmallButton
              // As in the cameras of phones.
              icon={RefreshCw}
              label={t('flip')}
              onClick={() => onOpen(isBackFacing ? 'user' : 'environment')}
            />
          )
        }
      >
        <RoundButton
          ref={ref}
          label={state === 'finishing' ? t('finishing') : t('record')}
          sign="dot"
          busy={state === 'finishing'}
          onClick={() => camera.stream && recorder.start(camera.stream)}
        />
      </Beside>
    )
  }
  // A failed camera has its own button to try again.
  if (camera.state !== 'off') return null
  return (
    <Button size="large" onClick={() => onOpen()}>
      <Video aria-hidden size={20} />
      {t('open')}
    </Button>
  )
}

type SmallButtonProps = { icon: LucideIcon; label: string; onClick: () => void }

/** Its name is below the icon, like the round button's. */
function SmallButton({ icon: Icon, label, onClick }: SmallButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 min-w-14 flex-col items-center justify-center gap-1 rounded-card px-2 text-sm leading-tight font-medium text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <Icon aria-hidden size={24} />
      {label}
    </button>
  )
}

/** Keeps the round button in the middle, and the other one beside its circle. */
function Beside({ beside, children }: { beside: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="grid min-h-28 grid-cols-[1fr_auto_1fr] gap-3">
      <span />
      {children}
      <span className="flex h-20 items-center">{beside}</span>
    </div>
  )
}
