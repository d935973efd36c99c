import { COLUMNS_TYPE, fromColumns } from '#shared/columns.ts'
import type { Callable, ResultOf, SentOf } from '#shared/contract.ts'
import type { ProblemBody, ProblemCode } from '#shared/problems.ts'
import { settleSignOut } from './end-session.ts'
import { askFor, currentNeed, type Need } from './identity-needs.ts'
import { announceSignedOut, countSignIns } from './session-events.ts'

/** Delay before the first retry of a read, doubled for each further one (specification, section 9). */
const FIRST_RETRY_MS = 200
const MOST_RETRIES = 4
const ACCEPTED = `${COLUMNS_TYPE}, application/json`
const PASSING_FAILURES = new Set([502, 503, 504])

export type ApiProblemCode = ProblemCode | 'offline'

/** A failed call. `code` selects the message, and `fields` has the problem of each field. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode
  readonly status: number
  readonly params: Record<string, string | number>
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | undefined

  constructor(code: ApiProblemCode, status: number, body: Partial<ProblemBody> = {}, retryAfterSeconds?: number) {
    super(body.detail ?? body.title ?? code)
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.params = body.params ?? {}
    this.fields = body.fields ?? {}
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Input<O extends Callable> =
  unknown extends SentOf<O>
    ? [input?: undefined, options?: CallOptions]
    : Record<string, never> extends SentOf<O>
      ? [input?: SentOf<O>, options?: CallOptions]
      : [input: SentOf<O>, options?: CallOptions]

type CallOptions = { signal?: AbortSignal }

/**
 * Calls an operation of the contract and returns its result. Reads are retried on transient failures (502, 503, 504). A
 * call that needs reauthentication, or whose session expired, waits for a dialog and is repeated. Throws `ApiProblem`,
 * also if the network is down; an abort throws what fetch throws.
 */
export function call<O extends Callable>(operation: O, ...input: Input<O>): Promise<ResultOf<O>>
export function call<O extends Callable>(operation: O, input: SentOf<O>, options?: CallOptions): Promise<ResultOf<O>>
export async function call(operation: Callable, input: unknown, options?: CallOptions): Promise<unknown> {
  const { url, body } = requestOf(operation, { ...(input as object) })
  const asked = new Set<Need>()
  if (!(await settleSignOut())) throw new ApiProblem('offline', 0)
  for (;;) {
    const signIns = countSignIns()
    const response = await send(url, {
      method: operation.method ?? 'GET',
      credentials: 'same-origin',
      headers: { accept: ACCEPTED, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
      ...(options?.signal && { signal: options.signal }),
    })
    if (response.ok) return response.status === 204 ? undefined : readAnswer(response)
    const problem = await problemOf(response)
    // The user signed in again while the request was on its way.
    if (problem.status === 401 && countSignIns() !== signIns) continue
    const need = needOf(problem)
    const given = need && !asked.has(need) && (await askFor(need))
    if (!given) {
      if (problem.status === 401) announceSignedOut()
      throw problem
    }
    asked.add(need)
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const answer: unknown = await response.json()
  return response.headers.get('content-type')?.startsWith(COLUMNS_TYPE) ? fromColumns(answer) : answer
}

/** What the user can provide in a dialog to make a refused call succeed. */
function needOf({ code, params }: ApiProblem): Need | undefined {
  if (code === 'proof_required') return 'proof'
  const canContinue = params['reason'] === 'ran_out' || currentNeed() === 'session'
  return code === 'signed_out' && canContinue ? 'session' : undefined
}

/** Path parameters are taken from the input. The rest is the body or, if the operation has none, the query. */
export function requestOf(operation: Callable, input: Record<string, unknown>): { url: string; body?: string } {
  const rest = { ...input }
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (operation.has_body) return { url: path, body: JSON.stringify(rest) }
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(rest))
    for (const value of [values].flat()) if (value !== undefined && value !== null) search.append(name, String(value))
  return { url: search.size > 0 ? `${path}?${search}` : path }
}

async function send(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await (firstRead(url, request) ?? fetch(url, request)).catch((error: unknown) => {
      if (request.signal?.aborted) throw error
      throw new ApiProblem('offline', 0)
    })
    const again = request.method === 'GET' && PASSING_FAILURES.has(response.status) && attempt < MOST_RETRIES
    if (!again) return response
    await wait(FIRST_RETRY_MS * 2 ** attempt, request.signal)
  }
}

declare global {
  /** The answers to reads that public/first-reads.js started before this script was loaded. */
  var firstReads: Map<string, Promise<Response>> | undefined
}

/** Each is used once, and none after a change. */
function firstRead(url: string, { method }: RequestInit): Promise<Response> | undefined {
  const { firstReads } = globalThis
  if (method !== 'GET') firstReads?.clear()
  const read = firstReads?.get(url)
  firstReads?.delete(url)
  return read
}

function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>
  const retryAfter = Number(response.headers.get('retry-after'))
  // Error pages from proxies have no code.
  const code = body.code ?? (PASSING_FAILURES.has(response.status) ? 'unavailable' : 'unexpected')
  return new ApiProblem(code, response.status, body, retryAfter > 0 ? retryAfter : undefined)
}
