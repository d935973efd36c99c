import { Agent, createServer, request as httpRequest, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

type First = { status: number; closes: boolean }

/** Sends a large body and then requests /healthz on the same connection, like a keep-alive client. */
export function twoOnOneConnection(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  size: number,
): Promise<{ first: First; second: number | undefined }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let heard = ''
    let sentAll = false
    const answers = () =>
      [...heard.matchAll(/HTTP\/1\.1 (\d{3}) [^\r]*\r\n([\s\S]*?)\r\n\r\n/g)].filter(([, status]) => status !== '100')
    const firstOf = (): First => {
      const [, status, head] = answers()[0] ?? []
      return { status: Number(status), closes: /^connection: close/im.test(head ?? '') }
    }
    const patience = setTimeout(() => {
      socket.destroy()
      reject(new Error(`No answer in time; sent all: ${sentAll}; heard: ${heard.slice(0, 300)}`))
    }, 10_000)
    socket.on('data', (part) => {
      heard += part.toString('latin1')
      if (answers().length === 2) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(patience)
      const second = answers()[1]?.[1]
      resolve({ first: firstOf(), second: second === undefined ? undefined : Number(second) })
    })
    const head = Object.entries({ host: 'localhost:3000', 'content-length': String(size), ...headers })
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    void sendBody(socket, size).then(() => {
      sentAll = true
      if (!firstOf().closes && socket.writable) socket.write('GET /healthz HTTP/1.1\r\nhost: localhost:3000\r\n\r\n')
    })
  })
}

async function sendBody(socket: Socket, size: number): Promise<void> {
  const piece = Buffer.alloc(64 * 1024, 'x')
  for (let sent = 0; sent < size && socket.writable; sent += piece.length) {
    const more = socket.write(piece.subarray(0, Math.min(piece.length, size - sent)))
    if (!more) await new Promise((next) => socket.once('drain', next).once('close', next))
  }
}

/** A reverse proxy that sends all requests over one connection to the server. */
export async function openProxy(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(url)
  const server: Server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked
    const onward = httpRequest({ hostname, port, method, path, headers, agent }, (got) => {
      answer.writeHead(got.statusCode ?? 502)
      got.pipe(answer)
    })
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

export function sendThrough(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  size: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    // Clients get new connections: only the proxy reuses its connection.
    const all = { ...headers, ...(size && { 'content-length': size }) }
    const asking = httpRequest({ port, method, path, headers: all, agent: false })
    asking.setTimeout(10_000, () => asking.destroy(new Error('No answer in time')))
    asking.on('response', (answer) => void textOf(answer).then(() => resolve(answer.statusCode ?? 0), reject))
    asking.on('error', reject)
    asking.end(size ? Buffer.alloc(size, 'x') : undefined)
  })
}
