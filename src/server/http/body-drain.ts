import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http'
import { detachBuffer } from '#server/detach-buffer.ts'

/** A refused body up to this size is read to its end, so the connection can be reused. */
const KEEP_ALIVE_BYTES = 1024 ** 2
/** A larger one is read for a while, because a reset could discard the response before the client reads it. */
const LINGER_BYTES = 32 * 1024 ** 2
const LINGER_MS = 5_000

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * A response that can be complete before its request is. Node doesn't drain a body that a handler began to read, and then the
 * next request on the connection waits behind it (behind a proxy, that's another person's).
 */
export class DrainingResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  /** Frees each chunk of the body once it's sent. Otherwise, V8 runs a major GC for every few megabytes of a download. */
  freesChunks = false

  override write(chunk: Uint8Array | string, ...rest: unknown[]): boolean {
    if (!this.freesChunks || typeof chunk === 'string') return super.write(chunk, ...(rest as []))
    return super.write(chunk, () => detachBuffer(chunk))
  }

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (hasUnreadBody(this.req)) {
      if (!(Number(this.req.headers['content-length']) <= KEEP_ALIVE_BYTES)) this.setHeader('connection', 'close')
      const { socket } = this.req
      // Half-closes instead. drain() destroys the socket.
      socket.destroySoon = () => socket.end()
      this.once('finish', () => drain(this.req))
    }
    return typeof reason === 'string' ? super.writeHead(status, reason, headers) : super.writeHead(status, reason)
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

function hasUnreadBody(request: IncomingMessage): boolean {
  return hasBody(request) && !request.readableEnded && !request.destroyed
}

function drain(request: IncomingMessage): void {
  const { socket } = request
  let bytes = 0
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  const stop = () => clearTimeout(timer)
  socket.once('close', stop)
  request.once('end', () => {
    stop()
    // The connection may be reused for any number of requests.
    socket.off('close', stop)
    Reflect.deleteProperty(socket, 'destroySoon')
    if (socket.writableEnded) socket.destroy()
  })
  // An iterator that stopped halfway would keep the stream from flowing.
  request.removeAllListeners('readable')
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > LINGER_BYTES) socket.destroy()
  })
  request.resume()
}
