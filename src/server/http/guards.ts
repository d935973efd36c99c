import { againAfterDeadlock } from '#server/db/again-after-deadlock.ts'
import { asAdmin, asUser, type AccessMode, type Database, type Tx } from '#server/db/database.ts'
import { addRequestFacts } from '#server/security/request-events.ts'
import { PROOF_LIFETIME_MINUTES, type Operation } from '#shared/contract.ts'
import type { KeyScope } from '#shared/key-scopes.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { clientOf } from './client.ts'
import type { PersonLimits } from './person-limits.ts'
import type { Anyone, Http, Route, Session, SignedIn, Handler } from './route.ts'

/** Finds the session of a request. The accounts feature implements it. */
export type ReadSession = (http: Http) => Promise<Session | null>

/** Whose session a request had earlier. It may have ended since, so the user's own transaction verifies it. */
export type ExpectedSession = { user_id: string; verify(tx: Tx): Promise<Session | null> }

export type GuardDeps = {
  db: Database
  readSession: ReadSession
  /** Saves the round trip that finds the user, for requests with a cookie that was valid before. */
  expectSession(http: Http): ExpectedSession | undefined
  /** Whether the request's session only expired from inactivity, and wasn't ended by anyone. */
  isSessionExpired(http: Http): Promise<boolean>
  limits: PersonLimits
}

/**
 * The session of a request.
 * @throws Problem signed_out, and whether the session expired
 * @throws Problem limit_reached
 * @throws Problem account_leaving if the account is scheduled for deletion and the operation is not `while_leaving`
 */
export async function requireSession(deps: GuardDeps, http: Http): Promise<Session> {
  const session = await deps.readSession(http)
  if (session) {
    const operation = required(http.request.routeOptions.config.operation)
    admit(session, operation, http)
    await deps.limits.spend(session.user_id, operation)
    return session
  }
  const isExpired = await deps.isSessionExpired(http)
  throw new Problem('signed_out', isExpired ? { params: { reason: 'ran_out' } } : {})
}

function admit(session: Session, operation: Operation, { request }: Http): void {
  addRequestFacts(request, { user_id: session.user_id })
  if (session.leaving && !operation.while_leaving) throw new Problem('account_leaving')
  if (session.key && !mayUseKey(session.key.scopes, operation)) throw new Problem('forbidden')
}

/**
 * `fresh` operations need a recent proof of identity. Administrators with a second factor have to use it, and can't call admin
 * operations without it.
 * @throws Problem proof_required, second_factor_required
 */
export function requireProof({ access, fresh }: Operation, { proven_at, admin_second_factor: given }: Session): void {
  if (access.kind === 'admin' && given === 'missing') throw new Problem('second_factor_required')
  if (given === 'owed' && (fresh === true || access.kind === 'admin')) throw new Problem('proof_required')
  if (fresh === true && isOld(given instanceof Date ? given : proven_at)) throw new Problem('proof_required')
}

function isOld(proof: Date): boolean {
  return Date.now() - proof.getTime() > PROOF_LIFETIME_MINUTES * 60_000
}

/** GET operations get a read-only transaction, so PostgreSQL refuses changes. */
function accessModeOf({ method, recorded }: Operation): AccessMode {
  return method === 'GET' && !recorded ? 'read only' : 'read write'
}

/** The scope that a key needs. Keys can call family operations, but only the account operations that allow it. */
export function keyScopeOf({ access, api_key, fresh, method, key_scope }: Operation): KeyScope | undefined {
  if (fresh || (access.kind !== 'member' && !api_key)) return undefined
  if (key_scope) return key_scope
  if (method === 'GET' || method === 'HEAD') return 'read'
  return access.kind === 'member' && SHARING.has(access.capability) ? 'share' : 'edit'
}
const SHARING = new Set(['members.manage', 'guests.manage'])

export function mayUseKey(scopes: readonly KeyScope[], operation: Operation): boolean {
  const needed = keyScopeOf(operation)
  return needed !== undefined && scopes.includes(needed)
}

export function anyoneRoute<const O extends Operation & { access: { kind: 'anyone' } }>(
  operation: O,
  handler: Handler<Anyone, O>,
): Route<O> {
  return { operation, handle: (input, http) => handler({ client: clientOf(http.request) }, input, http) }
}

type Turn<Ahead, T> = {
  /** Queries that don't depend on the session. They can be sent with the one that verifies it. */
  ahead(tx: Tx, user_id: string): Promise<Ahead>
  work(tx: Tx, session: Session, ahead: Ahead): Promise<T>
  mode?: AccessMode
}

/** Runs `work` in the current user's transaction, when it's their turn. */
export async function inTurn<Ahead, T>(
  deps: GuardDeps,
  operation: Operation,
  http: Http,
  { ahead, work, mode = accessModeOf(operation) }: Turn<Ahead, T>,
): Promise<T> {
  const expected = deps.expectSession(http)
  const runQueued = <R>(user_id: string, transaction: () => Promise<R>) =>
    deps.limits.runQueued(user_id, operation, () => runTransaction(operation, transaction))
  if (expected) {
    const { user_id } = expected
    await deps.limits.spend(user_id, operation).catch((error: unknown) => {
      addRequestFacts(http.request, { user_id })
      throw error
    })
    const done = await runQueued(user_id, () =>
      asUser(
        deps.db,
        user_id,
        async (tx) => {
          const verified = expected.verify(tx)
          const read = ahead(tx, user_id)
          // Without a session, nothing else is reported.
          read.catch(() => {})
          const session = await verified
          if (!session) return undefined
          admit(session, operation, http)
          return { result: await work(tx, session, await read) }
        },
        mode,
      ),
    )
    if (done) return done.result
  }
  const session = await requireSession(deps, http)
  return runQueued(session.user_id, () =>
    asUser(deps.db, session, async (tx) => work(tx, session, await ahead(tx, session.user_id)), mode),
  )
}

/** Runs a request's transaction, again after a deadlock. The body of a raw operation can only be read once. */
export function runTransaction<T>({ raw }: Operation, transaction: () => Promise<T>): Promise<T> {
  return raw ? transaction() : againAfterDeadlock(transaction)
}

/** Runs the handler in the current user's transaction. Commits before the response is sent. */
export function signedInRoute<const O extends Operation & { access: { kind: 'signed-in' } }>(
  deps: GuardDeps,
  operation: O,
  handler: Handler<SignedIn, O>,
): Route<O> {
  return {
    operation,
    handle: (input, http) =>
      inTurn(deps, operation, http, {
        ahead: async () => {},
        work: async (tx, session) => {
          requireProof(operation, session)
          return handler({ ...session, tx }, input, http)
        },
      }),
  }
}

/** The transaction also has the administrator's rights. Everyone else gets not_found. */
export function adminRoute<const O extends Operation & { access: { kind: 'admin' } }>(
  deps: GuardDeps,
  operation: O,
  handler: Handler<SignedIn, O>,
): Route<O> {
  return {
    operation,
    async handle(input, http) {
      const session = await requireSession(deps, http)
      if (!session.is_admin) throw notFound()
      requireProof(operation, session)
      const work = (tx: Tx) => handler({ ...session, tx }, input, http)
      return runTransaction(operation, () => asAdmin(deps.db, session.user_id, work, accessModeOf(operation)))
    },
  }
}

/** The handler verifies the URL's signature, and that the request has the session it was signed for. */
export function signedUrlRoute(
  operation: Operation & { access: { kind: 'signed-url' } },
  handler: (input: unknown, http: Http) => Promise<void>,
): Route {
  return { operation, handle: handler }
}
