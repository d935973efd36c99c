import { Readable } from 'node:stream'
import { letGo } from '#server/let-go.ts'

/** Few enough pieces that what each one costs on its way to the disk (web streams, a write) does not count. */
const PIECE_BYTES = 1024 * 1024
/** On a slow network the bytes of a quarter of a second at most are not on the disk yet when it breaks. */
const GATHER_MS = 250
/** Pieces kept for the next upload: those of a few uploads at once. */
const FREE_PIECES = 8

/** Memory of pieces, used again once they are written: V8 marks all of its heap for every few megabytes that are new outside it. */
export type PiecePool = {
  take(): Buffer
  /** Nobody reads the piece any more. */
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

/** The bytes of a request in large pieces. It stays open when nobody reads on, so that it can still be answered. */
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
