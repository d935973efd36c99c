import type pg from 'pg'
import { required } from '#shared/required.ts'

/** PostgreSQL's version, such as 18.4, and its time. */
export async function selectServer(client: pg.Client): Promise<{ version: string; now: Date }> {
  const { rows } = await client.query<{ version: string; now: Date }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, clock_timestamp() as now`,
  )
  return required(rows[0])
}
