import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'

type Plain = { type: string; message: string; stack: string | undefined; code?: unknown; cause?: Plain }

/**
 * JSON lines without personal data, except the client's address in security events. Errors only keep their origin, because
 * libraries attach rows and connections to theirs.
 */
export function openLog(level: Settings['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: plainError } }
  return destination ? pino(options, destination) : pino(options)
}

function plainError(error: unknown): Plain | string {
  if (!(error instanceof Error)) return typeof error
  const { name, message, stack, code, cause } = error as Error & { code?: unknown }
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: plainError(cause) as Plain }),
  }
}
