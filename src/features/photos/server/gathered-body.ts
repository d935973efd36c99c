import { Readable } from 'node:stream'

/** Few enough pieces that what each one costs on its way to the disk (web streams, a write) does not count. */
const PIECE_BYTES = 1024 * 1024
/** On a slow network the bytes of a quarter of a second at most are not on the disk yet when it breaks. */
const GATHER_MS = 250

/** The bytes of a request in large pieces. It stays open when nobody reads on, so that it can still be answered. */
export function gatheredBody(request: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(pieces(request))) as ReadableStream<Uint8Array>
}

async function* pieces(request: Readable): AsyncGenerator<Uint8Array> {
  let gathered: Buffer[] = []
  let bytes = 0
  let since = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (bytes === 0) since = performance.now()
    gathered.push(chunk)
    bytes += chunk.length
    if (bytes < PIECE_BYTES && performance.now() - since < GATHER_MS) continue
    yield Buffer.concat(gathered, bytes)
    gathered = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(gathered, bytes)
}
