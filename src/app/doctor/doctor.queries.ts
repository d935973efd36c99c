import type pg from 'pg'
import { required } from '#shared/required.ts'

/** PostgreSQL's version, such as 18.4, and its time. */
export async function selectServer(client: pg.Client): Promise<{ version: string; now: Date }> {
  const { rows } = await client.query<{ version: string; now: Date }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, clock_timestamp() as now`,
  )
  return required(rows[0])
}

/** The master keys that wrap data keys, and whether files are still being converted. */
export async function selectEncryption(
  client: pg.Client,
): Promise<{ used: string[]; isRewriting: boolean; skipped: number }> {
  const { rows: known } = await client.query<{ is_new: boolean }>(`select to_regclass('data_keys') is null as is_new`)
  if (known[0]?.is_new) return { used: [], isRewriting: false, skipped: 0 }
  const { rows } = await client.query<{ used: string[]; is_rewriting: boolean; skipped: number }>(
    `select array(select distinct master_key from data_keys) as used,
      exists (select from local.rewriting where finished_at is null) as is_rewriting,
      coalesce((select skipped::int from local.rewriting), 0) as skipped`,
  )
  const { used, is_rewriting, skipped } = required(rows[0])
  return { used, isRewriting: is_rewriting, skipped }
}
