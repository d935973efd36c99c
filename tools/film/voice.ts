import { required } from '#shared/required.ts'

const SAMPLES_A_SECOND = 48_000
const SYLLABLE_SECONDS = 0.2
const PAUSE_SECONDS = 0.32
const LEAD_SECONDS = 0.7
const HARMONICS = 14
/** The first two formants of each vowel, of a child's short vocal tract. */
const FORMANTS: Record<string, [number, number]> = {
  a: [1000, 1700],
  e: [650, 2500],
  i: [400, 3100],
  o: [620, 1150],
  u: [450, 1050],
}

export type Spoken = { samples: Float32Array<ArrayBuffer>; seconds: number; opennessAt: (seconds: number) => number }

type Syllable = { at: number; vowel: string; noisy: boolean; last: boolean }

/** A made-up voice that speaks a text's vowels, with hisses for its consonants. `hertz` is its pitch. */
export function speak(text: string, hertz: number): Spoken {
  const syllables = syllablesOf(text)
  const end = required(syllables.at(-1)).at + SYLLABLE_SECONDS
  const seconds = Math.ceil((end + LEAD_SECONDS) * 2) / 2
  const samples = new Float32Array(seconds * SAMPLES_A_SECOND)
  for (const [index, syllable] of syllables.entries()) say(samples, syllable, index, hertz)
  const loudness = (t: number) => {
    const current = syllables.find(({ at }) => t >= at && t < at + SYLLABLE_SECONDS)
    return current ? Math.sin((Math.PI * (t - current.at)) / SYLLABLE_SECONDS) * widthOf(current.vowel) : 0
  }
  return { samples, seconds, opennessAt: loudness }
}

function widthOf(vowel: string): number {
  return vowel === 'a' ? 1 : vowel === 'i' || vowel === 'u' ? 0.5 : 0.75
}

function syllablesOf(text: string): Syllable[] {
  const syllables: Syllable[] = []
  let at = LEAD_SECONDS
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  for (const [, consonants = '', vowels = '', stop] of plain.matchAll(/([^aeiouy.,]*)([aeiouy]+)|([.,])/g)) {
    const before = syllables.at(-1)
    if (stop) {
      at += PAUSE_SECONDS
      if (before) before.last = true
      continue
    }
    if (consonants.includes(' ')) at += 0.05
    const vowel = vowels[0] === 'y' ? 'i' : required(vowels[0])
    syllables.push({ at, vowel, noisy: /[sftkpch]/.test(consonants), last: false })
    at += SYLLABLE_SECONDS
  }
  return syllables
}

function say(samples: Float32Array, { at, vowel, noisy, last }: Syllable, index: number, hertz: number) {
  const formants = required(FORMANTS[vowel])
  const start = Math.round(at * SAMPLES_A_SECOND)
  const length = SYLLABLE_SECONDS * SAMPLES_A_SECOND
  // A melody that rises and falls, and ends low.
  const pitch = hertz * (1 + 0.09 * Math.sin(index * 1.7)) * (last ? 0.86 : 1)
  const loud = (frequency: number) =>
    formants.reduce((sum, formant) => sum + Math.exp(-(((frequency - formant) / 260) ** 2)), 0.06)
  const voices = Array.from({ length: HARMONICS }, (_, k) => loud(pitch * (k + 1)) / Math.sqrt(k + 1))
  let seed = index + 1
  for (let step = 0; step < length; step++) {
    const t = step / SAMPLES_A_SECOND
    const share = step / length
    const envelope = Math.sin(Math.PI * share) ** 0.6
    const glide = pitch * t * (1 - 0.06 * share)
    const voiced = voices.reduce((sum, gain, k) => sum + gain * Math.sin(2 * Math.PI * (k + 1) * glide), 0)
    seed = (seed * 16_807) % 2_147_483_647
    const hiss = noisy && share < 0.25 ? (seed / 2_147_483_647 - 0.5) * 0.5 * (1 - share * 4) : 0
    samples[start + step] = 0.11 * envelope * voiced + 0.22 * hiss
  }
}
