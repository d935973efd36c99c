import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningHearthbook } from '../../e2e/start-hearthbook.ts'

/** For the server's environment: its debugger, once asked for, chooses a free port. */
export const FREE_DEBUGGER_PORT = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' }

const ADDRESS = /Debugger listening on (ws:\S+)/
const WAIT_MS = 30_000

/**
 * Returns how to collect the garbage of a server's main process, so that growth is what's still in use. Connects each time, because
 * a process doesn't end while a debugger is connected.
 */
export async function openGarbageCollector(server: RunningHearthbook): Promise<() => Promise<void>> {
  process.kill(server.pid, 'SIGUSR1')
  const address = await debuggerOf(server)
  return async () => {
    const socket = new WebSocket(address)
    await once(socket, 'open')
    const answered = once(socket, 'message')
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
    await answered
    const closed = once(socket, 'close')
    socket.close()
    await closed
  }
}

async function debuggerOf(server: RunningHearthbook): Promise<string> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(50)) {
    const [, address] = ADDRESS.exec(server.output()) ?? []
    if (address) return address
  }
  throw new Error('The debugger of the server doesn’t listen')
}
