import type { Callable, ResultOf, SentOf } from '#shared/contract.ts'
import type { ProblemBody, ProblemCode } from '#shared/problems.ts'
import { settleSignOut } from './end-session.ts'
import { askFor, type Need } from './identity-needs.ts'
import { announceSignedOut } from './session-events.ts'

/** First wait before a failed read is tried again; each further wait is twice as long (specification, section 9). */
const FIRST_RETRY_MS = 200
const MOST_RETRIES = 4
const PASSING_FAILURES = new Set([502, 503, 504])

export type ApiProblemCode = ProblemCode | 'offline'

/** A failed call. `code` names the sentence to show, `fields` what is wrong with each field. */
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
 * Calls an operation of the contract and answers what it declares. Reads that meet a passing failure (502, 503, 504)
 * are tried again. A call that lacks a proof of identity, or whose session ran out, waits for the dialog that asks for
 * it and is made again. Throws `ApiProblem`, also when the network is away; an abort throws what fetch throws.
 */
export function call<O extends Callable>(operation: O, ...input: Input<O>): Promise<ResultOf<O>>
export function call<O extends Callable>(operation: O, input: SentOf<O>, options?: CallOptions): Promise<ResultOf<O>>
export async function call(operation: Callable, input: unknown, options?: CallOptions): Promise<unknown> {
  const { url, body } = requestOf(operation, { ...(input as object) })
  const asked = new Set<Need>()
  if (!(await settleSignOut())) throw new ApiProblem('offline', 0)
  for (;;) {
    const response = await send(url, {
      method: operation.method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
      ...(options?.signal && { signal: options.signal }),
    })
    if (response.ok) return response.status === 204 ? undefined : response.json()
    const problem = await problemOf(response)
    const need = needOf(problem)
    const given = need && !asked.has(need) && (await askFor(need))
    if (!given) {
      if (problem.status === 401) announceSignedOut()
      throw problem
    }
    asked.add(need)
  }
}

/** What a refused call lacks and its person can give at once, without leaving the page. */
function needOf({ code, params }: ApiProblem): Need | undefined {
  if (code === 'proof_required') return 'proof'
  return code === 'signed_out' && params['reason'] === 'ran_out' ? 'session' : undefined
}

/** Names in the path leave the input first. The rest is the body or, without one, the query. */
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
    const response = await fetch(url, request).catch((error: unknown) => {
      if (request.signal?.aborted) throw error
      throw new ApiProblem('offline', 0)
    })
    const again = request.method === 'GET' && PASSING_FAILURES.has(response.status) && attempt < MOST_RETRIES
    if (!again) return response
    await wait(FIRST_RETRY_MS * 2 ** attempt, request.signal)
  }
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
  // A proxy answers with pages of its own; they carry no code.
  const code = body.code ?? (PASSING_FAILURES.has(response.status) ? 'unavailable' : 'unexpected')
  return new ApiProblem(code, response.status, body, retryAfter > 0 ? retryAfter : undefined)
}
