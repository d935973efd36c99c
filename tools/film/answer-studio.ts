import { AudioBufferSource, BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } from 'mediabunny'
import { required } from '#shared/required.ts'
import { base64 } from './base64.ts'
import { speak } from './voice.ts'

declare global {
  interface Window {
    makeAnswer(order: AnswerOrder): Promise<string>
    makeVoice(hertz: number, text: string): Promise<string>
  }
}

/** What a child says, and the page's paintings of them: the first with a closed mouth, and others with what changes. */
export type AnswerOrder = { age: number; text: string; first: number; faces: readonly Face[] }
/** A part of the face as fractions of the picture. `open` is how far the mouth is open; without it, the eyes are closed. */
export type Face = { open?: number; at: { x: number; y: number; rx: number; ry: number } }

const FRAMES_A_SECOND = 15
const PICTURE_BITS_A_SECOND = 220_000
const SOUND_BITS_A_SECOND = 24_000

/** A painted child that answers in a made-up voice, as WebM in base64. */
window.makeAnswer = async ({ age, text, first, faces }) => {
  const [still, ...others] = [...document.images].slice(first, first + 1 + faces.length)
  const { naturalWidth: width, naturalHeight: height } = required(still)
  const canvas = new OffscreenCanvas(width, height)
  const brush = required(canvas.getContext('2d'))
  const parts = faces.map(({ at }, index) => partOf(required(others[index]), at))
  const { samples, seconds, opennessAt } = speak(text, 340 - (age - 5) * 22)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const pictures = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality({ bitrate: PICTURE_BITS_A_SECOND, bitrateMode: 'variable' }),
    latencyMode: 'quality',
    keyFrameInterval: 30,
  })
  output.addVideoTrack(pictures, { frameRate: FRAMES_A_SECOND })
  const sound = addVoice(output)
  await output.start()
  await sound.add(bufferOf(samples, seconds))
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame++) {
    const t = frame / FRAMES_A_SECOND
    brush.drawImage(required(still), 0, 0)
    for (const [index, { open }] of faces.entries())
      if (open === undefined ? t % 2.7 > 2.58 : open === nearest(faces, opennessAt(t)))
        brush.drawImage(required(parts[index]), 0, 0)
    await pictures.add(t, 1 / FRAMES_A_SECOND)
  }
  await output.finalize()
  return base64(new Blob([required(target.buffer)]))
}

/** Of the mouths that are painted, and 0 for the closed one. */
function nearest(faces: readonly Face[], open: number): number {
  const mouths = [0, ...faces.flatMap((face) => face.open ?? [])]
  return mouths.reduce((best, one) => (Math.abs(one - open) < Math.abs(best - open) ? one : best))
}

/** Only this part of a painting, with a soft edge, since strokes differ from painting to painting. */
function partOf(painting: HTMLImageElement, { x, y, rx, ry }: Face['at']): OffscreenCanvas {
  const { naturalWidth: width, naturalHeight: height } = painting
  const part = new OffscreenCanvas(width, height)
  const brush = required(part.getContext('2d'))
  brush.drawImage(painting, 0, 0)
  brush.globalCompositeOperation = 'destination-in'
  brush.translate(x * width, y * height)
  brush.scale(rx * width, ry * height)
  const edge = brush.createRadialGradient(0, 0, 0.7, 0, 0, 1)
  edge.addColorStop(0, 'black')
  edge.addColorStop(1, 'transparent')
  brush.fillStyle = edge
  brush.fillRect(-width, -height, 2 * width, 2 * height)
  return part
}

/** A made-up voice without a face. `hertz` is its pitch. */
window.makeVoice = async (hertz, text) => {
  const { samples, seconds } = speak(text, hertz)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const sound = addVoice(output)
  await output.start()
  await sound.add(bufferOf(samples, seconds))
  await output.finalize()
  return base64(new Blob([required(target.buffer)]))
}

function addVoice(output: Output) {
  const sound = new AudioBufferSource({ codec: 'opus', quality: new Quality({ bitrate: SOUND_BITS_A_SECOND }) })
  output.addAudioTrack(sound)
  return sound
}

function bufferOf(samples: Float32Array<ArrayBuffer>, seconds: number) {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: samples.length / seconds })
  buffer.copyToChannel(samples, 0)
  return buffer
}
