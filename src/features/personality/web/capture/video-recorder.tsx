import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast.ts'
import { CameraFrame } from './camera-frame.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { remuxRecording } from './remux-recording.ts'
import { LevelMeter } from './level-meter.tsx'
import { RecordButtons } from './record-buttons.tsx'
import type { Camera } from './use-camera.ts'
import { useRecorder } from './use-recorder.ts'

/** `finish` stops a recording in progress and passes it to `onVideo`. */
export type VideoRecorderHandle = { finish: () => Promise<void> }

type VideoRecorderProps = {
  ref: Ref<VideoRecorderHandle>
  camera: Camera
  recording: File | undefined
  onVideo: (recording: File | undefined) => void
  /** Called with each recorded chunk. */
  onChunk: (chunk: Blob, number: number) => void
  /** Whether the camera can be opened. Asks for consent if it's missing. */
  mayOpen: () => boolean
  /** Incremented when the missing consent was given. */
  opens: number
  /** Beside the written answer: the picture without buttons. */
  isSmall: boolean
  /** In the frame while the camera is off. */
  resting: ReactNode
  /** Below the buttons: another way to answer. */
  instead: ReactNode
  onKeep: (recording: File) => void
}

/** Camera preview, one round button, and the finished recording. */
export function VideoRecorder(props: VideoRecorderProps) {
  const { ref, camera, recording, onVideo, onChunk, mayOpen, opens, isSmall, resting, instead, onKeep } = props
  const t = useText('personality.camera')
  const main = useRef<HTMLButtonElement>(null)
  const recorder = useRecorder(async (recorded, { limit, broken }) => {
    const finished = await remuxRecording(recorded)
    const ending = finished.type === 'video/mp4' ? 'mp4' : 'webm'
    onVideo(new File([finished], `answer.${ending}`, { type: finished.type, lastModified: Date.now() }))
    if (limit || broken) toast({ title: t(limit ? 'limit' : 'failed') })
  }, onChunk)
  useImperativeHandle(ref, () => ({ finish: recorder.finish }))
  const isRecording = recorder.state === 'recording' || recorder.state === 'paused' || recorder.state === 'countdown'

  async function open(facing = camera.choice.facing) {
    if (!mayOpen()) return
    await camera.open(facing ? { facing } : {})
    requestAnimationFrame(() => main.current?.focus())
  }

  const openNow = useEffectEvent(() => void open())
  useEffect(() => {
    if (opens > 0) openNow()
  }, [opens])

  return (
    <section
      data-taking={isRecording || (recording !== undefined && !isSmall) || undefined}
      className={classNames('flex flex-col items-center gap-3', isSmall ? 'w-full' : 'grow')}
    >
      <CameraFrame
        camera={camera}
        recorder={recorder}
        recording={recording}
        isSmall={isSmall}
        resting={resting}
        below={
          camera.stream && !recording && <LevelMeter stream={camera.stream} label={t('level')} quiet={t('quiet')} />
        }
        onOpen={() => void open()}
      />
      <output className="sr-only">
        {recorder.state === 'countdown'
          ? t('getReady', { seconds: recorder.countdown })
          : recorder.state === 'recording'
            ? t('recording')
            : recorder.state === 'paused'
              ? t('paused')
              : ''}
      </output>
      {!isSmall && (
        // As high in every step, so that the picture stays where it is.
        <div className="flex min-h-53 w-full flex-col items-center gap-3 sm:min-h-42">
          <RecordButtons
            ref={main}
            camera={camera}
            recorder={recorder}
            hasRecording={recording !== undefined}
            onOpen={(facing) => void open(facing)}
            onAgain={() => {
              onVideo(undefined)
              if (camera.state !== 'on') void open()
            }}
            onKeep={() => recording && onKeep(recording)}
          />
          <div className="flex flex-wrap items-start justify-center sm:gap-x-4">
            {!recording && !isRecording && camera.state === 'on' && <DeviceChoice camera={camera} />}
            {!recording && instead}
          </div>
        </div>
      )}
    </section>
  )
}
