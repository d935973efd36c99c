import type { Locale } from '#shared/locales.ts'

/** A crop of a painting: its center (0 to 1 across and down) and its zoom (1 shows all of it). */
type View = readonly [x: number, y: number, close: number]
type Shot = { scene: string; light: string; from: View; to: View }

const ALL: View = [0.5, 0.5, 1]

/**
 * The example stories of /ai-storytelling. `npm run film` renders them as videos into public/films; their texts are
 * captions, one for the title, one per shot, one at the end (stories.messages). Durations: S1, section 2.
 */
export const stories = [
  {
    id: 'milestone',
    duration: '2:30',
    /** Transposition of the music, in semitones. */
    key: 0,
    shots: [
      { scene: 'garden', light: 'morning', from: ALL, to: [0.46, 0.56, 1.22] },
      { scene: 'dogInGrass', light: 'noon', from: [0.5, 0.56, 1.3], to: [0.5, 0.48, 1.05] },
      { scene: 'kitchenTable', light: 'morning', from: [0.36, 0.6, 1.24], to: [0.62, 0.56, 1.16] },
      { scene: 'beach', light: 'noon', from: [0.42, 0.5, 1.05], to: [0.62, 0.64, 1.34] },
      { scene: 'autumnPath', light: 'golden', from: [0.5, 0.42, 1.08], to: [0.46, 0.62, 1.4] },
      { scene: 'cabin', light: 'winter', from: [0.42, 0.62, 1.36], to: ALL },
    ],
  },
  {
    id: 'vacation',
    duration: '5:45',
    key: -3,
    shots: [
      { scene: 'harbour', light: 'golden', from: ALL, to: [0.58, 0.56, 1.2] },
      { scene: 'lighthouse', light: 'morning', from: [0.56, 0.62, 1.34], to: [0.54, 0.46, 1.08] },
      { scene: 'rainyStreet', light: 'night', from: [0.42, 0.52, 1.16], to: [0.6, 0.58, 1.22] },
      { scene: 'sandcastle', light: 'golden', from: [0.44, 0.6, 1.1], to: [0.5, 0.54, 1.36] },
      { scene: 'kite', light: 'noon', from: [0.36, 0.62, 1.3], to: [0.56, 0.44, 1.12] },
      { scene: 'bench', light: 'dusk', from: [0.5, 0.6, 1.3], to: ALL },
    ],
  },
  {
    id: 'celebration',
    duration: '3:15',
    key: 2,
    shots: [
      { scene: 'orchard', light: 'golden', from: ALL, to: [0.5, 0.46, 1.2] },
      { scene: 'childsDrawing', light: 'noon', from: [0.4, 0.6, 1.3], to: [0.52, 0.5, 1.06] },
      { scene: 'sunflowers', light: 'noon', from: [0.4, 0.56, 1.2], to: [0.6, 0.44, 1.16] },
      { scene: 'kitchenTable', light: 'golden', from: [0.62, 0.54, 1.14], to: [0.38, 0.62, 1.26] },
      { scene: 'birthdayCake', light: 'night', from: [0.5, 0.58, 1.08], to: [0.5, 0.4, 1.4] },
      { scene: 'tent', light: 'night', from: [0.6, 0.62, 1.34], to: ALL },
    ],
  },
] as const satisfies readonly { id: string; duration: string; key: number; shots: readonly Shot[] }[]
export type Story = (typeof stories)[number]

export const VIDEO_SIZE = { width: 960, height: 540 }
/** MP4 is for older phones that don't play WebM. */
export const videoKinds = ['webm', 'mp4'] as const
export type VideoKind = (typeof videoKinds)[number]
export const videoFile = ({ id }: Story, kind: VideoKind) => `/films/${id}.${kind}`
export const posterFile = ({ id }: Story) => `/films/${id}.webp`
export const captionFile = ({ id }: Story, locale: Locale) => `/films/${id}.${locale}.vtt`

/** Timing of the prints on the table at both ends, and of each shot; shots cross-fade. */
export const TABLE_SECONDS = 4
export const SHOT_SECONDS = 4.5

/** The captions as WebVTT, one cue per part of the video. */
export function captionsOf({ shots }: Story, sentences: readonly string[]): string {
  const ends = 2 * TABLE_SECONDS + shots.length * SHOT_SECONDS
  const starts = [0, ...shots.map((_, at) => TABLE_SECONDS + at * SHOT_SECONDS), ends - TABLE_SECONDS]
  if (starts.length !== sentences.length) throw new Error(`${starts.length} parts, ${sentences.length} sentences`)
  const cues = sentences.map((sentence, at) => {
    const [from, to] = [(starts[at] ?? 0) + 0.4, (starts[at + 1] ?? ends) - 0.1]
    return `${clock(from)} --> ${clock(to)} line:88%\n${sentence}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
