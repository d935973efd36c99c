import { required } from '#shared/required.ts'

/** Why one of several similar photos is the best, the strongest reason first. */
export const bestReasons = ['favorite', 'labelled', 'larger', 'sharper'] as const
export type BestReason = (typeof bestReasons)[number]

export type Candidate = {
  id: string
  is_favorite: boolean
  /** Has a description, tags, or another label. */
  labelled: boolean
  width: number
  height: number
  sharpness: number
}

/** Smaller differences aren't visible. */
const VISIBLE = 1.1

/** The photo that people would most likely keep. The first one if several are equal. */
export function suggestBest<C extends Candidate>(photos: readonly C[]): { best: C; reason: BestReason | null } {
  const [best, second] = photos.toSorted((a, b) => -(compare(a, b)?.better ?? 0))
  const reason = second ? (compare(required(best), second)?.reason ?? null) : null
  return { best: required(best), reason }
}

function compare(a: Candidate, b: Candidate): { better: 1 | -1; reason: BestReason } | undefined {
  for (const reason of bestReasons) {
    const [of, to] = [worth(a, reason), worth(b, reason)]
    if (of > to * VISIBLE) return { better: 1, reason }
    if (to > of * VISIBLE) return { better: -1, reason }
  }
  return undefined
}

function worth(photo: Candidate, reason: BestReason): number {
  if (reason === 'favorite') return Number(photo.is_favorite)
  if (reason === 'labelled') return Number(photo.labelled)
  if (reason === 'larger') return photo.width * photo.height
  return photo.sharpness
}
