import { BEAT_FRAMES, FRAME_RATE, type FilmScript, type Scene } from '#server/media-process/film/film-script.ts'
import { cutText } from '#shared/cut-text.ts'
import { FILM_MAX_SECONDS } from './film-lengths.ts'
import { framePhoto, type Framed } from './frame-photo.ts'

/** What a film can be made of, in its order. */
export type Footage = Framed & {
  id: string
  /** Of a video that can be played; null: it's a photo. */
  video_ms: number | null
  is_favorite: boolean
  description: string | null
  /** What people said about it, one after the other. */
  voices: { id: string; duration_ms: number }[]
}

export type FilmPlan = {
  shots: PlannedShot[]
  frames: number
}
export type PlannedShot = {
  footage: Footage
  beats: number
  is_clip: boolean
  voices: HeardVoice[]
}
type HeardVoice = { id: string; from_beat: number; beats: number }

const TITLE_BEATS = 6
const END_BEATS = 5
/** With few photos, each stays longer. */
const FEW_PHOTOS = 12
const PHOTO_BEATS = { few: 8, many: 6 }
const CAPTION_BEATS = 2
const CLIP_BEATS = { min: 3, max: 9 }
/** A photo stays while someone speaks, but not longer. Then the voice goes on over the next ones. */
const VOICE_HOLD_BEATS = 26
const VOICE_PAUSE_BEATS = 1
/** How long people speak about one photo. Voices that would take longer aren't heard. */
const VOICES_MAX_SECONDS = 90
const CAPTION_MAX_LENGTH = 110
const BEATS_PER_SECOND = FRAME_RATE / BEAT_FRAMES
const MAX_BEATS = FILM_MAX_SECONDS * BEATS_PER_SECOND

/** Chooses and times what's in a film: everything if it fits, or the best of each part. Each photo is in it once. */
export function planFilm(footage: readonly Footage[]): FilmPlan {
  const usable = [...new Map(footage.map((one) => [one.id, one])).values()]
  let count = Math.min(usable.length, Math.floor(MAX_BEATS / PHOTO_BEATS.many))
  for (; ; count--) {
    const shots = timeShots(chooseBest(usable, count))
    const beats = TITLE_BEATS + END_BEATS + shots.reduce((sum, shot) => sum + shot.beats, 0)
    if (beats <= MAX_BEATS || count <= 1) return { shots, frames: beats * BEAT_FRAMES }
  }
}

/** Divides what there is into equal parts, and takes the best of each. */
function chooseBest(footage: readonly Footage[], count: number): Footage[] {
  return Array.from({ length: count }, (_, part) => {
    const candidates = footage.slice(
      Math.floor((part * footage.length) / count),
      Math.floor(((part + 1) * footage.length) / count),
    )
    return candidates.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, 1)
  }).flat()
}

function worthOf({ voices, is_favorite, description, faces, video_ms }: Footage): number {
  return (
    (voices.length ? 5 : 0) +
    (is_favorite ? 4 : 0) +
    (description ? 1.5 : 0) +
    Math.min(faces.length, 3) * 0.5 +
    (video_ms ? 1 : 0)
  )
}

function timeShots(chosen: readonly Footage[]): PlannedShot[] {
  const usual = chosen.length <= FEW_PHOTOS ? PHOTO_BEATS.few : PHOTO_BEATS.many
  const shots: PlannedShot[] = []
  let beat = TITLE_BEATS
  let quietFrom = 0
  for (const footage of chosen) {
    const { description } = footage
    const voices = timeVoices(footage.voices)
    const clip = clipBeats(footage)
    const shot: PlannedShot = {
      footage,
      is_clip: clip !== undefined,
      beats: clip ?? usual + (description ? CAPTION_BEATS : 0),
      voices: [],
    }
    if (voices.length > 0) {
      const previous = shots.at(-1)
      // One voice at a time: the photo before stays until the other has finished.
      const wait = Math.max(0, quietFrom - beat)
      if (previous) previous.beats += wait
      beat += wait
      shot.voices = voices.map((voice) => ({ ...voice, from_beat: beat + voice.from_beat }))
      quietFrom = endOf(shot.voices) + VOICE_PAUSE_BEATS
      shot.beats = Math.max(shot.beats, Math.min(quietFrom - beat, VOICE_HOLD_BEATS))
    }
    shots.push(shot)
    beat += shot.beats
  }
  const last = shots.at(-1)
  if (last) last.beats += Math.max(0, quietFrom - beat)
  return shots
}

