import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FREE_DEBUGGER_PORT, openGarbageCollector } from './collect-garbage.ts'
import { openCrowd, type Crowd } from './crowd.ts'
import { IS_FULL, printFigure } from './full-size.ts'

const CONNECTIONS = 10_000
const AT_ONCE = 100
/** A connection has 20 seconds to send a request's headers, and Node looks for those that didn't every 30 seconds. */
const CLOSED_AFTER_MS = 60_000
const MOST_MB = 150
const MORE_MB = 20

let crowd: Crowd
const sockets: Socket[] = []

beforeAll(async () => {
  crowd = await openCrowd(1, FREE_DEBUGGER_PORT)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await crowd?.close()
})

test.runIf(IS_FULL)(
  `${CONNECTIONS.toLocaleString('en')} idle connections need little memory, are closed, and need no more when they come again`,
  { timeout: 300_000 },
  async () => {
    const { server } = crowd
    const collectGarbage = await openGarbageCollector(server)
    const memory = async () => {
      await collectGarbage()
      return crowd.residentMb()
    }
    const { hostname, port } = new URL(server.url)
    let open = 0
    async function add() {
      const socket = connect(Number(port), hostname).on('error', () => {})
      sockets.push(socket)
      await once(socket, 'connect')
      open++
      socket.once('close', () => open--)
      socket.resume()
    }
    const before = await memory()
    const peaks: number[] = []
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < CONNECTIONS; at += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, add))
      expect(open).toBe(CONNECTIONS)
      peaks.push((await memory()) - before)
      await expect.poll(() => open, { timeout: CLOSED_AFTER_MS }).toBe(0)
    }
    const [first = 0, second = 0] = peaks
    printFigure(
      `${CONNECTIONS.toLocaleString('en')} idle connections`,
      `${first.toFixed(0)} MB of memory, and ${second.toFixed(0)} MB when as many come again`,
    )
    expect(first).toBeLessThan(MOST_MB)
    // The allocator keeps some of it for the next ones.
    expect(second - first).toBeLessThan(MORE_MB)
  },
)
