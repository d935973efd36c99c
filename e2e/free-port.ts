import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Linux assigns ports from 32768 on to outgoing connections, so a free port below that stays free for longer. */
const LOWEST = 20_000
const BEYOND = 32_768

/** A free port. Another program may still take it before it's used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return false
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
