import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../child-env.ts'

const FAST_SHUTDOWN_SECONDS = 20
// Above the largest process ID of any OS, so no process has it.
const UNUSED_PID = 2 ** 31 - 1

/** The process ID in PostgreSQL's pid file, whether it's running or not. */
export function postmasterPid(clusterDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile(clusterDir), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/**
 * Prepares for a new postmaster: stops one that outlived its Hearthbook (kill -9), and invalidates a pid file whose process ID
 * now belongs to another program, because PostgreSQL would refuse to start.
 */
export async function stopLeftoverPostmaster(clusterDir: string, log: (line: string) => void) {
  const pid = postmasterPid(clusterDir)
  if (!pid || !isAlive(pid)) return
  if (!runsOn(pid, clusterDir)) {
    // Only replaces the ID. PostgreSQL uses the rest to check that none of its processes still use the data.
    const rest = readFileSync(pidFile(clusterDir), 'utf8').replace(/^\d+/, String(UNUSED_PID))
    writeFileSync(pidFile(clusterDir), rest)
    return
  }
  log(`stopping PostgreSQL (process ${pid}) that was left behind on this data`)
  signal(pid, 'SIGINT')
  if (await ends(pid, FAST_SHUTDOWN_SECONDS)) return
  signal(pid, 'SIGQUIT')
  if (!(await ends(pid, FAST_SHUTDOWN_SECONDS)))
    throw new Error(`PostgreSQL (process ${pid}) on ${clusterDir} does not stop.`)
}

export async function ends(pid: number, withinSeconds: number): Promise<boolean> {
  for (const deadline = Date.now() + withinSeconds * 1000; Date.now() < deadline; await sleep(25))
    if (!isAlive(pid)) return true
  return !isAlive(pid)
}

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // A zombie (state Z) has ended and holds no resources.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return process.platform !== 'linux'
  }
}

/** A postmaster's working directory is its data folder, which is also on its command line. */
function runsOn(pid: number, clusterDir: string): boolean {
  const folder = realpathSync(clusterDir)
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      env: childEnv(),
    }).includes(folder)
  } catch {
    return false
  }
}

function pidFile(clusterDir: string): string {
  return path.join(clusterDir, 'postmaster.pid')
}
