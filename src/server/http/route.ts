import type { FastifyReply, FastifyRequest } from 'fastify'
import type { InputOf, Operation, ResultOf } from '#shared/contract.ts'
import type { KeyScope } from '#shared/key-scopes.ts'
import type { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/locales.ts'
import type { Tx } from '#server/db/database.ts'

/** The raw request and reply, for the few handlers that set cookies or stream. */
export type Http = { request: FastifyRequest; reply: FastifyReply }

/** Someone who may or may not be signed in. */
export type Anyone = { client: Client }
/** Client of a request, for rate limits and the list of devices. */
export type Client = { address: string; user_agent: string; locale: Locale }
/** The current user's session. */
export type Session = {
  user_id: string
  session_id: string
  email: string
  is_admin: boolean
  /**
   * For administrators: when this session verified a passkey, authenticator code or recovery code; `owed` if they have one and
   * it didn't; `missing` if they have none. Null for anyone else.
   */
  admin_second_factor: Date | 'owed' | 'missing' | null
  signed_in_at: Date
  proven_at: Date
  /** The account is scheduled for deletion. */
  leaving: boolean
  /** Set if the request has an API key instead of a session cookie. */
  key?: { scopes: readonly KeyScope[]; ends_at: Date | null }
  /** The families that the request's API key is limited to. */
  only_families?: readonly string[]
}
/** ID of the request's API key; null if it has none. */
export function apiKeyOf({ key, session_id }: Session): string | null {
  return key ? session_id : null
}

/** The current user's session and transaction, for row-level security. */
export type SignedIn = Session & { tx: Tx }

export type Handler<Who, O extends Operation> = (who: Who, input: InputOf<O>, http: Http) => Promise<ResultOf<O>>

/** An operation with its handler, including the guard. Input and output are limited to the operation's schemas. */
export type Route<O extends Operation = Operation> = {
  operation: O
  handle(input: InputOf<O>, http: Http): Promise<unknown>
  /** Sends a failure as something other than problem+json, such as a page for a form. */
  refuse?(problem: Problem, http: Http): FastifyReply
}
