import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { createHttpApp } from './http-app.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function serve(connectionLimits: ConnectionLimits) {
  const config = loadConfig({ SECRET: TEST_SECRET })
  const app = await createHttpApp({ config, log: openLog('silent'), routes: [], connectionLimits })
  app.get('/short', () => 'short')
  app.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('retry: 1\n\n')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return async () => {
    const socket = connect(port, '127.0.0.1')
    closing.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket.on('error', () => {}).setEncoding('utf8')
  }
}

async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  return String(await once(socket, 'data'))
}

const isClosed = (socket: Socket) => socket.resume().readableEnded || socket.destroyed

test('beyond the limit, new connections are asked to try again, and idle ones make room; streams stay open', async () => {
  const open = await serve({ most: 3 })
  const [stream, silent, idle] = [await open(), await open(), await open()]
  expect(await ask(stream, '/stream')).toContain('text/event-stream')
  expect(await ask(idle, '/short')).toContain('200 OK')
  const refusal = await ask(await open(), '/short')
  expect(refusal).toMatch(/^HTTP\/1\.1 503 /)
  expect(refusal).toMatch(/retry-after: 10/i)
  expect(refusal).toMatch(/connection: close/i)
  await expect.poll(() => isClosed(idle)).toBe(true)
  expect([isClosed(stream), isClosed(silent)]).toEqual([false, false])
  expect(await ask(await open(), '/short')).toContain('200 OK')
})

test('idle connections are told to close sooner while there are many', async () => {
  const open = await serve({ crowded: 2 })
  const first = await open()
  expect(await ask(first, '/short')).toContain('Keep-Alive: timeout=72')
  const second = await open()
  expect(await ask(second, '/short')).toContain('Keep-Alive: timeout=5')
  second.destroy()
  await once(second, 'close')
  await sleep(50)
  expect(await ask(first, '/short')).toContain('Keep-Alive: timeout=72')
})

test('a connection that sends no request is closed, and a stream that has begun is not', async () => {
  const open = await serve({ headersTimeoutMs: 500 })
  const [stream, silent] = [await open(), await open()]
  await ask(stream, '/stream')
  silent.resume()
  await once(silent, 'close')
  await sleep(1_000)
  expect(isClosed(stream)).toBe(false)
})
