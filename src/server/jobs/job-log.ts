import { Logger } from 'graphile-worker'
import type { Logger as Pino } from 'pino'

/** For places where the job library has nothing to say. */
export const quietJobLogger = new Logger(() => () => {})

/** The job library's messages in our log: warnings and errors only, never a payload. */
export function jobLogger(log: Pino): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message)
    else if (level === 'warning') log.warn({ part: 'jobs' }, message)
    else log.debug({ part: 'jobs' }, message)
  })
}
