import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { ensureDatabase } from '#server/db/cluster.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { newId } from '#shared/ids.ts'

const SECRET = 'only for this throw-away database, never kept'

type ThrowAway = {
  db: Database
  /** As the owner of the database. */
  client: pg.Client
  user_id: string
  /** A family that the user owns. */
  addFamily(): Promise<string>
}

/** A database without a server, whose jobs would do what's measured first. */
export async function inThrowAwayDatabase<T>(work: (database: ThrowAway) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
  const postgres = await startEmbeddedPostgres({ dir, log: () => {} })
  try {
    const url = await ensureDatabase(postgres.adminUrl('postgres'), 'bench', SECRET)
    await migrate(url, SECRET)
    const db = openDatabase(url, SECRET)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const user_id = newId()
    await client.query(
      `insert into profiles (id, email, first_name, last_name) values ($1, 'ana@example.org', 'Ana', 'Moreau')`,
      [user_id],
    )
    const addFamily = async () => {
      const family_id = newId()
      await client.query(`insert into families (id, name) values ($1, 'The Moreaus')`, [family_id])
      await client.query(`insert into family_members (id, family_id, user_id, role) values ($1, $2, $3, 'owner')`, [
        newId(),
        family_id,
        user_id,
      ])
      return family_id
    }
    try {
      return await work({ db, client, user_id, addFamily })
    } finally {
      await client.end()
      await db.close()
    }
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
