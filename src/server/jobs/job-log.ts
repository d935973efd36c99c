import { Logger } from 'graphile-worker'
import type { Logger as Pino } from 'pino'

/** For calls whose messages aren't worth logging. */
export const quietJobLogger = new Logger(() => () => {})

/** Sends graphile-worker's warnings and errors to our log, never a payload. */
export function jobLogger(log: Pino): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message)
    else if (level === 'warning') log.warn({ part: 'jobs' }, message)
    else log.debug({ part: 'jobs' }, message)
  })
}
