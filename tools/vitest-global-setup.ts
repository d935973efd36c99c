import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'

const PREFIX = 'hearthbook-test-postgres-'

// What makes a commit survive a power cut costs most of a test's time, and tests need none of it.
const SETTINGS = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  // Each database is copied through the log, and squeezing it there took a third of the time.
  wal_compression: 'off',
}

/** A folder in memory, on Linux: each database is a thousand files, and a disk is slow to make and remove so many. */
const IN_MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/** One PostgreSQL for the whole run; tests make databases of their own in it and reach it as `postgresAdminUrl`. */
export default async function setup(project: TestProject) {
  for (const folder of [IN_MEMORY, tmpdir()]) removeLeftovers(folder)
  const dir = mkdtempSync(path.join(freeMemory() < NEEDED_BYTES ? tmpdir() : IN_MEMORY, `${PREFIX}${process.pid}-`))
  const postgres = await startEmbeddedPostgres({ dir, settings: SETTINGS, log: () => {} })
  project.provide('postgresAdminUrl', postgres.adminUrl('postgres'))
  return async () => {
    await postgres.stop()
    rmSync(dir, { recursive: true })
  }
}

/** A run that was killed could not tidy up; its PostgreSQL has ended by itself. */
function removeLeftovers(folder: string) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10)
    if (pid && !isAlive(pid)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/** How much may be written there; a container may have but a few megabytes. */
function freeMemory(): number {
  if (!existsSync(IN_MEMORY)) return 0
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory())
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
