import * as z from 'zod/mini'
import type { Budget } from './budgets.rules.ts'
import { Id } from './id-schemas.ts'
import type { KeyScope } from './key-scopes.ts'
import type { ProblemCode } from './problems.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who can call an operation. The server's guard enforces it, and the authorization test is generated from it. */
export type Access<Capability extends string = string> =
  | { kind: 'anyone' }
  | { kind: 'signed-in' }
  | { kind: 'admin' }
  /** The URL is signed for one session or API key, and works only with that, until it expires. */
  | { kind: 'signed-url' }
  /** Someone without an account, in the session that a family's guest link opened. */
  | { kind: 'guest' }
  | { kind: 'member'; capability: Capability }

export const anyone = { kind: 'anyone' } as const satisfies Access
export const signedIn = { kind: 'signed-in' } as const satisfies Access
export const admin = { kind: 'admin' } as const satisfies Access
export const guest = { kind: 'guest' } as const satisfies Access
export const signedUrl = { kind: 'signed-url' } as const satisfies Access

/** How long a confirmed identity is valid for operations that are `fresh`. */
export const PROOF_LIFETIME_MINUTES = 10

type Schema = z.ZodMiniType

export type Operation = {
  /** Unique name, also the operationId of the OpenAPI document: its key in the contract. */
  id: string
  method: Method
  /** With `:name` for parameters; operations with member access have `:family_id`. */
  path: `/${string}`
  access: Access
  /** A few words in the imperative, such as "List a family's photos". */
  summary: string
  /** What the summary leaves out: order, limits, side effects. */
  description?: string
  params?: Schema
  query?: Schema
  body?: Schema
  response?: Schema
  /** Success status, default 200, or 204 without a response. */
  status?: 200 | 201 | 202 | 204
  /** Expected failures, in addition to those that every operation with this access has. */
  problems?: readonly ProblemCode[]
  /** Needs an identity confirmed within PROOF_LIFETIME_MINUTES. Otherwise fails with `proof_required`, and the web asks.
   * `unless_unsent`: the operation decides, since a code that can't be emailed may be a member's only way to confirm it. */
  fresh?: true | 'unless_unsent'
  /** What it counts for; by default `reads` or `changes`. Operations that anyone may call have limits by client instead. */
  budget?: Budget | 'none'
  /** The answer to a GET has something that must not leak by its compressed length, such as a token, or is about credentials. */
  has_secret?: true
  /** Recorded in the audit log, although it's a GET. */
  recorded?: true
  /** Allowed while the user's account is scheduled for deletion. */
  while_leaving?: true
  /** API keys can call it, although it isn't about one family. They can call all family operations that aren't `fresh`. */
  api_key?: true
  /** The scope that a key needs for it, if it isn't `read` for a GET or HEAD, and `edit` or `share` for a change. */
  key_scope?: KeyScope
  /** Can be called from other sites and by email apps: it ignores cookies, and its URL is the proof. */
  from_anywhere?: true
  /** The handler gets the raw bytes of the body, since they're signed. */
  signed_body?: true
  /** The body is a whole document and can exceed the usual limit. */
  large_body?: true
  /** Accepts an urlencoded form: from our own pages, or from other sites if it's `from_anywhere`. */
  form?: true
  /** Works on a full disk, with space that's reserved for it: it deletes files, or lets a job delete them. */
  makes_room?: true
  /** What the document of the API says besides, such as the headers and files of a raw operation: parts of a Fastify schema. */
  openapi?: Readonly<Record<string, unknown>>
  /** The body is a file of any type and size, which the handler reads as a stream. */
  file?: true
  /** The handler reads and writes the raw request and response (uploads, media), without JSON. */
  raw?: true
}

type Details = Omit<Operation, 'id' | 'method' | 'path'>

/** `:family_id` and others in a path. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type IdParams<Path extends string> = z.ZodMiniObject<{ [Name in NamesIn<Path>]: typeof Id }>
/** Operations declare the parameters of their path only if not all are IDs. */
type WithParams<Path extends string, D> = D extends { params: Schema }
  ? D
  : [NamesIn<Path>] extends [never]
    ? D
    : D & { params: IdParams<Path> }

/** Declares an operation and keeps its exact type. */
export function operation<const M extends Method, const P extends Operation['path'], const D extends Details>(
  method: M,
  path: P,
  details: D,
) {
  const names = path.match(/(?<=:)\w+/g) ?? []
  const params = names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, Id]))) }
  return { method, path, ...params, ...details } as unknown as { method: M; path: P } & WithParams<P, D>
}

/** A feature's operations. */
export function contract<const C extends { [id: string]: Omit<Operation, 'id'> }>(operations: C) {
  return Object.fromEntries(Object.entries(operations).map(([id, one]) => [id, { id, ...one }])) as {
    readonly [Id in keyof C]: C[Id] & { id: Id & string }
  }
}

type OutputOf<S> = S extends Schema ? z.output<S> : unknown
type Part<O, K extends 'params' | 'query' | 'body'> = O extends { [P in K]: infer S extends Schema }
  ? z.output<S>
  : unknown
type SentPart<O, K extends 'params' | 'query' | 'body'> = O extends { [P in K]: infer S extends Schema }
  ? z.input<S>
  : unknown

declare const declared: unique symbol

/** What a browser needs to call an operation. Only TypeScript knows the rest. */
export type Callable<O extends Operation = Operation> = {
  /** GET by default. */
  readonly method: Method | undefined
  readonly path: string
  readonly has_body: boolean | undefined
  readonly [declared]?: O
}
type Declared<O> = O extends Callable<infer D> ? D : O

/** What a handler receives: params, query and body in one object. Their names never overlap. */
export type InputOf<O extends Operation> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>
/** What a client sends. */
export type SentOf<O extends Operation | Callable> = SentPart<Declared<O>, 'params'> &
  SentPart<Declared<O>, 'query'> &
  SentPart<Declared<O>, 'body'>
export type ResultOf<O extends Operation | Callable> = Declared<O> extends { response: infer S } ? OutputOf<S> : void
