import { CameraOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Camera } from './use-camera.ts'
import type { Recorder } from './use-recorder.ts'

type CameraFrameProps = {
  camera: Camera
  recorder: Recorder
  recording: File | undefined
  isSmall: boolean
  resting: ReactNode
  onOpen: () => void
}

/** Camera preview before and during recording, and playback after it. */
export function CameraFrame({ camera, recorder, recording, isSmall, resting, onOpen }: CameraFrameProps) {
  const t = useText('personality.camera')
  if (isSmall && !recording && !camera.stream) return null
  return (
    <div
      className={classNames(
        'relative mx-auto grid w-full place-items-center overflow-hidden rounded-sheet bg-sunk',
        isSmall ? 'aspect-4/3' : 'min-h-[min(16rem,28dvh)] max-w-3xl grow',
      )}
    >
      {recording ? (
        <Playback recording={recording} />
      ) : camera.stream ? (
        <Live stream={camera.stream} isMirrored={camera.choice.facing !== 'environment'} />
      ) : camera.state === 'opening' ? (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('opening')}
        </p>
      ) : camera.state === 'failed' ? (
        <div className="flex max-w-md flex-col items-center gap-4 p-5 text-center">
          <CameraOff aria-hidden size={30} className="text-ink-soft" />
          <p role="alert">{camera.problem && t(camera.problem)}</p>
          {camera.problem !== 'insecure' && camera.problem !== 'unsupported' && (
            <Button kind="quiet" onClick={onOpen}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      ) : (
        resting
      )}
      {recorder.state === 'countdown' && (
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center bg-scrim font-serif text-[min(12rem,40vw)] leading-none text-page"
        >
          {recorder.countdown}
        </span>
      )}
      {(recorder.state === 'recording' || recorder.state === 'paused') && <Elapsed recorder={recorder} />}
    </div>
  )
}

function Elapsed({ recorder }: { recorder: Recorder }) {
  const t = useText('personality.camera')
  const format = useFormat()
  const isPaused = recorder.state === 'paused'
  return (
    <span className="absolute top-3 left-3 inline-flex items-center gap-2 rounded-full bg-card px-3 py-1 font-semibold text-ink tabular-nums shadow-soft">
      <span
        aria-hidden
        className={classNames('size-2.5 rounded-full', isPaused ? 'bg-ink-soft' : 'animate-breathe bg-danger')}
      />
      <span role="timer" aria-label={t('elapsed')}>
        {format.duration(recorder.elapsed)}
      </span>
      {isPaused && <span>{t('paused')}</span>}
    </span>
  )
}

/** Mirrored, since people are used to seeing themselves in a mirror. */
function Live({ stream, isMirrored }: { stream: MediaStream; isMirrored: boolean }) {
  const t = useText('personality.camera')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      muted
      autoPlay
      playsInline
      aria-label={t('frame')}
      className={classNames(
        'absolute inset-0 size-full object-cover [@media(height<45rem)]:object-contain',
        isMirrored && '-scale-x-100',
      )}
    />
  )
}

function Playback({ recording }: { recording: File }) {
  const t = useText('personality.camera')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(recording)
    if (video.current) video.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [recording])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording made a moment ago has no captions
    <video
      ref={video}
      controls
      playsInline
      aria-label={t('playback')}
      className="absolute inset-0 size-full object-contain"
    />
  )
}