/** Counted from the beginning of their photo. */
function timeVoices(voices: Footage['voices']): HeardVoice[] {
  const heard: HeardVoice[] = []
  for (const { id, duration_ms } of voices) {
    const beats = beatsOf(duration_ms)
    const from_beat = endOf(heard) + VOICE_PAUSE_BEATS
    if (from_beat + beats <= VOICES_MAX_SECONDS * BEATS_PER_SECOND) heard.push({ id, from_beat, beats })
  }
  return heard
}

function endOf(heard: readonly HeardVoice[]): number {
  return Math.max(0, ...heard.map(({ from_beat, beats }) => from_beat + beats))
}

function beatsOf(duration_ms: number): number {
  return Math.ceil((duration_ms / 1000) * BEATS_PER_SECOND)
}

/** Whole beats of a video. Undefined for photos, and videos that are too short to see what they show. */
function clipBeats({ video_ms, voices }: Footage): number | undefined {
  if (video_ms === null || voices.length > 0) return undefined
  const beats = Math.floor((video_ms / 1000) * BEATS_PER_SECOND)
  return beats < CLIP_BEATS.min ? undefined : Math.min(beats, CLIP_BEATS.max)
}

export type FilmWords = { title: string; subtitle: string; closing: string }
export type FilmFiles = { photo(id: string): string; clip(id: string): string; voice(id: string): string }

/** The plan as what's drawn. */
export function scriptOf(
  { shots }: FilmPlan,
  words: FilmWords,
  files: FilmFiles,
  music_key: number | null,
): FilmScript {
  const spoken = shots.flatMap(({ voices }) => voices)
  let beat = TITLE_BEATS
  const scenes = shots.map(({ footage, beats, is_clip }, index): Scene => {
    const [start, frames] = [beat, beats * BEAT_FRAMES]
    beat += beats
    const poster = files.photo(footage.id)
    if (is_clip) {
      const isSpoken = spoken.some((voice) => voice.from_beat < start + beats && voice.from_beat + voice.beats > start)
      return { kind: 'clip', file: files.clip(footage.id), poster, hears: !isSpoken, frames }
    }
    const { caption_at: at, ...view } = framePhoto(footage, footage.faces.length === 0 && index % 2 === 1)
    const text = footage.description && shorten(footage.description)
    return { kind: 'photo', file: poster, frames, ...view, ...(text && { caption: { text, at } }) }
  })
  const card = (title: string, subtitle: string, beats: number, photo?: string) =>
    ({ kind: 'card', title, subtitle, frames: beats * BEAT_FRAMES, ...(photo && { photo }) }) satisfies Scene
  const below = titlePhoto(shots)
  return {
    scenes: [
      card(words.title, words.subtitle, TITLE_BEATS, below && files.photo(below.id)),
      ...scenes,
      card(words.closing, '', END_BEATS),
    ],
    voices: spoken.map(({ id, from_beat, beats }) => ({
      file: files.voice(id),
      from_frame: from_beat * BEAT_FRAMES,
      frames: beats * BEAT_FRAMES,
    })),
    music_key,
  }
}

/** The photo below the title: without faces and as wide as the frame if there is one, and not the one that follows. */
function titlePhoto(shots: readonly PlannedShot[]): Footage | undefined {
  const suits = ({ faces, width, height }: Footage) => (faces.length === 0 ? 2 : 0) + (width > height ? 1 : 0)
  const [first, ...others] = shots.map(({ footage }) => footage)
  return others.toSorted((a, b) => suits(b) - suits(a) || worthOf(b) - worthOf(a))[0] ?? first
}

/** The first sentence or line, as much as fits on two lines. */
function shorten(description: string): string {
  const [line = ''] = description.trim().split(/\n|(?<=[.!?。])\s/u)
  if (line.length <= CAPTION_MAX_LENGTH) return line
  return `${cutText(line, CAPTION_MAX_LENGTH).replace(/\s+\S*$/u, '')}…`
}
