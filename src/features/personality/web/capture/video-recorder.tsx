import { Camera as CameraIcon, Pause, Play, RotateCcw, Square, SwitchCamera } from 'lucide-react'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { CameraFrame } from './camera-frame.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { remuxRecording } from './remux-recording.ts'
import { LevelMeter } from './level-meter.tsx'
import { useCamera } from './use-camera.ts'
import { useRecorder } from './use-recorder.ts'

/** `finish` stops a recording in progress and passes it to `onVideo`. */
export type VideoRecorderHandle = { finish: () => Promise<void> }

type VideoRecorderProps = {
  ref: Ref<VideoRecorderHandle>
  recording: File | undefined
  onVideo: (recording: File | undefined) => void
  /** Called with each recorded chunk. */
  onChunk: (chunk: Blob, number: number) => void
  /** Whether the camera can be opened. Asks for consent if it's missing. */
  mayOpen: () => boolean
  /** Incremented when the missing consent was given. */
  opens: number
}

/** Camera preview, record button, and the finished recording. */
export function VideoRecorder({ ref, recording, onVideo, onChunk, mayOpen, opens }: VideoRecorderProps) {
  const t = useText('personality.camera')
  const say = useText('personality.errors')
  const camera = useCamera()
  const main = useRef<HTMLButtonElement>(null)
  const recorder = useRecorder(async (recorded, { limit, broken }) => {
    const finished = await remuxRecording(recorded)
    const ending = finished.type === 'video/mp4' ? 'mp4' : 'webm'
    onVideo(new File([finished], `answer.${ending}`, { type: finished.type, lastModified: Date.now() }))
    camera.close()
    if (limit || broken) toast({ title: t(limit ? 'limit' : 'failed') })
  }, onChunk)
  useImperativeHandle(ref, () => ({ finish: recorder.finish }))
  const isRecording = recorder.state === 'recording' || recorder.state === 'paused' || recorder.state === 'countdown'
  const isBackFacing = camera.choice.facing === 'environment'

  async function open(facing = camera.choice.facing) {
    if (!mayOpen()) return
    if (!(await camera.open(facing ? { facing } : {})))
      toast({ kind: 'error', title: say('camera'), description: say('cameraText') })
    requestAnimationFrame(() => main.current?.focus())
  }

  const openNow = useEffectEvent(() => void open())
  useEffect(() => {
    if (opens > 0) openNow()
  }, [opens])

  return (
    <section className="flex flex-col gap-3">
      <CameraFrame camera={camera} recorder={recorder} recording={recording} onOpen={() => void open()} />
      <output className="sr-only">
        {recorder.state === 'countdown'
          ? t('getReady', { seconds: recorder.countdown })
          : recorder.state === 'recording'
            ? t('recording')
            : recorder.state === 'paused'
              ? t('paused')
              : ''}
      </output>
      {camera.stream && !recording && <LevelMeter stream={camera.stream} label={t('level')} quiet={t('quiet')} />}
      <div className="flex flex-wrap items-center justify-center gap-3">
        {recording ? (
          <Button
            kind="quiet"
            onClick={() => {
              onVideo(undefined)
              void open()
            }}
          >
            <RotateCcw aria-hidden size={18} />
            {t('again')}
          </Button>
        ) : camera.state === 'on' && !isRecording ? (
          <>
            <Button
              ref={main}
              size="large"
              busy={recorder.state === 'finishing'}
              busyLabel={t('finishing')}
              onClick={() => camera.stream && recorder.start(camera.stream)}
            >
              <CameraIcon aria-hidden size={20} />
              {t('record')}
            </Button>
            {camera.devices.filter(({ kind }) => kind === 'videoinput').length > 1 && (
              <IconButton
                icon={SwitchCamera}
                label={t('flip')}
                onClick={() => void open(isBackFacing ? 'user' : 'environment')}
              />
            )}
          </>
        ) : isRecording ? (
          <>
            {recorder.state === 'recording' && (
              <Button kind="quiet" size="large" onClick={recorder.pause}>
                <Pause aria-hidden size={20} />
                {t('pause')}
              </Button>
            )}
            {recorder.state === 'paused' && (
              <Button kind="quiet" size="large" onClick={recorder.resume}>
                <Play aria-hidden size={20} />
                {t('goOn')}
              </Button>
            )}
            <Button size="large" onClick={recorder.stop}>
              <Square aria-hidden size={18} fill="currentColor" />
              {t('stop')}
            </Button>
          </>
        ) : null}
      </div>
      {camera.state === 'on' && !isRecording && !recording && <DeviceChoice camera={camera} />}
    </section>
  )
}
