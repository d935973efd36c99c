import { Readable } from 'node:stream'
import { detachBuffer } from '#server/detach-buffer.ts'

/** Large enough that the fixed cost per chunk (web streams, a write) doesn't matter. */
const CHUNK_BYTES = 1024 * 1024
/** Limits how much is lost when the connection breaks on a slow network. */
const COALESCE_MS = 250
/** Enough for a few concurrent uploads. */
const FREE_CHUNKS = 8

/**
 * Reuses the memory of chunks that have been written, because V8 starts a full garbage collection for every few megabytes of
 * new external memory.
 */
export type ChunkPool = {
  take(): Buffer
  /** Call it when nothing reads the chunk anymore. */
  release(chunk: Uint8Array): void
}

export function createChunkPool(bytes = CHUNK_BYTES): ChunkPool {
  const free: ArrayBufferLike[] = []
  return {
    take: () => Buffer.from(free.pop() ?? new ArrayBuffer(bytes)),
    release({ buffer }) {
      if (buffer.byteLength === bytes && free.length < FREE_CHUNKS) free.push(buffer)
    },
  }
}

/** A request's body in large chunks. The request stays open when the reader stops, so that it can still be answered. */
export function coalescedBody(request: Readable, pool: Pick<ChunkPool, 'take'>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(coalescedChunks(request, pool))) as ReadableStream<Uint8Array>
}

/** The same without a web stream. */
export async function* coalescedChunks(request: Readable, pool: Pick<ChunkPool, 'take'>): AsyncGenerator<Uint8Array> {
  let chunk: Buffer | undefined
  let filled = 0
  let since = 0
  for await (const received of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    for (let read = 0; read < received.length;) {
      if (!chunk) [chunk, filled, since] = [pool.take(), 0, performance.now()]
      const copied = received.copy(chunk, filled, read)
      read += copied
      filled += copied
      if (filled < CHUNK_BYTES && performance.now() - since < COALESCE_MS) continue
      yield chunk.subarray(0, filled)
      chunk = undefined
    }
    detachBuffer(received)
  }
  if (chunk) yield chunk.subarray(0, filled)
}
