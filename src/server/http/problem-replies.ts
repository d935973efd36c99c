import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isPassing } from '#server/db/connection-errors.ts'
import { isDiskFull } from '#server/storage/durable-files.ts'
import { ObjectDamaged, ObjectMissing, StorageFull, StorageUnavailable } from '#server/storage/object-store.ts'
import { addRequestFacts } from '#server/security/request-events.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { invalidInput, type Issue } from './invalid-input.ts'

const RETRY_AFTER_SECONDS = 2

/** Sends all failures as problem+json. Unexpected ones are logged with their cause and sent without it. */
export function handleProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    return sendProblem(reply, problemOf(error, request))
  })
}

/** Converts any error to a Problem and logs unexpected ones. For handlers that send the response themselves. */
export function problemOf(error: Error, request: FastifyRequest): Problem {
  const problem = toProblem(error as FastifyError)
  addRequestFacts(request, { problem })
  if (error === request.raw.errored) request.log.info({ err: error }, 'a request broke off')
  else if (problem.status >= 500) request.log.error({ err: error }, 'a request failed')
  return problem
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  const { retryAfterSeconds } = problem.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)))
  // A browser may cache a 404 otherwise.
  reply.header('cache-control', 'no-store')
  return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem.toBody()))
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation.map(toIssue))
  if (error instanceof ObjectDamaged) return new Problem('file_damaged')
  if (error instanceof ObjectMissing) return notFound()
  if (error instanceof StorageFull || isDiskFull(error)) return new Problem('storage_full')
  if (error instanceof StorageUnavailable || isPassing(error))
    return new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  // PostgreSQL can't store NUL in text.
  if (error.code === '22021' || error.code === '22P05') return new Problem('invalid_input')
  if (error.code === '42501') return new Problem('forbidden')
  if (error.statusCode === 413) return new Problem('too_large')
  if (error.statusCode === 415) return new Problem('unsupported_media')
  if (error.statusCode && error.statusCode < 500) return new Problem('invalid_input', { detail: error.message })
  return new Problem('unexpected')
}

type FieldError = { instancePath: string; message?: string; params?: Record<string, unknown> }

function toIssue({ instancePath, message, params }: FieldError): Issue {
  const name = instancePath.split('/').filter(Boolean).join('.')
  return { name, message, unknown: Array.isArray(params?.['keys']) ? params['keys'].map(String) : undefined }
}
