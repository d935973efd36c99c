import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { required } from '#shared/required.ts'
import type { PostgresAccount } from './postgres-account.ts'

/** A PostgreSQL server that accepts connections. */
export type Postmaster = { ended: Promise<unknown>; stop(): Promise<void> }

type Launch = { command: string[]; account: PostgresAccount; log: (line: string) => void }

const SHARED_MEMORY_RETRIES = 40
const RETRY_DELAY_MS = 250
const ERROR_LOG_LINES = 20

// Descriptor 3 closes when Node ends, even after kill -9; then the shell requests a fast shutdown (INT). The traps keep a TERM
// to the whole service from ending the shell before Hearthbook has closed its connections.
const SUPERVISOR = `
trap '' HUP INT TERM
"$@" </dev/null 3<&- &
postmaster=$!
( read -r _ <&3; kill -INT "$postmaster" 2>/dev/null ) &
watcher=$!
wait "$postmaster"
kill -KILL "$watcher" 2>/dev/null
`

/**
 * Starts the server and waits until it accepts connections, including crash recovery.
 * @throws Error with the last lines of its log if it ends instead
 */
export async function launchPostmaster({ command, account, log }: Launch): Promise<Postmaster> {
  for (let attempt = 0; ; attempt++) {
    const started = await launchOnce({ command: [...account.wrap, ...command], account, log })
    if (!Array.isArray(started)) return started
    const lastLines = started.join('\n')
    // After kill -9 of a postmaster, its children need a moment to exit and keep the shared memory until then.
    const mayPass = /lock file|shared memory block/.test(lastLines)
    if (!mayPass || attempt === SHARED_MEMORY_RETRIES) throw new Error(`PostgreSQL did not start:\n${lastLines}`)
    await sleep(RETRY_DELAY_MS)
  }
}

async function launchOnce({ command, account, log }: Launch): Promise<Postmaster | string[]> {
  const shell = spawn('/bin/sh', ['-c', SUPERVISOR, 'hearthbook-postgres', ...command], {
    ...account.spawn,
    cwd: '/',
    env: POSTGRES_ENV,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // In its own process group: Ctrl-C must only reach Hearthbook, which stops PostgreSQL last.
    detached: true,
  })
  const ended = once(shell, 'exit')
  const lifeline = shell.stdio[3] as Socket
  lifeline.on('error', () => {})
  const lines: string[] = []
  const ready = new Promise<'ready'>((resolve) => {
    createInterface(required(shell.stderr)).on('line', (line) => {
      log(line)
      if (line.includes('database system is ready to accept connections')) resolve('ready')
      if (lines.push(line) > ERROR_LOG_LINES) lines.shift()
    })
  })
  if ((await Promise.race([ready, once(shell, 'close')])) !== 'ready') return lines
  return {
    ended,
    stop: async () => {
      lifeline.destroy()
      await ended
    },
  }
}

/** Environment of PostgreSQL's programs. Messages stay English because we parse them. */
export const POSTGRES_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
