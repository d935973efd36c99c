import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny'
import type { VideoKind } from '#features/public/stories.ts'
import { required } from '#shared/required.ts'
import { base64 } from './base64.ts'
import { drawAt, type FilmOrder } from './camera.ts'
import { playTune } from './tune.ts'

declare global {
  interface Window {
    makeFilm(order: FilmOrder & { key: number }, kind: VideoKind): Promise<string>
    makePoster(order: FilmOrder): Promise<string>
  }
}

const FRAMES_A_SECOND = 24
/** H.264 needs a higher bit rate for the same quality. */
const PICTURE_BITS_A_SECOND = { webm: 100_000, mp4: 160_000 }
const SOUND_BITS_A_SECOND = 24_000
/** The opening frame: the table with its prints. */
const POSTER_AT_SECONDS = 0

window.makeFilm = async (order, kind) => {
  const { canvas, brush, paintings } = setUp(order)
  const target = new BufferTarget()
  const output = new Output({ format: kind === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const pictures = new CanvasSource(canvas, {
    codec: kind === 'mp4' ? 'avc' : 'vp9',
    quality: new Quality({ bitrate: PICTURE_BITS_A_SECOND[kind], bitrateMode: 'variable' }),
    latencyMode: 'quality',
    keyFrameInterval: 10,
  })
  output.addVideoTrack(pictures, { frameRate: FRAMES_A_SECOND })
  const seconds = 2 * order.table + order.shots.length * order.shot
  // Browsers that can't play WebM can't play Opus either, and Chromium here can't encode AAC, so that video has no music.
  const sound = new AudioBufferSource({ codec: 'opus', quality: new Quality({ bitrate: SOUND_BITS_A_SECOND }) })
  if (kind === 'webm') output.addAudioTrack(sound)
  await output.start()
  if (kind === 'webm') await sound.add(playTune(seconds, order.key))
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame++) {
    drawAt(frame / FRAMES_A_SECOND, brush, paintings, order)
    await pictures.add(frame / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND)
  }
  await output.finalize()
  return base64(new Blob([required(target.buffer)]))
}

window.makePoster = async (order) => {
  const { canvas, brush, paintings } = setUp(order)
  drawAt(POSTER_AT_SECONDS, brush, paintings, order)
  return base64(await canvas.convertToBlob({ type: 'image/png' }))
}

function setUp({ width, height }: FilmOrder) {
  const canvas = new OffscreenCanvas(width, height)
  const brush = required(canvas.getContext('2d'))
  brush.imageSmoothingQuality = 'high'
  return { canvas, brush, paintings: [...document.images] }
}
