import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely'
import pg from 'pg'
import { countPhotos } from '#features/photos/server/count-photos.queries.ts'
import { selectPhotoPage } from '#features/photos/server/list-photos.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { roleUrl } from '#server/db/roles.ts'
import type { DB } from '#server/db/tables.ts'

/** The SQL of the app's own queries. */
export async function compiledQueries(ask: (tx: Tx) => Promise<unknown>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = []
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  })
  await ask(kysely as unknown as Tx).catch(() => undefined) // No database is connected; only the compiled SQL is needed.
  return queries
}

/** The first page of the gallery. */
export function firstPage(family_id: string) {
  const order = { sort_by: 'taken_at', sort_order: 'desc', filter: {} } as const
  const start = { cursor: undefined, backwards: false, from_month: undefined, offset: 0, limit: 101 }
  return (tx: Tx) => selectPhotoPage(tx, { family_id, ...order, ...start })
}

/** Runs that SQL on one plain connection, with the same role and row-level security. */
export async function openBareSql(ownerUrl: string, secret: string, family_id: string, user_id: string) {
  const client = new pg.Client({ connectionString: roleUrl(ownerUrl, 'app_rw', secret) })
  await client.connect()
  await client.query("select set_config('app.user_id', $1, false)", [user_id])
  const page = await compiledQueries(firstPage(family_id))
  const count = await compiledQueries((tx) => countPhotos(tx, family_id, {}))
  const queries = [...page, ...count].map(({ sql, parameters }) => ({
    text: sql,
    values: [...parameters],
  }))
  return {
    ask: async () => void (await Promise.all(queries.map((query) => client.query(query)))),
    close: () => client.end(),
  }
}
