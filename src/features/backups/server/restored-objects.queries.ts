import type pg from 'pg'

/** Notes restored objects, for as long as the connection lasts. */
export async function recordRestored(client: pg.Client, objects: { key: string; sha256: string }[]): Promise<void> {
  await client.query('create temp table if not exists restored (key text primary key, sha256 text not null)')
  await client.query('insert into restored select * from unnest($1::text[], $2::text[]) on conflict do nothing', [
    objects.map(({ key }) => key),
    objects.map(({ sha256 }) => sha256),
  ])
}

/** Originals that have a row, and weren't restored with the hash in it. */
export async function selectNotRestored(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ storage_path: string }>(
    `select storage_path from app.kept_originals kept where not exists (
        select from restored where restored.key = kept.storage_path and restored.sha256 = encode(kept.sha256, 'hex'))
      order by 1`,
  )
  return rows.map(({ storage_path }) => storage_path)
}
