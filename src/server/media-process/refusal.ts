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
    if (error instanceof Refusal) throw error
    throw new Refusal('damaged', error instanceof Error ? error.message.split('\n', 1)[0] : String(error))
  }
}

/** Headers are believed as to their size: a picture that only claims to be giant is not worth the risk either. */
export function refuseTooLarge(width: number, height: number, pixelLimit: number) {
  if (width * height > pixelLimit) throw new Refusal('too_large', `${width} x ${height}`)
}
