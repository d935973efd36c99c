import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { isInMemory, makeRunFolder, removeRunFolder } from './run-folder.mjs'

// What makes a commit survive a power cut costs most of a test's time, and tests need none of it.
const SETTINGS = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  // Each database is copied through the log, and squeezing it there took a third of the time.
  wal_compression: 'off',
}

/** One PostgreSQL for the whole run; tests make databases of their own in it and reach it as `postgresAdminUrl`. */
export default async function setup(project: TestProject) {
  const dir = makeRunFolder()
  // A question costs a quarter less than over TCP, which the houses of the journeys take; elsewhere the path may be too long.
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
