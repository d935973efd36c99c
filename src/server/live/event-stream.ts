import type { Http } from '../http/route.ts'

/** A client with more unread bytes is disconnected. Its browser reconnects and refetches. */
const UNREAD_MAX_BYTES = 64 * 1024
/** Spreads reconnects over about two seconds. */
const RETRY_MS = 1_000
const RETRY_SPREAD_MS = 3_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must not compress or buffer it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Whether the request comes from an EventSource. Other clients can't read an endless stream. */
export function wantsEventStream({ request }: Http): boolean {
  return request.method === 'GET' && request.headers.accept === 'text/event-stream'
}

/** A stream of server-sent events to one browser. */
export type EventStream = {
  /** Writes a frame made by `frameOf`. */
  send(frame: string): void
  end(): void
}

/** Encodes an event once for all its receivers. */
export function frameOf(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Takes over the response and keeps it open. `onClose` is called once when the stream ends, from either side. */
export function openEventStream({ request, reply }: Http, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  request.raw.socket.setNoDelay(true)
  request.raw.socket.setKeepAlive(true)
  raw.on('close', onClose)
  raw.on('error', () => {})
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
  raw.write(greeting())
  return {
    send(frame) {
      raw.write(frame)
      if (raw.writableLength > UNREAD_MAX_BYTES) raw.destroy()
    },
    end: () => void raw.end(),
  }
}

/** For clients other than EventSource: confirms access and ends. */
export function confirmAndClose({ reply }: Http): void {
  void reply.headers(headers).send(greeting())
}

function greeting(): string {
  return `retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`
}
