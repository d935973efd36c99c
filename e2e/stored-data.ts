import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { AssignableRole } from '../src/features/families/families.rules.ts'

/** Direct access to a running Hearthbook's database and files. */
export type StoredData = {
  sql<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Makes someone a member of a family, without an invitation. */
  addMember(family_id: string, email: string, role: AssignableRole): Promise<void>
  /** Names and sizes of all files below a folder. */
  files(folder: string): Promise<Map<string, number>>
  /** Makes all files in a folder look days old. */
  age(folder: string): Promise<void>
}

export function inspectData(dataDir: string): StoredData {
  const at = (...parts: string[]) => path.join(dataDir, ...parts)

  async function files(folder: string): Promise<Map<string, number>> {
    const entries = await readdir(at(folder), { recursive: true, withFileTypes: true }).catch(() => [])
    const found = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(at(folder), path.join(entry.parentPath, entry.name)))
    return new Map(await Promise.all(found.map(async (name) => [name, (await stat(at(folder, name))).size] as const)))
  }

  const sql: StoredData['sql'] = async (text, values) => {
    const password = (await readFile(at('postgres/password'), 'utf8')).trim()
    const port = Number((await readFile(at('postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[3])
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'hearthbook' })
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }

  return {
    files,
    sql,
    async addMember(family_id, email, role) {
      await sql(
        `insert into family_members (id, family_id, user_id, role)
         select gen_random_uuid(), $1, id, $3 from profiles where email = $2`,
        [family_id, email, role],
      )
    },
    async age(folder) {
      const before = Date.now() / 1000 - 3 * 24 * 60 * 60
      for (const name of (await files(folder)).keys()) await utimes(at(folder, name), before, before)
    },
  }
}
