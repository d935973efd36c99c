import path from 'node:path'
import { findProgram } from '#server/media-process/find-program.ts'

/** Where Debian puts programs that only root runs. */
const SEARCH_PATH = [process.env['PATH'] ?? '', '/usr/sbin', '/sbin'].join(path.delimiter)

/**
 * A program that a test runs, or null, so that the test is skipped where it isn't installed. `npm run test:clients` sets
 * PROGRAMS=required, and then a missing one is an error.
 */
export function programFor(name: string): string | null {
  const program = findProgram(name, SEARCH_PATH)
  if (!program && process.env['PROGRAMS'] === 'required') throw new Error(`The program ${name} isn't installed.`)
  return program
}

export const isInstalled = (name: string): boolean => programFor(name) !== null
