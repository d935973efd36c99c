import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'

/** A proxy that passes each request to the next server, without stickiness and without looking whether it's up. */
export type RoundRobin = { url: string; close(): Promise<void> }

export async function startRoundRobin(port: number, servers: { url: string }[]): Promise<RoundRobin> {
  let requests = 0
  const proxy = createServer((received, reply) => {
    const { url } = servers[requests++ % servers.length]!
    const { method, headers } = received
    const forwarded = httpRequest(new URL(received.url!, url), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.on('error', () => reply.destroy()).pipe(reply)
    })
    forwarded.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()))
    reply.on('close', () => forwarded.destroy())
    received.pipe(forwarded)
  })
  proxy.listen(port, 'localhost')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${port}`,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
