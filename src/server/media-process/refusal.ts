import type { RefusalReason } from './media-report.ts'

/** Thrown by inspections if the file is at fault. Any other error is ours. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, detail?: string) {
    super(detail ?? reason)
    this.reason = reason
  }
}

/** Awaits a decoder. Its errors mean that the file is damaged. */
export async function orDamaged<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding
  } catch (error) {
    throw asVerdict(error)
  }
}

/** Converts an error to what it says about the file. Errors of the disk or memory say nothing and stay as they are. */
export function asVerdict(error: unknown): unknown {
  if (error instanceof Refusal || isOutOfMemory(error) || isSystemError(error)) return error
  return new Refusal('damaged', error instanceof Error ? error.message.split('\n', 1)[0] : String(error))
}

/** Wording of libvips, V8, libheif, Emscripten and Node. */
const OUT_OF_MEMORY =
  /out of memory|memory allocation|allocation failed|could not allocate|unable to allocate|bad_alloc|Aborted\(OOM|ENOMEM|WebAssembly.Memory/i

export function isOutOfMemory(error: unknown): boolean {
  // libheif also reports a file that exceeds its limits as an allocation error.
  if (/security limit/i.test(String(error))) return false
  return OUT_OF_MEMORY.test(String(error)) || (error as { code?: unknown })?.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** From a system call or a module that can't be loaded. */
function isSystemError(error: unknown): boolean {
  const { syscall, code } = (error ?? {}) as { syscall?: unknown; code?: unknown }
  return typeof syscall === 'string' || (typeof code === 'string' && /^ERR_(MODULE|WORKER|DLOPEN)/.test(code))
}

/** Trusts the header: an image that only claims to be giant isn't worth the risk either. */
export function refuseTooLarge(width: number, height: number, pixelLimit: number) {
  if (width * height > pixelLimit) throw new Refusal('too_large', `${width} x ${height}`)
}
