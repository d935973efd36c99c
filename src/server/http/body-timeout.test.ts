import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { loadConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { anyone, contract, operation } from '#shared/contract.ts'
import { createHttpApp } from './http-app.ts'

// A busy machine may stop this process for most of it.
const TIMEOUT_MS = 1_200
let app: FastifyInstance
let received = 0

const { write, send, watch } = contract({
  write: operation('POST', '/api/words', { access: anyone, summary: 'Write', body: z.object({}) }),
  send: operation('PUT', '/api/file', { access: anyone, summary: 'Send a file', raw: true }),
  watch: operation('GET', '/api/film', { access: anyone, summary: 'Watch a video', raw: true }),
})

/** A video without an end. */
const film = new Readable({ read: () => void film.push(Buffer.alloc(64 * 1024)) })

beforeAll(async () => {
  const config = loadConfig({ SECRET: 'x'.repeat(40), APP_URL: 'http://localhost:3000' })
  const routes = [
    { operation: write, handle: async () => {} },
    {
      operation: send,
      async handle(_input: unknown, { request, reply }: { request: { body: unknown }; reply: { send(): unknown } }) {
        for await (const part of request.body as Readable) received += (part as Buffer).length
        reply.send()
      },
    },
    {
      operation: watch,
      handle: async (_input: unknown, { reply }: { reply: { send(body: unknown): unknown } }) => void reply.send(film),
    },
  ]
  app = await createHttpApp({
    config,
    log: openLog('silent'),
    routes,
    bodyLimits: { timeoutMs: TIMEOUT_MS, leastBytes: 2 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends one of ten bytes at a time and returns the status line. */
async function trickle(head: string, type: string, everyMs: number, bytes: number): Promise<string> {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let response = ''
  socket.on('data', (part) => {
    response += String(part)
    socket.end()
  })
  socket.write(`${head} HTTP/1.1\r\nhost: localhost:3000\r\norigin: http://localhost:3000\r\n`)
  socket.write(`content-type: ${type}\r\ncontent-length: 10\r\n\r\n`)
  const closed = once(socket, 'close')
  for (let sent = 0; sent < bytes && socket.writable; sent++) {
    await sleep(everyMs)
    if (socket.writable) socket.write(' ')
  }
  await closed
  return response.split('\r\n', 1)[0]!
}

test('a JSON body that arrives byte by byte is cut off', async () => {
  expect(await trickle('POST /api/words', 'application/json', TIMEOUT_MS / 3, 9)).toBe('HTTP/1.1 408 Request Timeout')
})

test('a file on a slow connection arrives, however long it takes', async () => {
  expect(await trickle('PUT /api/file', 'application/offset+octet-stream', TIMEOUT_MS / 3, 10)).toBe('HTTP/1.1 200 OK')
  expect(received).toBe(10)
})

test('a file that arrives too slowly is cut off', async () => {
  const sent = trickle('PUT /api/file', 'application/offset+octet-stream', TIMEOUT_MS * 1.2, 9)
  expect(await sent).toBe('HTTP/1.1 408 Request Timeout')
})

test('a file whose bytes stop arriving is cut off', async () => {
  expect(await trickle('PUT /api/file', 'application/offset+octet-stream', 10, 3)).toBe('HTTP/1.1 408 Request Timeout')
})

test('a video is sent for as long as someone watches it, and ends once they stop reading', async () => {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('GET /api/film HTTP/1.1\r\nhost: localhost:3000\r\n\r\n')
  for (let read = 0; read < 5; read++) {
    // More than the buffers of the system hold, so that the server has something to send.
    for (let bytes = 0; bytes < 8 * 1024 ** 2;) {
      const chunk = socket.read() as Buffer | null
      expect(socket.readableEnded, 'it was cut off').toBe(false)
      if (chunk) bytes += chunk.length
      else await once(socket, 'readable')
    }
    await sleep(TIMEOUT_MS / 3)
  }
  expect(film.destroyed).toBe(false)
  await expect.poll(() => film.destroyed, { timeout: 10 * TIMEOUT_MS }).toBe(true)
  socket.destroy()
})
