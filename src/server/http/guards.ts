import { asAdmin, asUser, type AccessMode, type Database, type Tx } from '#server/db/database.ts'
import { noteFacts } from '#server/security/request-events.ts'
import { PROOF_LIFETIME_MINUTES, type Operation } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { clientOf } from './client.ts'
import type { PersonLimits } from './person-limits.ts'
import type { Anyone, Http, Route, Session, SignedIn, Verb } from './route.ts'

/** Answers who sends a request; the accounts feature implements it. */
export type ReadSession = (http: Http) => Promise<Session | null>

/** What guards stand on. */
export type GuardDeps = {
  db: Database
  readSession: ReadSession
  /** Whether the request comes with a session that nobody ended and that only was not used for too long. */
  sessionRanOut(http: Http): Promise<boolean>
  limits: PersonLimits
}

/**
 * The session of a request.
 * @throws Problem signed_out, and whether the session ran out by itself
 * @throws Problem limit_reached
 * @throws Problem account_leaving within the grace, in which an account is only kept or left
 */
export async function requireSession(deps: GuardDeps, http: Http): Promise<Session> {
  const session = await deps.readSession(http)
  if (session) {
    noteFacts(http.request, { user_id: session.user_id })
    const operation = required(http.request.routeOptions.config.operation)
    if (session.leaving && !operation.while_leaving) throw new Problem('account_leaving')
    if (session.api_key_scope && !mayUseKey(session.api_key_scope, operation)) throw new Problem('forbidden')
    await deps.limits.spend(session.user_id, operation)
    return session
  }
  const ranOut = await deps.sessionRanOut(http)
  throw new Problem('signed_out', ranOut ? { params: { reason: 'ran_out' } } : {})
}

/**
 * `fresh` operations need a recent proof of identity. Administrators prove with their second factor once they have one,
 * and without it no admin operation opens.
 * @throws Problem proof_required, second_factor_required
 */
export function requireProof({ access, fresh }: Operation, { proven_at, admin_second_factor: given }: Session): void {
  if (access.kind === 'admin' && given === 'missing') throw new Problem('second_factor_required')
  if (given === 'owed' && (fresh || access.kind === 'admin')) throw new Problem('proof_required')
  if (fresh && isOld(given instanceof Date ? given : proven_at)) throw new Problem('proof_required')
}

function isOld(proof: Date): boolean {
  return Date.now() - proof.getTime() > PROOF_LIFETIME_MINUTES * 60_000
}

/** What is asked for by GET changes nothing: the database sees to it. */
export function modeOf({ method, recorded }: Operation): AccessMode {
  return method === 'GET' && !recorded ? 'read only' : 'read write'
}

/** A key opens what belongs to families, and nothing of the account itself unless its operation says so. */
export function mayUseKey(scope: 'read' | 'write', { access, api_key, fresh, method }: Operation): boolean {
  if (fresh || (access.kind !== 'member' && !api_key)) return false
  return scope === 'write' || method === 'GET' || method === 'HEAD'
}

export function anyoneRoute<const O extends Operation & { access: { kind: 'anyone' } }>(
  operation: O,
  verb: Verb<Anyone, O>,
): Route<O> {
  return { operation, handle: (input, http) => verb({ client: clientOf(http.request) }, input, http) }
}

/** Opens the caller's transaction around the verb and commits before the answer leaves. */
export function signedInRoute<const O extends Operation & { access: { kind: 'signed-in' } }>(
  deps: GuardDeps,
  operation: O,
  verb: Verb<SignedIn, O>,
): Route<O> {
  return {
    operation,
    async handle(input, http) {
      const session = await requireSession(deps, http)
      requireProof(operation, session)
      const work = (tx: Tx) => verb({ ...session, tx }, input, http)
      return deps.limits.inTurn(session.user_id, operation, () =>
        asUser(deps.db, session.user_id, work, modeOf(operation)),
      )
    },
  }
}

/** The caller's transaction, in which the database knows an administrator. To everybody else there is nothing here. */
export function adminRoute<const O extends Operation & { access: { kind: 'admin' } }>(
  deps: GuardDeps,
  operation: O,
  verb: Verb<SignedIn, O>,
): Route<O> {
  return {
    operation,
    async handle(input, http) {
      const session = await requireSession(deps, http)
      if (!session.is_admin) throw notFound()
      requireProof(operation, session)
      return asAdmin(deps.db, session.user_id, (tx) => verb({ ...session, tx }, input, http), modeOf(operation))
    },
  }
}

/** The verb checks the address's signature, and that the request comes with the session it was signed for. */
export function signedUrlRoute(
  operation: Operation & { access: { kind: 'signed-url' } },
  verb: (input: unknown, http: Http) => Promise<void>,
): Route {
  return { operation, handle: verb }
}
