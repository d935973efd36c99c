/** A story film, ready to be drawn: what's in it, when, and how it moves. Files are in the film's own folder. */
export type FilmScript = {
  scenes: Scene[]
  voices: FilmVoice[]
  /** Semitones above C; null: no music. */
  music_key: number | null
}

/** A part of a picture, in fractions of its width and height. */
export type FilmWindow = { left: number; top: number; width: number; height: number }

export type Scene = { frames: number } & (CardScene | PhotoScene | ClipScene)
/** A title on paper, or over a photo. */
type CardScene = { kind: 'card'; title: string; subtitle: string; photo?: string }
type PhotoScene = {
  kind: 'photo'
  file: string
  /** `whole`: on a ground of its own colors, and `from` and `to` are parts of the frame. Otherwise, of the photo. */
  fit: 'cover' | 'whole'
  from: FilmWindow
  to: FilmWindow
  caption?: { text: string; at: 'top' | 'bottom' }
}
/** `poster` is shown if the video can't be decoded. */
type ClipScene = { kind: 'clip'; file: string; poster: string; hears: boolean }

/** A recording that's heard from a frame on. */
export type FilmVoice = { file: string; from_frame: number; frames: number }

/** Names in the film's folder. */
export const FILM_SCRIPT = 'script.json'
export const FILM_FILE = 'film.mp4'

export const FRAME_RATE = 30
export const FRAME_WIDTH = 1280
export const FRAME_HEIGHT = 720
/** 90 beats per minute. A whole number of frames, so that cuts are on the beat. */
export const BEAT_FRAMES = 20
/** Half of it is before the beat, and half after it. */
export const FADE_FRAMES = 14

export function framesOf({ scenes }: Pick<FilmScript, 'scenes'>): number {
  return scenes.reduce((sum, { frames }) => sum + frames, 0)
}
