import { asUser, type Database, type Tx } from '#server/db/database.ts'
import { modeOf, requireProof, requireSession, type Doors } from '#server/http/guards.ts'
import type { Route, Session, SignedIn, Verb } from '#server/http/route.ts'
import type { Operation } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { may, type Capability, type Role } from '../families.rules.ts'
import { findMembership } from './families.queries.ts'

declare const allowed: unique symbol

/** Somebody whose role in this family was checked to have the capability. Only the guard makes one. */
export type Member<C extends Capability> = SignedIn & {
  family_id: string
  member_id: string
  role: Role
  readonly [allowed]: C
}

/** A checked member for long answers and uploads: no transaction stays open; each piece of work opens its own. */
export type StreamingMember<C extends Capability> = Session & {
  family_id: string
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readonly [allowed]: C
}

type MemberOperation<C extends Capability> = Operation & { access: { kind: 'member'; capability: C } }

/**
 * Finds the caller's membership inside their own transaction and hands the verb a member.
 * A stranger learns nothing: for them the family does not exist.
 */
export function memberRoute<C extends Capability, const O extends MemberOperation<C>>(
  doors: Doors,
  operation: O,
  verb: Verb<Member<O['access']['capability'] & Capability>, O>,
): Route {
  return {
    operation,
    async handle(input, http) {
      const session = await requireSession(doors, http)
      const work = async (tx: Tx) => {
        const membership = await requireCapability(tx, session, operation, input)
        return verb({ ...session, tx, ...membership } as never, input as never, http)
      }
      return doors.limits.inTurn(session.user_id, operation, () =>
        asUser(doors.db, session.user_id, work, modeOf(operation)),
      )
    },
  }
}

/** Like `memberRoute`, for verbs that take long: the check has its own short transaction. */
export function memberStreamRoute<C extends Capability, const O extends MemberOperation<C>>(
  doors: Doors,
  operation: O,
  verb: Verb<StreamingMember<O['access']['capability'] & Capability>, O>,
): Route {
  return {
    operation,
    async handle(input, http) {
      const session = await requireSession(doors, http)
      const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => asUser(doors.db, session.user_id, work)
      const check = (tx: Tx) => requireCapability(tx, session, operation, input)
      const { family_id } = await doors.limits.inTurn(session.user_id, operation, () =>
        asUser(doors.db, session.user_id, check, 'read only'),
      )
      return verb({ ...session, family_id, inTransaction } as never, input as never, http)
    },
  }
}

/**
 * Works on somebody's behalf, in a transaction in which row-level security sees them. Their role is asked each time, as at
 * the door. @throws Problem not_found, forbidden
 */
export function actAsMember<C extends Capability, T>(
  db: Database,
  { user_id, family_id }: { user_id: string; family_id: string },
  capability: C,
  work: (member: Member<C>) => Promise<T>,
): Promise<T> {
  return asUser(db, user_id, async (tx) => {
    const membership = await findMembership(tx, family_id, user_id)
    if (!membership) throw notFound()
    if (!may(membership.role, capability)) throw new Problem('forbidden')
    return work({ tx, user_id, family_id, member_id: membership.id, role: membership.role } as never)
  })
}

/** The same member for verbs that ask for something else too. @throws Problem forbidden */
export function withCapability<C extends Capability>(member: Member<Capability>, capability: C): Member<C> {
  if (!may(member.role, capability)) throw new Problem('forbidden')
  return member as Member<C>
}

async function requireCapability(tx: Tx, session: Session, operation: MemberOperation<Capability>, input: unknown) {
  const { family_id } = input as { family_id: string }
  const membership = await findMembership(tx, family_id, session.user_id)
  if (!membership) throw notFound()
  if (!may(membership.role, operation.access.capability)) throw new Problem('forbidden')
  requireProof(operation, session)
  return { family_id, member_id: membership.id, role: membership.role }
}
