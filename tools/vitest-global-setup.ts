import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { isInMemory, makeRunFolder, removeRunFolder } from './run-folder.mjs'

// Durability costs most of a test's time, and tests don't need it.
const SETTINGS = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  // Databases are copied through the WAL, and compressing it took a third of the time.
  wal_compression: 'off',
  // It would run at any time in any of the databases, and change query plans.
  autovacuum: 'off',
}

/** Starts one PostgreSQL for the whole run. Tests create databases in it through `postgresAdminUrl`. */
export default async function setup(project: TestProject) {
  const dir = makeRunFolder()
  // A Unix socket is a quarter faster than TCP. Elsewhere the path may be too long; servers of browser tests use TCP.
  const socket = isInMemory(dir) && path.join(dir, 'cluster')
  const settings = { ...SETTINGS, ...(socket && { unix_socket_directories: socket }) }
  const postgres = await startEmbeddedPostgres({ dir, settings, log: () => {} })
  const url = new URL(postgres.adminUrl('postgres'))
  if (socket) url.searchParams.set('host', socket)
  project.provide('postgresAdminUrl', url.href)
  return async () => {
    await postgres.stop()
    removeRunFolder(dir)
  }
}
