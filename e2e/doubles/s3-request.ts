import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { S3Failure } from './s3-reply.ts'

/** A parsed request to the double. An empty key means the bucket itself. */
export type S3Request = {
  method: string
  path: string
  bucket: string
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** The path as sent, which is the form that some signatures cover. */
  rawBody: Buffer
  body: Buffer
}

/** Rejects if the client disconnects in the middle of its body. */
export async function readRequest(message: IncomingMessage): Promise<S3Request> {
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://double')
  const path = decodeURIComponent(pathname)
  const [bucket = '', ...rest] = path.slice(1).split('/')
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const rawBody = Buffer.concat(chunks)
  return {
    method: message.method ?? 'GET',
    path,
    bucket,
    key: rest.join('/'),
    query: searchParams,
    headers: message.headers,
    rawBody,
    body: isChunked(message.headers) ? joinChunks(rawBody) : rawBody,
  }
}

function isChunked(headers: IncomingHttpHeaders): boolean {
  return headers['content-encoding'] === 'aws-chunked' || payloadHash(headers).startsWith('STREAMING-')
}

export function payloadHash(headers: IncomingHttpHeaders): string {
  return String(headers['x-amz-content-sha256'] ?? '')
}

/**
 * aws-chunked: each chunk is its length in hexadecimal, a line break, its bytes, and a line break. Length 0 ends the
 * body.
 */
function joinChunks(raw: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; ;) {
    const lineEnd = raw.indexOf('\r\n', at)
    const length = Number.parseInt(raw.toString('latin1', at, lineEnd), 16)
    if (lineEnd < 0 || Number.isNaN(length)) throw new S3Failure('IncompleteBody', 400)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(raw.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
}
