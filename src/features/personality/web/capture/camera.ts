/** Why the camera can't be used. Each reason has its own help text. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported'

export type CameraChoice = { camera?: string; microphone?: string; facing?: 'user' | 'environment' }

/** S1 section 9: 640 x 480 with audio. */
const WIDTH_PX = 640
const HEIGHT_PX = 480

/**
 * WebM where the browser supports it, otherwise MP4 (S1). The codec that's cheapest to encode comes first, for phones.
 */
const TYPES = [
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
]

const AUDIO_TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4']

export function recordingType(of: 'video' | 'audio' = 'video'): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined
  return (of === 'video' ? TYPES : AUDIO_TYPES).find((type) => MediaRecorder.isTypeSupported(type))
}

/** Opens the camera and microphone. Rejects with a CameraProblem as `message`. */
export function openCamera({ camera, microphone, facing = 'user' }: CameraChoice): Promise<MediaStream> {
  const video = {
    ...{ width: { ideal: WIDTH_PX }, height: { ideal: HEIGHT_PX } },
    ...(camera ? { deviceId: { exact: camera } } : { facingMode: { ideal: facing } }),
  }
  return open('video', { video, audio: microphone ? { deviceId: { exact: microphone } } : true })
}

/** Opens the microphone. Rejects like openCamera. */
export function openMicrophone(): Promise<MediaStream> {
  return open('audio', { audio: true })
}

async function open(what: 'video' | 'audio', wanted: MediaStreamConstraints): Promise<MediaStream> {
  if (!isSecureContext) throw new Error('insecure')
  if (!navigator.mediaDevices?.getUserMedia || !recordingType(what)) throw new Error('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia(wanted)
  } catch (error) {
    throw new Error(problemOf(error), { cause: error })
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'missing'
}

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
