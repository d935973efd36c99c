import type * as z from 'zod/mini'
import type { Budget } from './budgets.rules.ts'
import type { ProblemCode } from './problems.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call an operation. The guard of the server decides by it, and so does the authorization test. */
export type Access<Capability extends string = string> =
  | { kind: 'anyone' }
  | { kind: 'signed-in' }
  | { kind: 'admin' }
  /** The address is signed for one session or API key, and works only with that, until it expires. */
  | { kind: 'signed-url' }
  /** Somebody without an account, by the session that a family's guest link opened. */
  | { kind: 'guest' }
  | { kind: 'member'; capability: Capability }

export const anyone = { kind: 'anyone' } as const satisfies Access
export const signedIn = { kind: 'signed-in' } as const satisfies Access
export const admin = { kind: 'admin' } as const satisfies Access
export const guest = { kind: 'guest' } as const satisfies Access
export const signedUrl = { kind: 'signed-url' } as const satisfies Access

/** How long a proof of identity stands for operations that are `fresh` (quality: within 10 minutes). */
export const PROOF_LIFETIME_MINUTES = 10

type Schema = z.ZodMiniType

export type Operation = {
  /** Unique name, also the operationId of the OpenAPI document. */
  id: string
  method: Method
  /** With `:name` for parameters; operations with member access have `:family_id`. */
  path: `/${string}`
  access: Access
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  response?: Schema
  /** Success status, default 200, or 204 without a response. */
  status?: 200 | 201 | 202 | 204
  /** Expected failures beside those that every operation of its access has. */
  problems?: readonly ProblemCode[]
  /** Needs a proof of identity within PROOF_LIFETIME_MINUTES, else answers `proof_required`; the web then asks for one. */
  fresh?: true
  /** What it counts for; by default `reads` or `changes`. Operations that anyone may call have limits by client instead. */
  budget?: Budget | 'none'
  /** It is written down who asked, also where asking changes nothing else: any other GET reads alone. */
  recorded?: true
  /** Open to somebody whose account is about to be deleted; for them everything else waits until they keep it. */
  while_leaving?: true
  /** API keys may call it, though it is not about one family. Those of families they may call unless it needs more proof. */
  api_key?: true
  /** May be called from other sites and by mail programs: it looks at no cookie, its address proves enough. */
  from_anywhere?: true
  /** Its body reaches the verb as the bytes that were sent, since they carry a signature. */
  signed_body?: true
  /** Its body is a whole document, and may be larger than short texts are. */
  large_body?: true
  /** May be sent as an urlencoded form: by our own pages, or by others where it is `from_anywhere`. */
  form?: true
  /** The handler reads and answers the raw request (uploads, media): no JSON either way. */
  raw?: true
}

/** Declares an operation and keeps its exact type. */
export function operation<const O extends Operation>(declared: O): O {
  return declared
}

type OutputOf<S> = S extends Schema ? z.output<S> : unknown
type Part<O, K extends 'params' | 'query' | 'body'> = O extends { [P in K]: infer S extends Schema }
  ? z.output<S>
  : unknown
type SentPart<O, K extends 'params' | 'query' | 'body'> = O extends { [P in K]: infer S extends Schema }
  ? z.input<S>
  : unknown

/** What a handler receives: params, query and body in one object. Their names never overlap. */
export type InputOf<O extends Operation> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>
/** What a caller gives. */
export type SentOf<O extends Operation> = SentPart<O, 'params'> & SentPart<O, 'query'> & SentPart<O, 'body'>
export type ResultOf<O extends Operation> = O extends { response: infer S } ? OutputOf<S> : void
