import type * as z from 'zod/mini'
import { asUser, type Database, type Tx } from '#server/db/database.ts'
import { inTurn, requireProof, type GuardDeps } from '#server/http/guards.ts'
import type { Route, Session, Handler } from '#server/http/route.ts'
import type { InputOf, Operation, ResultOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Capability } from '#shared/role-table.ts'
import type { Role } from '../families.rules.ts'
import { findMembership, mayViewersSave } from './families.queries.ts'
import { may } from './may.ts'

declare const allowed: unique symbol

/** Proof that a role was checked to have the capability. Only `grant` creates one. */
type Proof<C extends Capability> = { readonly [allowed]: C }

type Membership = { user_id: string; family_id: string; member_id: string; role: Role }

/** A member whose role has the capability, in their own transaction, in a request or a job. */
export type ActingMember<C extends Capability> = Membership & { tx: Tx } & Proof<C>

/** A member who sent the request. */
export type Member<C extends Capability> = Session & ActingMember<C>

/** A checked member for long responses and uploads: no transaction stays open; each step opens its own. */
export type StreamingMember<C extends Capability> = Session &
  Membership & { inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> } & Proof<C>

type MemberOperation<C extends Capability> = Operation & {
  access: { kind: 'member'; capability: C }
  params: z.ZodMiniType<{ family_id: string }>
}
type InFamily = { family_id: string }
type CapabilityOf<O extends MemberOperation<Capability>> = O['access']['capability']

/**
 * Finds the caller's membership in their own transaction and passes a member to the operation. For strangers, the family
 * doesn't exist.
 */
export function memberRoute<C extends Capability, const O extends MemberOperation<C>>(
  deps: GuardDeps,
  operation: O,
  verb: Handler<Member<CapabilityOf<O>>, O>,
): Route<O> {
  return {
    operation,
    handle: (input: InputOf<O> & InFamily, http) =>
      inTurn(deps, operation, http, {
        ahead: (tx, user_id) => findMembership(tx, input.family_id, user_id),
        work: async (tx, session, found) => {
          const membership = await requireCapability(tx, session, operation, input, found)
          return verb({ ...session, ...membership, tx }, input, http)
        },
      }),
  }
}

type Reading<C extends Capability, O extends Operation, Rows> = {
  read(tx: Tx, input: InputOf<O>): Promise<Rows>
  /** Whether `read` sends all of its queries before it awaits one, so that the request takes a single round trip. */
  isPipelined(input: InputOf<O>): boolean
  respond(viewer: StreamingMember<C>, rows: Rows, input: InputOf<O>): ResultOf<O> | Promise<ResultOf<O>>
}

/**
 * Like `memberRoute`, for an operation whose queries don't depend on the member: `read` sends them in one packet with the check,
 * which saves a round trip. Row-level security applies to them, and `respond` only gets their rows if the check passes.
 */
export function memberReadRoute<C extends Capability, const O extends MemberOperation<C>, Rows>(
  deps: GuardDeps,
  operation: O,
  { read, isPipelined, respond }: Reading<CapabilityOf<O>, O, Rows>,
): Route<O> {
  return {
    operation,
    async handle(input: InputOf<O> & InFamily, http) {
      const { member, rows } = await inTurn(deps, operation, http, {
        ahead: async (tx, user_id) => {
          const finding = findMembership(tx, input.family_id, user_id)
          const reading = read(tx, input)
          // A failed check is what's reported.
          reading.catch(() => {})
          return { found: await finding, reading }
        },
        work: async (tx, session, { found, reading }) => ({
          member: { ...session, ...(await requireCapability(tx, session, operation, input, found)) },
          rows: await reading,
        }),
        mode: isPipelined(input) ? 'read in a pipeline' : 'read only',
      })
      const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => asUser(deps.db, member, work)
      return respond({ ...member, inTransaction }, rows, input)
    },
  }
}

/** Like `memberRoute`, for long operations: the check has its own short transaction. */
export function memberStreamRoute<C extends Capability, const O extends MemberOperation<C>>(
  deps: GuardDeps,
  operation: O,
  verb: Handler<StreamingMember<CapabilityOf<O>>, O>,
): Route<O> {
  return {
    operation,
    async handle(input: InputOf<O> & InFamily, http) {
      const member = await inTurn(deps, operation, http, {
        ahead: (tx, user_id) => findMembership(tx, input.family_id, user_id),
        work: async (tx, session, found) => ({
          ...session,
          ...(await requireCapability(tx, session, operation, input, found)),
        }),
        mode: operation.access.capability === GIVEN_BY_FAMILIES ? 'read only' : 'read in a pipeline',
      })
      const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => asUser(deps.db, member, work)
      return verb({ ...member, inTransaction }, input, http)
    },
  }
}

/**
 * Works on a member's behalf, in a transaction with their row-level security. Their role is checked each time, like in a
 * request.
 * @throws Problem not_found, forbidden
 */
export function actAsMember<C extends Capability, T>(
  db: Database,
  { user_id, family_id }: { user_id: string; family_id: string },
  capability: C,
  work: (member: ActingMember<C>) => Promise<T>,
): Promise<T> {
  return asUser(db, user_id, async (tx) => {
    const member = await grantInFamily(
      tx,
      toMembership(await findMembership(tx, family_id, user_id), { family_id, user_id }),
      capability,
    )
    return work({ ...member, tx })
  })
}

/** The same member, for operations that need another capability too. @throws Problem forbidden */
export function withCapability<M extends Membership, C extends Capability>(member: M, capability: C): M & Proof<C> {
  return grant(member, capability)
}

async function requireCapability<C extends Capability>(
  tx: Tx,
  session: Session,
  operation: MemberOperation<C>,
  { family_id }: InFamily,
  found: Found,
): Promise<Membership & Proof<C>> {
  const membership = toMembership(found, { family_id, user_id: session.user_id })
  const member = await grantInFamily(tx, membership, operation.access.capability)
  requireProof(operation, session)
  return member
}

type Found = Awaited<ReturnType<typeof findMembership>>

/** @throws Problem not_found */
function toMembership(found: Found, of: Pick<Membership, 'user_id' | 'family_id'>): Membership {
  if (!found) throw notFound()
  return { ...of, member_id: found.id, role: found.role }
}

/** What families can let viewers do, although their role doesn't allow it. Checking it may take another query. */
const GIVEN_BY_FAMILIES = 'photos.save'

async function grantInFamily<C extends Capability>(tx: Tx, member: Membership, capability: C) {
  if (capability === GIVEN_BY_FAMILIES && (await maySave({ ...member, tx }))) return member as Membership & Proof<C>
  return grant(member, capability)
}

/** Whether a member may save originals: everyone but viewers, and viewers where the family lets them. */
export async function maySave({
  tx,
  role,
  family_id,
}: Pick<Membership, 'role' | 'family_id'> & { tx: Tx }): Promise<boolean> {
  return may(role, 'photos.save') || (await mayViewersSave(tx, family_id))
}

function grant<M extends { role: Role }, C extends Capability>(member: M, capability: C): M & Proof<C> {
  if (!may(member.role, capability)) throw new Problem('forbidden')
  return member as M & Proof<C>
}
