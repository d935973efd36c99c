/**
 * `npm run test:full` and `npm run test:faults` run the largest tests at full size. `npm test` leaves out what takes minutes,
 * what means something only on a machine that does nothing else, and combinations that differ only in what other tests cover.
 */
export const IS_FULL = process.env.TESTS === 'full'

/** Every nth item, beginning at a turn. Neighbors with different turns cover all of them together. */
export function inTurn<T>(items: readonly T[], turn: number, turns: number): T[] {
  return IS_FULL ? [...items] : items.filter((_, index) => index % turns === turn % turns)
}

/** How many cases of a property to try: at full size these, and a third of them in `npm test`. */
export function casesOf(full: number): number {
  return IS_FULL ? full : Math.ceil(full / 3)
}
