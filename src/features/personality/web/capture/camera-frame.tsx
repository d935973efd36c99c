import { CameraOff } from 'lucide-react'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Video } from '#web/ui/video.tsx'
import { withFrame } from '#web/with-frame.ts'
import type { Camera } from './use-camera.ts'
import type { Recorder } from './use-recorder.ts'

type CameraFrameProps = {
  camera: Camera
  recorder: Recorder
  recording: File | undefined
  isSmall: boolean
  resting: ReactNode
  /** As wide as the frame. */
  below: ReactNode
  onOpen: () => void
}

/** S1 section 9: 640 x 480. Phones that are held upright have 480 x 640. */
const USUAL_RATIO = 4 / 3

/** Camera preview before and during recording, and playback after it. */
export function CameraFrame({ camera, recorder, recording, isSmall, resting, below, onOpen }: CameraFrameProps) {
  const t = useText('personality.camera')
  const [ratio, setRatio] = useState(USUAL_RATIO)
  if (isSmall && !recording && !camera.stream) return null
  const isMoving = recording !== undefined || camera.stream !== undefined
  const onRatio = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>) => {
    if (videoHeight > 0) setRatio(videoWidth / videoHeight)
  }
  const hasFailed = !isMoving && camera.state === 'failed'
  const frame = (
    <div
      style={hasFailed ? undefined : ({ aspectRatio: ratio, '--ratio': ratio } as CSSProperties)}
      className={classNames(
        'relative mx-auto grid w-full place-items-center overflow-hidden rounded-sheet bg-sunk',
        isSmall && 'max-w-[calc(29dvh*var(--ratio))] sm:max-w-[calc(40dvh*var(--ratio))]',
        hasFailed && 'min-h-[min(16rem,28dvh)] max-w-3xl grow',
      )}
    >
      {recording ? (
        <Playback recording={recording} onRatio={onRatio} />
      ) : camera.stream ? (
        <Live stream={camera.stream} isMirrored={camera.choice.facing !== 'environment'} onRatio={onRatio} />
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
  if (isSmall || hasFailed) return frame
  // In the shape of what's recorded, so that no one is out of view. A wide one has the same size in every step.
  return (
    <div className="relative min-h-[min(17rem,30dvh)] w-full max-w-3xl grow lg:max-h-[max(27.5rem,48dvh)]">
      <div className="absolute inset-0 grid place-items-center [container-type:size]">
        <div
          style={{ '--ratio': ratio } as CSSProperties}
          className="w-[min(100cqw,(100cqh-1.25rem)*var(--ratio),38.7dvh)] sm:w-[min(100cqw,(100cqh-1.25rem)*var(--ratio),53.4dvh)]"
        >
          {frame}
          <div className="mt-3 h-2">{below}</div>
        </div>
      </div>
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

type OnRatio = { onRatio: (event: SyntheticEvent<HTMLVideoElement>) => void }

/** Mirrored, since people are used to seeing themselves in a mirror. */
function Live({ stream, isMirrored, onRatio }: { stream: MediaStream; isMirrored: boolean } & OnRatio) {
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
      onLoadedMetadata={onRatio}
      onResize={onRatio}
      className={classNames('absolute inset-0 size-full object-contain', isMirrored && '-scale-x-100')}
    />
  )
}

function Playback({ recording, onRatio }: { recording: File } & OnRatio) {
  const t = useText('personality.camera')
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(recording)
    const shown = requestAnimationFrame(() => setSrc(withFrame(address)))
    return () => {
      cancelAnimationFrame(shown)
      URL.revokeObjectURL(address)
    }
  }, [recording])
  return (
    <div className="absolute inset-0">
      {src && (
        <Video aria-label={t('playback')} src={src} onLoadedMetadata={onRatio} className="size-full object-contain" />
      )}
    </div>
  )
}
