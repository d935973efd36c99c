import type { Call, Problem } from './operations.ts'
import { HearthbookError } from './problem.ts'

const MAX_RETRIES = 5
/** Longer waits are up to the caller: a limit by the day, for example. */
const MAX_WAIT_SECONDS = 120

export type Server = { address: URL; key: string; fetch: typeof fetch }
export type Options = { signal?: AbortSignal }

/** Calls an operation and reads its answer. */
export async function call(server: Server, name: string, operation: Call, input: object, options?: Options) {
  const { method, sends, receives } = operation
  const { address, rest } = addressOf(server, operation, { ...input })
  const response = await send(server, name, address, {
    method,
    ...(sends === 'json' && { body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }),
    ...(sends && sends !== 'json' && { body: rest.file as Blob, headers: { 'content-type': sends } }),
    ...(options?.signal && { signal: options.signal }),
  })
  if (receives === 'file') return response
  if (receives === 'json') return response.json()
  await response.body?.cancel()
  return undefined
}

/** Sends a request, again if the server asks for that (429 and 503 with Retry-After). @throws HearthbookError */
export async function send(server: Server, name: string, address: URL, init: RequestInit): Promise<Response> {
  // An address of another server, such as one from a webhook that someone forged, must not get the key.
  if (address.origin !== server.address.origin) throw new TypeError(`${address.origin} isn't ${server.address.origin}.`)
  const headers = { accept: 'application/json, */*', ...init.headers, authorization: `Bearer ${server.key}` }
  for (let retries = 0; ; retries++) {
    const response = await server.fetch(address, { ...init, headers, redirect: 'manual' })
    if (response.ok) return response
    const seconds = Number(response.headers.get('retry-after') ?? Infinity)
    const mayRetry = [429, 503].includes(response.status) && seconds <= MAX_WAIT_SECONDS && retries < MAX_RETRIES
    if (!mayRetry) throw new HearthbookError(name, response.status, await problemOf(response))
    await response.body?.cancel()
    await wait(seconds * 1000, init.signal)
  }
}

/** Where an operation is, and the input that its address doesn't have. */
function addressOf(server: Server, { path, sends, query }: Call, rest: Record<string, unknown>) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const address = new URL(filled, server.address)
  for (const name of query ?? (sends ? [] : Object.keys(rest))) {
    const value = rest[name]
    delete rest[name]
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value))
  }
  return { address, rest }
}

async function problemOf(response: Response): Promise<Partial<Problem>> {
  const text = await response.text()
  try {
    return JSON.parse(text) as Partial<Problem>
  } catch {
    return {}
  }
}

export function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}
