import { useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Camera } from './use-camera.ts'

/** Selects for camera and microphone, shown if there is more than one of either. */
export function DeviceChoice({ camera }: { camera: Camera }) {
  const t = useText('personality.camera')
  const cameras = camera.devices.filter(({ kind }) => kind === 'videoinput')
  const microphones = camera.devices.filter(({ kind }) => kind === 'audioinput')
  if (cameras.length < 2 && microphones.length < 2) return null
  const inUse = (kind: 'video' | 'audio') =>
    camera.stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId ?? ''
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-soft hover:text-ink">
        {t('devices')}
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Select
          label={t('cameraChoice')}
          value={inUse('video')}
          onChange={(value) => void camera.open({ ...camera.choice, camera: value })}
          options={cameras.map(({ deviceId, label }, index) => ({
            value: deviceId,
            label: label || t('unnamedCamera', { number: index + 1 }),
          }))}
        />
        <Select
          label={t('microphoneChoice')}
          value={inUse('audio')}
          onChange={(value) => void camera.open({ ...camera.choice, microphone: value })}
          options={microphones.map(({ deviceId, label }, index) => ({
            value: deviceId,
            label: label || t('unnamedMicrophone', { number: index + 1 }),
          }))}
        />
      </div>
    </details>
  )
}
