import type { FastifyReply, FastifyRequest } from 'fastify'
import type { InputOf, Operation, ResultOf } from '#shared/contract.ts'
import type { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/locales.ts'
import type { Tx } from '#server/db/database.ts'

/** The raw request and answer, for the few verbs that set cookies or stream. */
export type Http = { request: FastifyRequest; reply: FastifyReply }

/** Somebody who may be signed in or not. */
export type Anyone = { client: Client }
/** Where a request comes from, for limits and the list of devices. */
export type Client = { address: string; user_agent: string; locale: Locale }
/** A person with a live session. */
export type Session = {
  user_id: string
  session_id: string
  email: string
  is_admin: boolean
  /**
   * Of an administrator: when this session gave a passkey, an authenticator code or a recovery code; `owed` if they have one
   * and it didn't; `missing` if they have none. Null for anyone else.
   */
  admin_second_factor: Date | 'owed' | 'missing' | null
  signed_in_at: Date
  proven_at: Date
  /** Asked for their account to be deleted, and the grace is not over. */
  leaving: boolean
  /** Present when a program came with an API key instead of the person themselves. */
  api_key_scope?: 'read' | 'write'
}
/** The API key that a request came with; null for the person themselves. */
export function keyOf({ api_key_scope, session_id }: Session): string | null {
  return api_key_scope ? session_id : null
}

/** A signed-in person in their own transaction, in which row-level security sees them. */
export type SignedIn = Session & { tx: Tx }

export type Verb<Who, O extends Operation> = (who: Who, input: InputOf<O>, http: Http) => Promise<ResultOf<O>>

/** An operation with its handler, guard included. The server passes it only what the operation's schemas accept. */
export type Route<O extends Operation = Operation> = {
  operation: O
  handle(input: InputOf<O>, http: Http): Promise<unknown>
  /** Answers a failure in another way than with problem+json: a page, for a form. */
  refuse?(problem: Problem, http: Http): FastifyReply
}
