const FRAME_TIMEOUT_MS = 5000
const FRAME_MAX_PIXELS = 1440

/** One video at a time, because decoding several makes phones stutter. */
let last: Promise<unknown> = Promise.resolve()

/** A frame from the beginning of a video as JPEG; null if the browser can't play it or takes too long. */
export function takeFrame(file: File): Promise<Blob | null> {
  const frame = last.then(() => readFrame(file))
  last = frame
  return frame
}

async function readFrame(file: File): Promise<Blob | null> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
    const deadline = AbortSignal.timeout(FRAME_TIMEOUT_MS)
    await happened(video, 'loadeddata', deadline)
    // The very first frame is often black.
    const duration = Number.isFinite(video.duration) ? video.duration : 2
    video.currentTime = Math.min(1, duration / 3)
    await happened(video, 'seeked', deadline)
    return await draw(video)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', deadline: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`no ${event}`))
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', fail, { once: true })
    deadline.addEventListener('abort', fail, { once: true })
  })
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video
  if (!width || !height) return Promise.resolve(null)
  const scale = Math.min(1, FRAME_MAX_PIXELS / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
