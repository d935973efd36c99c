import type { RefusalReason } from './media-report.ts'

/** Thrown while a file is inspected when the file itself is at fault; any other error is ours. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, detail?: string) {
    super(detail ?? reason)
    this.reason = reason
  }
}

/** Waits for a decoder; what it complains of is damage in the file. */
export async function orDamaged<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding
  } catch (error) {
    throw asVerdict(error)
  }
}

/** What an error says about the file. What the disk or a lack of memory brought about says nothing, and stays as it is. */
export function asVerdict(error: unknown): unknown {
  if (error instanceof Refusal || isOutOfMemory(error) || isSystemError(error)) return error
  return new Refusal('damaged', error instanceof Error ? error.message.split('\n', 1)[0] : String(error))
}

/** As libvips, V8, libheif, Emscripten and Node word it. */
const OUT_OF_MEMORY =
  /out of memory|memory allocation|allocation failed|could not allocate|unable to allocate|bad_alloc|Aborted\(OOM|ENOMEM|WebAssembly.Memory/i

export function isOutOfMemory(error: unknown): boolean {
  // libheif words a file beyond its limits as an allocation error too.
  if (/security limit/i.test(String(error))) return false
  return OUT_OF_MEMORY.test(String(error)) || (error as { code?: unknown })?.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Of a system call, or of a module that cannot be loaded. */
function isSystemError(error: unknown): boolean {
  const { syscall, code } = (error ?? {}) as { syscall?: unknown; code?: unknown }
  return typeof syscall === 'string' || (typeof code === 'string' && /^ERR_(MODULE|WORKER|DLOPEN)/.test(code))
}

/** Headers are believed as to their size: a picture that only claims to be giant is not worth the risk either. */
export function refuseTooLarge(width: number, height: number, pixelLimit: number) {
  if (width * height > pixelLimit) throw new Refusal('too_large', `${width} x ${height}`)
}
