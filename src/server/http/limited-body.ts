import type { Readable } from 'node:stream'
import { Problem } from '#shared/problems.ts'

/** Reads a request body up to a limit. Beyond it, the request stays open so that it can be answered. @throws Problem too_large */
export async function* limitedBody(request: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Problem('too_large')
    yield chunk
  }
}
