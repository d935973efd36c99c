import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Outgoing connections get the ports from 32768 on (Linux), or higher ones: below, a free port stays free for longer. */
const LOWEST = 20_000
const BEYOND = 32_768

/** A port that nobody listens on. Until it is taken another program may choose the same. */
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
