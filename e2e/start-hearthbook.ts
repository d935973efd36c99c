import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_FLAGS } from '../tools/server-flags.mjs'
import { freePort } from './free-port.ts'

const PROGRAM = path.join(import.meta.dirname, '..')
/** Long enough for a busy machine. */
const START_TIMEOUT_MS = 180_000
const READY = 'Hearthbook is ready'
const TAKEN = 'another program is using port'
/** The number of ports to try, since another program may take a port between finding and using it. */
const PORTS = 5

/** This address belongs to an administrator. */
export const ADMIN_EMAIL = 'keeper@example.org'
/** For a second journey with an administrator on the same server. */
export const SECOND_ADMIN_EMAIL = 'second.keeper@example.org'

/** Hearthbook in its own process, like `npm start`. */
export type RunningHearthbook = {
  url: string
  dataDir: string
  pid: number
  /** Its output so far. */
  output(): string
  stop(): Promise<number | null>
  /** Sends SIGKILL and waits until the process has exited. */
  kill(): Promise<void>
  /** Starts it again with the same data and port, from another folder of the program if given. */
  restart(program?: string): Promise<void>
  /** Stops it and removes its data. */
  discard(): Promise<void>
}

export async function startHearthbook(
  options: { env?: Record<string, string>; dataDir?: string } = {},
): Promise<RunningHearthbook> {
  const dataDir = options.dataDir ?? (await makeDataDir())
  const settings: Record<string, string | undefined> = {
    ...process.env,
    LOG_LEVEL: 'warn',
    BILLING: 'off',
    SIGN_UP: 'open',
    ADMIN_EMAILS: `${ADMIN_EMAIL},${SECOND_ADMIN_EMAIL}`,
    // People who sign up over the API each send a different X-Forwarded-For (see api-person.ts).
    TRUST_PROXY: '127.0.0.1,::1',
    ...options.env,
    DATA_DIR: dataDir,
  }
  let port = ''
  let output = ''
  let child: ChildProcess

  async function launch(program = PROGRAM) {
    const main = path.join(program, 'src/app/main.ts')
    const before = output.length
    const env = { ...settings, PORT: port }
    child = spawn(process.execPath, [...SERVER_FLAGS, main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    // A worker alone doesn't listen.
    if (settings.ROLE !== 'worker') await untilReady(child, () => output.slice(before))
  }

  async function launchOnFreePort() {
    for (let left = PORTS; ; left--) {
      port = options.env?.PORT ?? String(await freePort())
      try {
        return await launch()
      } catch (error) {
        if (options.env?.PORT || left === 1 || !String(error).includes(TAKEN)) throw error
      }
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.exitCode
  }

  await launchOnFreePort()
  return {
    url: `http://localhost:${port}`,
    dataDir,
    get pid() {
      return child.pid!
    },
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    restart: launch,
    async discard() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** An empty folder, or a copy of the template from the global setup. */
async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-'))
  const { TEMPLATE_DATA_DIR } = process.env
  if (TEMPLATE_DATA_DIR) await cp(TEMPLATE_DATA_DIR, dataDir, { recursive: true })
  return dataDir
}

/** Reads the process's own output, because another program could be listening on its port. */
async function untilReady(child: ChildProcess, output: () => string) {
  const ended = once(child, 'close')
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!output().includes(READY)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await ended
      throw new Error(`Hearthbook ended with ${child.exitCode ?? child.signalCode} while starting:\n${output()}`)
    }
    if (Date.now() > deadline) throw new Error(`Hearthbook was not ready within ${START_TIMEOUT_MS} ms:\n${output()}`)
    await sleep(25)
  }
}
