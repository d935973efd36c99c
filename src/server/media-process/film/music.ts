import { SAMPLE_RATE } from './film-sources.ts'
import { BEAT_FRAMES, FRAME_RATE } from './film-script.ts'

const BEAT_SECONDS = BEAT_FRAMES / FRAME_RATE
const C3_HERTZ = 130.81
/** A bar each: the bass, the chord, and the melody on its four beats, in semitones above C. Melodies rest where there's no number. */
const BARS = [
  { bass: 0, chord: [12, 16, 19], melody: [28, undefined, 31, undefined] },
  { bass: -3, chord: [9, 12, 16], melody: [28, 26, 24, undefined] },
  { bass: 5, chord: [9, 12, 17], melody: [21, undefined, 24, 26] },
  { bass: -5, chord: [11, 14, 19], melody: [26, undefined, undefined, undefined] },
  { bass: 0, chord: [12, 16, 19], melody: [31, undefined, 28, undefined] },
  { bass: -3, chord: [9, 12, 16], melody: [24, 26, 28, undefined] },
  { bass: 2, chord: [9, 14, 17], melody: [26, undefined, 24, 21] },
  { bass: -5, chord: [7, 11, 14], melody: [23, undefined, 24, undefined] },
] as const
const LOOP_BEATS = BARS.length * 4
/** Broken chords: which of the three notes on each half beat. */
const PATTERN = [0, 1, 2, 1, 0, 2, 1, 2]

/** A loop for piano and soft strings, whose end runs into its start. The same for the same key. */
export function composeLoop(key: number): Float32Array {
  const loop = new Float32Array(Math.round(LOOP_BEATS * BEAT_SECONDS * SAMPLE_RATE))
  for (const [bar, { bass, chord, melody }] of BARS.entries()) {
    const start = bar * 4 * BEAT_SECONDS
    strike(loop, start, bass + key, 0.2, 3.4)
    for (const note of chord) bow(loop, start, note + key, 4 * BEAT_SECONDS)
    for (const [half, which] of PATTERN.entries())
      strike(loop, start + (half * BEAT_SECONDS) / 2, (chord[which] ?? 0) + key, half % 2 ? 0.055 : 0.075, 1.6)
    for (const [beat, note] of melody.entries())
      if (note !== undefined) strike(loop, start + beat * BEAT_SECONDS, note + key, 0.11, 2.4)
  }
  return loop
}

/** A felt piano: overtones that fade sooner than the tone. */
function strike(loop: Float32Array, at: number, semitones: number, loud: number, seconds: number): void {
  const hertz = C3_HERTZ * 2 ** (semitones / 12)
  add(loop, at, seconds, (t) => {
    const turn = 2 * Math.PI * hertz * t
    const tone =
      Math.sin(turn) * Math.exp(-2.2 * t) +
      0.42 * Math.sin(2 * turn) * Math.exp(-3.6 * t) +
      0.12 * Math.sin(3.003 * turn) * Math.exp(-6 * t)
    return loud * Math.min(1, t / 0.006) * tone * Math.min(1, (seconds - t) / 0.2)
  })
}

/** Soft strings: two slightly different tones, which swell and fade. */
function bow(loop: Float32Array, at: number, semitones: number, bar: number): void {
  const hertz = C3_HERTZ * 2 ** (semitones / 12)
  const seconds = bar + 0.7
  add(loop, at, seconds, (t) => {
    const swell = Math.min(1, t / 0.7, (seconds - t) / 0.7)
    const turn = 2 * Math.PI * hertz * t
    return 0.018 * swell * (Math.sin(turn * 0.9985) + Math.sin(turn * 1.0015) + 0.3 * Math.sin(2 * turn))
  })
}

function add(loop: Float32Array, at: number, seconds: number, sound: (t: number) => number): void {
  const start = Math.round(at * SAMPLE_RATE)
  for (let index = 0; index < seconds * SAMPLE_RATE; index++) {
    const place = (start + index) % loop.length
    loop[place] = (loop[place] ?? 0) + sound(index / SAMPLE_RATE)
  }
}
