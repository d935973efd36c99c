/**
 * `npm run test:faults` runs the tests of this folder at full size. `npm test` leaves out those that take minutes, or whose
 * times mean something only on a machine that does nothing else.
 */
export const IS_FULL = process.env.FAULTS === 'full'

/** Prints a line for the table in docs/faults.md. */
export function printFigure(fault: string, figure: string): void {
  process.stderr.write(`  ${fault}: ${figure}\n`)
}

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
