import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import type { Encryption } from '#features/backups/server/encryption.ts'
import { openRepository, type Repository } from '#features/backups/server/repository.ts'
import { ensureDatabase, withClient } from '#server/db/cluster.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import type { TestApp } from './test-app.ts'

/** The arguments of makeBackup for this server. */
export function partsOf({ context: { db, store, staging } }: TestApp) {
  return { ownerUrl: db.ownerUrl, store, staging, secret: TEST_SECRET, isSecretStored: false }
}

/** A new folder for backups. */
export async function repositoryIn(folder: string, encryption?: Encryption): Promise<Repository> {
  mkdirSync(folder, { recursive: true })
  return openRepository({ kind: 'folder', address: folder, folder }, encryption)
}

/** Settings of an instance with an empty database and folder. */
export type EmptyInstance = { DATABASE_URL: string; DATA_DIR: string; SECRET: string; BILLING: string }

/** Creates empty instances in a folder; `drop` removes their databases. */
export function openEmptyInstances() {
  const databases: string[] = []
  return {
    async add(folder: string): Promise<EmptyInstance> {
      const name = `restored_${randomBytes(6).toString('hex')}`
      databases.push(name)
      const DATABASE_URL = await ensureDatabase(inject('postgresAdminUrl'), name, TEST_SECRET)
      return { DATABASE_URL, DATA_DIR: path.join(folder, name), SECRET: TEST_SECRET, BILLING: 'off' }
    },
    drop: () =>
      withClient(inject('postgresAdminUrl'), async (client) => {
        for (const name of databases) await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
