import { asUser, type Tx } from '#server/db/database.ts'
import { requireSession, type GuardDeps } from '#server/http/guards.ts'
import type { Http, Route } from '#server/http/route.ts'
import type { Operation } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'

type AnyVerb = (who: never, input: never, http: Http) => Promise<unknown>

/**
 * Replaces the family guard: every session counts as an owner of every family. Anything that a test still can't access is
 * protected by row-level security.
 */
export function memberRoute(deps: GuardDeps, operation: Operation, verb: AnyVerb): Route {
  return {
    operation,
    async handle(input, http) {
      const session = await requireSession(deps, http)
      const { family_id } = input as { family_id: string }
      const everything = { ...session, family_id, member_id: newId(), role: 'owner' }
      return asUser(deps.db, session.user_id, (tx) => verb({ ...everything, tx } as never, input as never, http))
    },
  }
}

export function memberReadRoute(
  deps: GuardDeps,
  operation: Operation,
  {
    read,
    respond,
  }: {
    read(tx: Tx, input: never): Promise<unknown>
    respond(viewer: never, rows: never, input: never): unknown
  },
): Route {
  return memberStreamRoute(
    deps,
    operation,
    async (viewer: { inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> }, input) =>
      respond(viewer as never, (await viewer.inTransaction((tx) => read(tx, input))) as never, input),
  )
}

export function memberStreamRoute(deps: GuardDeps, operation: Operation, verb: AnyVerb): Route {
  return {
    operation,
    async handle(input, http) {
      const session = await requireSession(deps, http)
      const { family_id } = input as { family_id: string }
      const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => asUser(deps.db, session.user_id, work)
      return verb({ ...session, family_id, inTransaction } as never, input as never, http)
    },
  }
}

export function withCapability<M>(member: M): M {
  return member
}
