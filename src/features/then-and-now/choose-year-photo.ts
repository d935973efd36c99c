/** A photo that may stand for a year of someone's life. */
export type YearCandidate = {
  id: string
  /** From the birthday. */
  days_off: number
  people: number
  /** The part of the photo that the person's face covers, where faces are known. */
  face: number | null
  is_favorite: boolean
}

const HALF_YEAR = 183
/** A face that covers this much of a photo is a portrait. */
const PORTRAIT = 0.1

/** The photo nearest to the birthday that shows the person alone and large; a favorite counts as much as being alone. */
export function chooseYearPhoto<C extends YearCandidate>(candidates: readonly C[]): C | undefined {
  return candidates.toSorted((one, other) => worth(other) - worth(one) || (one.id < other.id ? -1 : 1))[0]
}

function worth({ days_off, people, face, is_favorite }: YearCandidate): number {
  return (
    2 * Math.max(0, 1 - days_off / HALF_YEAR) +
    2 / Math.max(1, people) +
    2 * Math.min(1, (face ?? 0) / PORTRAIT) +
    (is_favorite ? 1 : 0)
  )
}
