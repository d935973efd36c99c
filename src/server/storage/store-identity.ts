import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { newId } from '#shared/ids.ts'
import { syncFoldersOf } from './durable-files.ts'
import { ObjectMissing, type ObjectStore } from './object-store.ts'

/** A file in DATA_DIR, or an object in the bucket. */
const STORE_ID = 'store-id'

type Parts = { ownerUrl: string; config: Pick<Config, 'dataDir' | 's3'>; store: ObjectStore }

/**
 * Proves that this process uses the same store as the others of its database: otherwise, it would accept uploads that no worker
 * finds. The first process writes a random ID to both. @throws CannotStart if they differ
 */
export function openStoreProof({ ownerUrl, config, store }: Parts): () => Promise<void> {
  const marker = config.s3 ? objectMarker(store) : fileMarker(path.join(config.dataDir, STORE_ID))
  let expected: string | undefined
  return async () => {
    expected ??= await withClient(ownerUrl, (client) => agreeOnId(client, marker))
    if ((await marker.read()) !== expected) throw new CannotStart(explain(config, expected))
  }
}

/** Whether a process has started with this database. */
export async function hasStoreId(client: pg.Client): Promise<boolean> {
  const { rowCount: isNew } = await client.query(`select where to_regclass('local.store') is null`)
  if (isNew) return false
  const { rowCount } = await client.query('select from local.store')
  return rowCount !== 0
}

type Marker = { read(): Promise<string | undefined>; write(id: string): Promise<void> }

/** The database's ID. If it has none yet, it adopts that of the store, or both get a new one. */
async function agreeOnId(client: pg.Client, marker: Marker): Promise<string> {
  await client.query('begin')
  // Processes that start at the same time wait for the first of them.
  await client.query('lock table local.store in exclusive mode')
  const { rows } = await client.query<{ id: string }>('select id from local.store')
  if (rows[0]) return rows[0].id
  const found = await marker.read()
  const id = found ?? newId()
  await client.query('insert into local.store (id) values ($1)', [id])
  if (!found) await marker.write(id)
  await client.query('commit')
  return id
}

function fileMarker(file: string): Marker {
  return {
    read: () =>
      readFile(file, 'utf8').then(
        // Empty after a power cut during its first write.
        (id) => id.trim() || undefined,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined
          throw error
        },
      ),
    async write(id) {
      await writeFile(file, id, { mode: 0o600, flush: true })
      await syncFoldersOf(file, path.dirname(file))
    },
  }
}

function objectMarker(store: ObjectStore): Marker {
  return {
    async read() {
      try {
        return (await text((await store.open(STORE_ID)).stream)).trim()
      } catch (error) {
        if (error instanceof ObjectMissing) return undefined
        throw error
      }
    },
    write: (id) => store.put(STORE_ID, Buffer.from(id), { contentType: 'text/plain' }),
  }
}

function explain({ dataDir, s3 }: Parts['config'], id: string): string {
  const [setting, place, file] = s3
    ? ['S3_BUCKET', `the bucket ${s3.bucket}`, `an object named ${STORE_ID}`]
    : ['DATA_DIR', `the folder ${dataDir}`, path.join(dataDir, STORE_ID)]
  return `${setting}: ${place} doesn't belong to this database. All web and worker processes need the same ${s3 ? 'bucket' : 'folder, or a bucket (S3_BUCKET)'}. If it is the right one, for example after a move, write ${id} to ${file}.`
}
