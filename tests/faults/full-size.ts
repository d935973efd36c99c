export { IS_FULL } from '#kit/full-size.ts'

/** Prints a line for the table in docs/faults.md. */
export function printFigure(fault: string, figure: string): void {
  process.stderr.write(`  ${fault}: ${figure}\n`)
}

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
