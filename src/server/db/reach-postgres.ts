import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The superuser's address of a PostgreSQL of ours that another process runs on this folder; undefined while it is not ready.
 * PostgreSQL notes its port in the fourth line of its pid file, and how it is doing in the eighth.
 */
export function runningPostgres(dir: string): string | undefined {
  try {
    const lines = readFileSync(path.join(dir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    const password = readFileSync(path.join(dir, 'password'), 'utf8').trim()
    if (lines[7]?.trim() !== 'ready') return undefined
    return `postgres://postgres:${password}@127.0.0.1:${Number(lines[3])}/postgres`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
