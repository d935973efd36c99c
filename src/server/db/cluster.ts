import pg from 'pg'
import { derivePassword } from '#server/derive-key.ts'

export const OWNER = 'app_owner'

/** Connection string with which the tables' owner reaches `database` in the embedded cluster. */
export function ownerUrlOf(adminUrl: string, database: string, secret: string): string {
  const url = new URL(adminUrl)
  url.username = OWNER
  url.password = derivePassword(secret, 'database:owner')
  url.pathname = `/${database}`
  return url.href
}

/** Creates the owner's role and the database in the embedded cluster, if missing. */
export async function ensureDatabase(adminUrl: string, database: string, secret: string): Promise<string> {
  await withClient(adminUrl, async (client) => {
    const password = pg.escapeLiteral(derivePassword(secret, 'database:owner'))
    const { rowCount: hasOwner } = await client.query('select 1 from pg_roles where rolname = $1', [OWNER])
    const settings = `login nosuperuser createdb createrole password ${password}`
    await alterRole(client, hasOwner ? `alter role ${OWNER} ${settings}` : `create role ${OWNER} ${settings}`)
    const { rowCount: hasDatabase } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!hasDatabase) await client.query(`create database ${pg.escapeIdentifier(database)} owner ${OWNER}`)
  })
  return ownerUrlOf(adminUrl, database, secret)
}

const ROLE_ATTEMPTS = 20

/** Roles belong to the whole cluster. PostgreSQL refuses to change one that another connection is changing right now. */
export async function alterRole(client: pg.ClientBase, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(statement)
      return
    } catch (error) {
      if (!(error as Error).message.includes('tuple concurrently updated') || attempt === ROLE_ATTEMPTS) throw error
    }
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks between two queries fails the second one. Without a listener, it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
