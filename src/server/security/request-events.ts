import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '#shared/contract.ts'
import { problemStatus, type Problem, type ProblemCode } from '#shared/problems.ts'
import type { SecurityEventName } from '#shared/security-events.ts'
import type { NewSecurityEvent } from './security-events.queries.ts'

/** Facts about a request, collected by hooks for its security event. */
type RequestFacts = {
  /** Why it was refused. */
  problem?: Problem
  /** User of its session. */
  user_id?: string
  /** A session that it started. */
  began?: { user_id: string; isNewDevice: boolean; by: string }
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts | null
  }
}

export function addRequestFacts(request: FastifyRequest, facts: RequestFacts): void {
  request.facts = { ...request.facts, ...facts }
}

/** A sign-in on a known device is only logged, since the audit log has it too. */
export type LoggedEvent = Omit<NewSecurityEvent, 'event'> & { event: SecurityEventName | 'session.signed_in' }

/** The security event of a request, if there is one. */
export function eventOf(request: FastifyRequest, reply: FastifyReply): Omit<LoggedEvent, 'address'> | undefined {
  const { problem, began, user_id } = request.facts ?? {}
  const { operation } = request.routeOptions.config
  const about = { operation: operation?.id ?? null }
  if (problem) {
    const event = problem.details.security?.event ?? eventOfProblem(problem.code, operation, request)
    // With an invalid signature, the object looks missing to the client.
    const reason = event === 'signature.refused' ? null : problem.code
    return event && { ...about, event, reason, user_id: problem.details.security?.user_id ?? user_id ?? null }
  }
  if (!began || reply.statusCode >= 400) return undefined
  const event = began.isNewDevice ? 'session.new_device' : 'session.signed_in'
  return { ...about, event, user_id: began.user_id, reason: began.by }
}

const refusedProofs = new Set<ProblemCode>([
  ...(['wrong_password', 'wrong_code', 'code_expired', 'link_expired', 'token_expired'] as const),
  ...(['passkey_refused', 'provider_refused', 'provider_stale', 'address_unproven'] as const),
])

function eventOfProblem(
  code: ProblemCode,
  operation: Operation | undefined,
  request: FastifyRequest,
): SecurityEventName | undefined {
  if (problemStatus[code] === 429) return 'limit.reached'
  if (code === 'wrong_origin') return 'origin.refused'
  if (!operation) return undefined
  if (refusedProofs.has(code)) {
    if (operation.access.kind !== 'anyone') return 'proof.refused'
    return operation.id === 'giveSecondFactor' ? 'second_factor.refused' : 'session.refused'
  }
  // A token or API key that's invalid or no longer valid.
  if (code === 'signed_out' && request.headers.authorization) return 'session.refused'
  if (request.facts?.user_id && (code === 'forbidden' || code === 'not_found')) return 'access.refused'
  return undefined
}
