import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnv } from '../../child-env.ts'
import {
  FADE_FRAMES,
  FILM_FILE,
  FILM_SCRIPT,
  FRAME_HEIGHT,
  FRAME_RATE,
  FRAME_WIDTH,
  framesOf,
  type FilmScript,
  type FilmWindow,
  type Scene,
} from './film-script.ts'
import { drawPhoto, nameIn, openClip } from './film-sources.ts'
import { drawCaption, drawCard, openFonts } from './film-texts.ts'
import { blend, drawOverlay, drawPart, emptyPlanes, type Planes } from './planes.ts'
import { mixSoundtrack } from './soundtrack.ts'

/** A film whose script and files are in `folder`. `fonts` are the app's. */
export type FilmRendering = { folder: string; fonts: string; ffmpeg: string }

const PROGRESS_EVERY_FRAMES = 30
const HALF_FADE = FADE_FRAMES / 2
const CARD_ZOOM = 1.04
const CAPTION_FADE_FRAMES = 12
const ERROR_MAX_LENGTH = 300

/** Draws a film frame by frame into ffmpeg, with its audio. */
export async function renderFilm(
  { folder, fonts, ffmpeg }: FilmRendering,
  onProgress: (frames: number) => void,
): Promise<void> {
  const script = JSON.parse(await readFile(path.join(folder, FILM_SCRIPT), 'utf8')) as FilmScript
  await openFonts(fonts, folder)
  const audio = await mixSoundtrack(script, folder, ffmpeg)
  const track = path.join(folder, 'audio.wav')
  if (audio) await writeFile(track, audio)
  const to = path.join(folder, FILM_FILE)
  const encoder = startEncoder(ffmpeg, to, audio && track)
  try {
    for await (const frame of framesIn(script, folder, ffmpeg, onProgress)) await encoder.write(frame.data)
  } catch (error) {
    encoder.stop()
    throw error
  }
  await encoder.end()
  if ((await stat(to)).size === 0) throw new Error('ffmpeg wrote nothing')
}

type Shot = { draw(frame: number, to: Planes): Promise<void>; close(): void }

/** Each scene is on screen for half a fade longer than its time, before and after it. */
async function* framesIn(script: FilmScript, folder: string, ffmpeg: string, onProgress: (frames: number) => void) {
  const [frame, other] = [emptyPlanes(FRAME_WIDTH, FRAME_HEIGHT), emptyPlanes(FRAME_WIDTH, FRAME_HEIGHT)]
  let shot: Shot | undefined
  let next: Shot | undefined
  let done = 0
  for (const [index, scene] of script.scenes.entries()) {
    shot = next ?? (await openShot(scene, folder, ffmpeg))
    next = undefined
    const following = script.scenes[index + 1]
    // The first half of the fade was drawn with the scene before.
    for (let at = index ? HALF_FADE : 0; at < scene.frames + (following ? HALF_FADE : 0); at++) {
      await shot.draw(at + (index ? HALF_FADE : 0), frame)
      const fading = at - (scene.frames - HALF_FADE)
      if (following && fading >= 0) {
        next ??= await openShot(following, folder, ffmpeg)
        await next.draw(fading, other)
        blend(frame, other, (fading + 1) / (FADE_FRAMES + 1))
      }
      yield frame
      if (++done % PROGRESS_EVERY_FRAMES === 0) onProgress(done)
    }
    shot.close()
  }
  onProgress(framesOf(script))
}

async function openShot(scene: Scene, folder: string, ffmpeg: string): Promise<Shot> {
  const length = scene.frames + FADE_FRAMES
  if (scene.kind === 'card') {
    const card = await drawCard(scene, scene.photo && nameIn(folder, scene.photo))
    return still(card, centered(1), centered(1 / CARD_ZOOM), length)
  }
  if (scene.kind === 'photo') {
    const photo = await drawPhoto(nameIn(folder, scene.file), scene.fit)
    const shot = still(photo, scene.from, scene.to, length)
    if (!scene.caption) return shot
    const caption = await drawCaption(scene.caption)
    return {
      ...shot,
      async draw(frame, to) {
        await shot.draw(frame, to)
        const since = Math.min(frame - FADE_FRAMES, length - FADE_FRAMES - frame) / CAPTION_FADE_FRAMES
        if (since > 0) drawOverlay(to, caption, Math.min(1, since))
      },
    }
  }
  const clip = openClip(ffmpeg, nameIn(folder, scene.file), length / FRAME_RATE)
  let poster: Planes | undefined
  return {
    async draw(_frame, to) {
      const drawn = await clip.next()
      if (drawn) to.data.set(drawn.data)
      else {
        poster ??= await drawPhoto(nameIn(folder, scene.poster), 'whole')
        drawPart(poster, centered(1), to)
      }
    },
    close: clip.close,
  }
}

function still(picture: Planes, from: FilmWindow, to: FilmWindow, frames: number): Shot {
  return {
    async draw(frame, onto) {
      drawPart(picture, between(from, to, eased(frame / (frames - 1))), onto)
    },
    close() {},
  }
}

function centered(edge: number): FilmWindow {
  return { left: (1 - edge) / 2, top: (1 - edge) / 2, width: edge, height: edge }
}

/** Nearly even, but it starts and stops gently. */
function eased(share: number): number {
  return 0.7 * share + 0.3 * ((1 - Math.cos(Math.PI * share)) / 2)
}

function between(from: FilmWindow, to: FilmWindow, share: number): FilmWindow {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    ...{ left: mix(from.left, to.left), top: mix(from.top, to.top) },
    ...{ width: mix(from.width, to.width), height: mix(from.height, to.height) },
  }
}

function startEncoder(ffmpeg: string, to: string, audio: string | undefined) {
  const color = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
  const words = [
    ...['-hide_banner', '-v', 'error', '-y'],
    ...[
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-s',
      `${FRAME_WIDTH}x${FRAME_HEIGHT}`,
      '-r',
      String(FRAME_RATE),
      '-i',
      'pipe:0',
    ],
    ...(audio ? ['-i', `file:${audio}`, '-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : []),
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '21',
      '-maxrate',
      '6M',
      '-bufsize',
      '12M',
      '-profile:v',
      'high',
      ...color,
    ],
    ...['-threads', '2', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', `file:${to}`],
  ]
  const child = spawn(ffmpeg, words, { env: childEnv(), stdio: ['pipe', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-ERROR_MAX_LENGTH)))
  const closed = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint || `ffmpeg ended with ${code}`))))
  })
  closed.catch(() => {})
  // `closed` reports it.
  child.stdin.on('error', () => {})
  return {
    /** The frame's buffer is reused, so it's written before this returns. */
    async write(frame: Uint8Array) {
      if (!child.stdin.write(frame.slice()))
        await Promise.race([
          once(child.stdin, 'drain'),
          closed.then(() => Promise.reject(new Error('ffmpeg ended early'))),
        ])
    },
    async end() {
      child.stdin.end()
      await closed
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
