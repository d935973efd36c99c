import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'

const PREFIX = 'hearthbook-test-postgres-'

// What makes a commit survive a power cut costs most of a test's time, and tests need none of it.
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** One PostgreSQL for the whole run; tests make databases of their own in it and reach it as `postgresAdminUrl`. */
export default async function setup(project: TestProject) {
  removeLeftovers()
  const dir = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`))
  const postgres = await startEmbeddedPostgres({ dir, settings: SETTINGS, log: () => {} })
  project.provide('postgresAdminUrl', postgres.adminUrl('postgres'))
  return async () => {
    await postgres.stop()
    rmSync(dir, { recursive: true })
  }
}

/** A run that was killed could not tidy up; its PostgreSQL has ended by itself. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10)
    if (pid && !isAlive(pid)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
