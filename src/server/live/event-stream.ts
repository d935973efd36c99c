import type { Http } from '../http/route.ts'

/** A reader who lets more than this wait is dropped; their browser comes again and asks anew. */
const UNREAD_MAX_BYTES = 64 * 1024
/** Browsers come again after some two seconds, not all in the same moment. */
const RETRY_MS = 1_000
const RETRY_SPREAD_MS = 3_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Nobody on the way may compress it or keep it back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Whether the request comes from an EventSource, which alone can read a stream that does not end. */
export function wantsEventStream({ request }: Http): boolean {
  return request.method === 'GET' && request.headers.accept === 'text/event-stream'
}

/** A stream of server-sent events to one browser. */
export type EventStream = {
  /** Writes a frame of `frameOf`. */
  send(frame: string): void
  end(): void
}

/** The bytes of an event: made once, however many read it. */
export function frameOf(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Takes the answer over and keeps it open; `left` is called once when the reader is gone, whoever ended it. */
export function openEventStream({ request, reply }: Http, left: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  request.raw.socket.setNoDelay(true)
  request.raw.socket.setKeepAlive(true)
  raw.on('close', left)
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

/** For anybody else: that the way is open, and the end. */
export function sendGreetingOnly({ reply }: Http): void {
  void reply.headers(headers).send(greeting())
}

function greeting(): string {
  return `retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`
}
