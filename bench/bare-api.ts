/** Baseline for the API: Fastify and pg alone. `node bench/bare-api.ts` gets its queries as JSON from BARE and prints its port. */
import fastify from 'fastify'
import pg from 'pg'

const { url, user_id, queries } = JSON.parse(process.env['BARE']!) as {
  url: string
  user_id: string
  queries: { path: string; sql: string; values: unknown[] }[]
}
const pool = new pg.Pool({ connectionString: url, max: 10 })
pool.on('connect', (client) => void client.query("select set_config('app.user_id', $1, false)", [user_id]))
const app = fastify()
for (const { path, sql, values } of queries)
  app.get(path, async () => (await pool.query({ name: path, text: sql, values })).rows)
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
