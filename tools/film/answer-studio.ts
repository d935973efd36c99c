import { AudioBufferSource, BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } from 'mediabunny'
import { required } from '#shared/required.ts'
import { base64 } from './base64.ts'
import { face } from '../../demo/pictures/parts/face.ts'
import { alma } from '../../demo/pictures/scenes/portraits.ts'
import { speak } from './voice.ts'

declare global {
  interface Window {
    makeAnswer(age: number, text: string): Promise<string>
    makeVoice(hertz: number, text: string): Promise<string>
  }
}

const [WIDTH, HEIGHT] = [480, 360]
const FRAMES_A_SECOND = 15
const PICTURE_BITS_A_SECOND = 70_000
const SOUND_BITS_A_SECOND = 24_000

/** A drawn child that answers in a made-up voice, as WebM in base64. */
window.makeAnswer = async (age, text) => {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const brush = required(canvas.getContext('2d'))
  const { samples, seconds, opennessAt } = speak(text, 340 - (age - 5) * 22)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const pictures = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality({ bitrate: PICTURE_BITS_A_SECOND, bitrateMode: 'variable' }),
    latencyMode: 'quality',
    keyFrameInterval: 5,
  })
  output.addVideoTrack(pictures, { frameRate: FRAMES_A_SECOND })
  const sound = addVoice(output)
  await output.start()
  await sound.add(bufferOf(samples, seconds))
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame++) {
    const t = frame / FRAMES_A_SECOND
    await drawChild(brush, age, t, opennessAt(t))
    await pictures.add(t, 1 / FRAMES_A_SECOND)
  }
  await output.finalize()
  return base64(new Blob([required(target.buffer)]))
}

/** Draws the child, taller each year: `open` is how far the mouth is open (0 to 1), `t` moves the head and blinks. */
async function drawChild(brush: OffscreenCanvasRenderingContext2D, age: number, t: number, open: number) {
  const look = alma(age)
  const degrees = 1.7 * Math.sin(t * 1.3)
  const child = face(look, { open, blinks: t % 2.7 > 2.58 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><g transform="translate(${WIDTH / 2} ${HEIGHT * 0.56 - (age - 5) * 12}) rotate(${degrees})">${child}</g></svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  brush.fillStyle = look.wall
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  brush.drawImage(image, 0, 0)
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
