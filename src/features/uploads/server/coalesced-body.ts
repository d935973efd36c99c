import { Readable } from 'node:stream'
import { letGo } from '#server/let-go.ts'

/** Large enough that the fixed cost per chunk (web streams, a write) doesn't matter. */
const PIECE_BYTES = 1024 * 1024
/** Limits how much is lost when the connection breaks on a slow network. */
const GATHER_MS = 250
/** Enough for a few concurrent uploads. */
const FREE_PIECES = 8

/**
 * Reuses the memory of chunks that have been written, because V8 starts a full garbage collection for every few megabytes of
 * new external memory.
 */
export type PiecePool = {
  take(): Buffer
  /** Call it when nothing reads the chunk anymore. */
  giveBack(piece: Uint8Array): void
}

export function openPiecePool(): PiecePool {
  const free: ArrayBufferLike[] = []
  return {
    take: () => Buffer.from(free.pop() ?? new ArrayBuffer(PIECE_BYTES)),
    giveBack({ buffer }) {
      if (buffer.byteLength === PIECE_BYTES && free.length < FREE_PIECES) free.push(buffer)
    },
  }
}

/** A request's body in large chunks. The request stays open when the reader stops, so that it can still be answered. */
export function gatheredBody(request: Readable, pool: Pick<PiecePool, 'take'>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(pieces(request, pool))) as ReadableStream<Uint8Array>
}

async function* pieces(request: Readable, pool: Pick<PiecePool, 'take'>): AsyncGenerator<Uint8Array> {
  let piece: Buffer | undefined
  let filled = 0
  let since = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    for (let read = 0; read < chunk.length;) {
      if (!piece) [piece, filled, since] = [pool.take(), 0, performance.now()]
      const copied = chunk.copy(piece, filled, read)
      read += copied
      filled += copied
      if (filled < PIECE_BYTES && performance.now() - since < GATHER_MS) continue
      yield piece.subarray(0, filled)
      piece = undefined
    }
    letGo(chunk)
  }
  if (piece) yield piece.subarray(0, filled)
}
