import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressOf } from './postgres-address.ts'

/**
 * Superuser connection string of an embedded PostgreSQL that another process runs on this folder; undefined while it isn't
 * ready. The fourth line of the pid file is the port, the fifth the folder of its socket, and the eighth the status.
 */
export function runningPostgres(dir: string): string | undefined {
  try {
    const lines = readFileSync(path.join(dir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    const password = readFileSync(path.join(dir, 'password'), 'utf8').trim()
    if (lines[7]?.trim() !== 'ready') return undefined
    return addressOf({ password, port: Number(lines[3]), socketDir: lines[4]?.trim() ?? '', database: 'postgres' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
