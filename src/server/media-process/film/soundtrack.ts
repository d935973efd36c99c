import { FRAME_RATE, framesOf, type FilmScript } from './film-script.ts'
import { decodeAudio, nameIn, SAMPLE_RATE } from './film-sources.ts'
import { composeLoop } from './music.ts'

const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAME_RATE
const MUSIC_LEVEL = 1
/** Of the music, while someone speaks. */
const DUCKED = 0.16
const RAMP_SECONDS = 0.6
const FADE_IN_SECONDS = 0.8
const FADE_OUT_SECONDS = 3.5
const VOICE_LOUDNESS = 0.17
const GAIN_MAX = 8
const CLIP_LOUDNESS = 0.11

/** The film's audio as WAV (mono, 16 bits): music that makes room for what people say. Undefined if there's nothing to hear. */
export async function mixSoundtrack(script: FilmScript, folder: string, ffmpeg: string): Promise<Buffer | undefined> {
  const track = new Float32Array(framesOf(script) * SAMPLES_PER_FRAME)
  const spoken = new Uint8Array(framesOf(script))
  const hear = async (file: string, frame: number, frames: number, loudness: number) => {
    const samples = await decodeAudio(ffmpeg, nameIn(folder, file), frames / FRAME_RATE)
    if (samples.length === 0) return
    const gain = Math.min(GAIN_MAX, loudness / (loudnessOf(samples) || 1))
    const start = frame * SAMPLES_PER_FRAME
    const edge = RAMP_SECONDS * 0.25 * SAMPLE_RATE
    for (let at = 0; at < samples.length && start + at < track.length; at++)
      track[start + at] =
        (track[start + at] ?? 0) + (samples[at] ?? 0) * gain * Math.min(1, at / edge, (samples.length - at) / edge)
    spoken.fill(1, frame, frame + Math.ceil(samples.length / SAMPLES_PER_FRAME))
  }
  for (const { file, from_frame, frames } of script.voices) await hear(file, from_frame, frames, VOICE_LOUDNESS)
  let frame = 0
  for (const scene of script.scenes) {
    if (scene.kind === 'clip' && scene.hears) await hear(scene.file, frame, scene.frames, CLIP_LOUDNESS)
    frame += scene.frames
  }
  if (script.music_key !== null) addMusic(track, spoken, composeLoop(script.music_key))
  else if (!spoken.includes(1)) return undefined
  return wavOf(track)
}

function addMusic(track: Float32Array, spoken: Uint8Array, loop: Float32Array): void {
  const step = 1 / (RAMP_SECONDS * SAMPLE_RATE)
  const lookAhead = Math.round(RAMP_SECONDS * FRAME_RATE)
  let level = 1
  for (let at = 0; at < track.length; at++) {
    const frame = Math.floor(at / SAMPLES_PER_FRAME)
    const target = spoken[frame] || spoken[Math.min(frame + lookAhead, spoken.length - 1)] ? DUCKED : 1
    level += Math.max(-step, Math.min(step, target - level))
    const ends = Math.min(
      1,
      at / (FADE_IN_SECONDS * SAMPLE_RATE),
      (track.length - at) / (FADE_OUT_SECONDS * SAMPLE_RATE),
    )
    track[at] = (track[at] ?? 0) + (loop[at % loop.length] ?? 0) * MUSIC_LEVEL * level * ends
  }
}

/** The root mean square of what isn't silence. */
function loudnessOf(samples: Float32Array): number {
  let [sum, count] = [0, 0]
  for (const sample of samples)
    if (Math.abs(sample) > 0.005) {
      sum += sample * sample
      count++
    }
  return Math.sqrt(sum / Math.max(count, 1))
}

function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLE_RATE, 24)
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples.length * 2, 40)
  for (const [at, sample] of samples.entries()) wav.writeInt16LE(Math.round(Math.tanh(sample) * 32767), 44 + at * 2)
  return wav
}
