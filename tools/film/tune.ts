import { required } from '#shared/required.ts'

const SAMPLES_A_SECOND = 48_000
const BEAT_SECONDS = 0.5
/** Semitones above C: four broken chords, and the melody above them (empty: a rest). */
const CHORDS = [
  { notes: [-12, -5, 0, 4], song: [16, undefined, 12, 14] },
  { notes: [-15, -8, -3, 4], song: [12, undefined, undefined, 9] },
  { notes: [-19, -7, -3, 0], song: [9, undefined, 12, 16] },
  { notes: [-17, -5, -1, 2], song: [14, undefined, 11, undefined] },
]
const C4_HERTZ = 261.63
const FADE_OUT_SECONDS = 3.5

/** A music box in the key of C that's as long as the video and fades out with its last image. */
export function playTune(seconds: number, key: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: seconds * SAMPLES_A_SECOND, sampleRate: SAMPLES_A_SECOND })
  const samples = buffer.getChannelData(0)
  for (let beat = 1; beat * BEAT_SECONDS < seconds - 1.5; beat++) {
    const { notes, song } = required(CHORDS[Math.floor(beat / 4) % CHORDS.length])
    pluck(samples, beat * BEAT_SECONDS, (notes[beat % 4] ?? 0) + key, 0.085)
    const sung = song[beat % 4]
    if (sung !== undefined && beat >= 8) pluck(samples, beat * BEAT_SECONDS, sung + key, 0.075)
  }
  const fadeFrom = samples.length - FADE_OUT_SECONDS * SAMPLES_A_SECOND
  for (const [at, value] of samples.entries())
    if (at > fadeFrom) samples[at] = (value * (samples.length - at)) / (samples.length - fadeFrom)
  return buffer
}

/** One music-box note: the tone, its octave, and a metallic ring, each fading sooner than the one below. */
function pluck(samples: Float32Array, at: number, semitones: number, loud: number) {
  const hertz = C4_HERTZ * 2 ** (semitones / 12)
  const start = Math.round(at * SAMPLES_A_SECOND)
  const length = Math.min(samples.length - start, 2.6 * SAMPLES_A_SECOND)
  for (let index = 0; index < length; index++) {
    const t = index / SAMPLES_A_SECOND
    const wave = (times: number, fade: number) => Math.sin(2 * Math.PI * hertz * times * t) * Math.exp(-t * fade)
    const strike = Math.min(1, t / 0.004)
    samples[start + index] =
      (samples[start + index] ?? 0) + strike * loud * (wave(1, 2.2) + 0.35 * wave(2, 4) + 0.12 * wave(5.4, 11))
  }
}
