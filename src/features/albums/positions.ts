/** A place between two positions; null where there is none. */
export type Gap = { after: number | null; before: number | null }

/** Rising positions in a gap. Undefined if it has no room: halving it fifty times leaves none. */
export function positionsIn({ after, before }: Gap, count: number): number[] | undefined {
  const places = Array.from({ length: count }, (_, place) => place + 1)
  if (before === null) return places.map((place) => Math.floor(after ?? 0) + place)
  if (after === null) return places.map((place) => Math.ceil(before) - (count + 1) + place)
  const found = places.map((place) => after + ((before - after) * place) / (count + 1))
  const isRising = [after, ...found].every((position, at) => position < (found[at] ?? before))
  return isRising ? found : undefined
}
