import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Answer = { status: number; bytes: number; body: Buffer }
export type Client = {
  /** Bytes on the wire, without headers, since the client was opened. */
  received(): number
  ask(method: string, path: string, body?: Buffer | object, headers?: Record<string, string>): Promise<Answer>
  /** The same, as JSON. @throws if the status isn't 2xx */
  json<T>(method: string, path: string, body?: object): Promise<T>
  close(): void
}

/** A browser's way to ask: connections stay open, and answers may be compressed. HTTP only, since TLS isn't compared. */
export function openClient(base: string, headers: Record<string, string>, connections = 16): Client {
  const { hostname, port } = new URL(base)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let received = 0

  const ask: Client['ask'] = (method, path, body, more) =>
    new Promise((resolve, reject) => {
      const isJson = body !== undefined && !Buffer.isBuffer(body)
      const sent = isJson ? Buffer.from(JSON.stringify(body)) : body
      const options = {
        ...{ hostname, port, path, method, agent },
        headers: {
          ...{ 'accept-encoding': 'br, gzip' },
          ...headers,
          ...(isJson && { 'content-type': 'application/json' }),
          ...(sent && { 'content-length': sent.length }),
          ...more,
        },
      }
      const asked = request(options, (response) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            const wire = Buffer.concat(chunks)
            received += wire.length
            const content = decoded(wire, response.headers['content-encoding'])
            resolve({ status: response.statusCode ?? 0, bytes: wire.length, body: content })
          })
      })
      asked.on('error', reject).end(sent)
    })

  return {
    received: () => received,
    ask,
    async json(method, path, body) {
      const { status, body: answer } = await ask(method, path, body)
      if (status < 200 || status > 299)
        throw new Error(`${method} ${path}: ${status} ${answer.toString().slice(0, 300)}`)
      return JSON.parse(answer.toString())
    },
    close: () => agent.destroy(),
  }
}

function decoded(wire: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(wire)
  return encoding === 'gzip' ? gunzipSync(wire) : wire
}
