import type pg from 'pg'
import type { BackedUpObject, StoredFile } from './repository.ts'

/** An object to back up. `sha256` is null if only its key is known. */
export type WantedObject = { key: string; source: string; sha256: string | null }

/** Lists what a backup needs, as of now or of the current transaction, in a table that lasts as long as the connection. */
export async function listWanted(client: pg.Client): Promise<void> {
  await client.query('drop table if exists pg_temp.wanted')
  await client.query(
    `create temp table wanted as
      select row_number() over (order by key) as n, key, sha256, coalesce(sha256, concat_ws('@', key, revision)) as source
      from app.backed_up_objects`,
  )
  await client.query('alter table wanted add primary key (n)')
  await client.query('analyze wanted')
}

/** Wanted objects that this repository doesn't have, in pages. */
export async function* selectNew(
  client: pg.Client,
  repository_id: string,
  limit: number,
): AsyncGenerator<WantedObject[]> {
  for (let after = '0'; ;) {
    const { rows } = await client.query<WantedObject & { n: string }>(
      `select n, key, source, sha256 from wanted where n > $1 and not exists (
          select from backup_objects stored where stored.repository_id = $2 and stored.source = wanted.source)
        order by n limit $3`,
      [after, repository_id, limit],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.n
    // The caller may empty the page.
    yield rows
  }
}

export async function recordStored(
  client: pg.Client,
  repository_id: string,
  objects: (StoredFile & { source: string; content_type: string })[],
): Promise<void> {
  await client.query(
    `insert into backup_objects (repository_id, source, sha256, bytes, file, content_type)
      select $1, * from unnest($2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[])
      on conflict (repository_id, source) do update set sha256 = excluded.sha256, bytes = excluded.bytes,
        file = excluded.file, content_type = excluded.content_type, stored_at = now()`,
    [
      repository_id,
      objects.map(({ source }) => source),
      objects.map(({ sha256 }) => sha256),
      objects.map(({ bytes }) => bytes),
      objects.map(({ file }) => file),
      objects.map(({ content_type }) => content_type),
    ],
  )
}

/** The wanted objects that this repository has, in pages. */
export async function* selectBackedUp(client: pg.Client, repository_id: string, limit: number) {
  for (let after = '0'; ;) {
    const { rows } = await client.query<BackedUpObject & { n: string }>(
      `select n, key, stored.sha256, stored.bytes::float8 as bytes, file, content_type from wanted
        join backup_objects stored on stored.repository_id = $2 and stored.source = wanted.source
        where n > $1 order by n limit $3`,
      [after, repository_id, limit],
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ n: _, ...object }) => object)
    after = last.n
  }
}

/** Wanted originals that this repository doesn't have, and whether their rows are still there. */
export async function selectNotBackedUp(client: pg.Client, repository_id: string) {
  const { rows } = await client.query<{ key: string; is_kept: boolean }>(
    `select key, exists (select from app.kept_originals kept where kept.storage_path = wanted.key) as is_kept
      from wanted where sha256 is not null and not exists (
        select from backup_objects stored where stored.repository_id = $1 and stored.source = wanted.source)
      order by key`,
    [repository_id],
  )
  return {
    lost: rows.filter(({ is_kept }) => is_kept).map(({ key }) => key),
    purged: rows.filter(({ is_kept }) => !is_kept).map(({ key }) => key),
  }
}

/** Notes what the backup of this time no longer needs, and what's needed again. */
export async function recordDropped(client: pg.Client, repository_id: string, made_at: string): Promise<void> {
  const isWanted = 'exists (select from wanted where wanted.source = stored.source)'
  await client.query(
    `update backup_objects stored set dropped_at = case when ${isWanted} then null else $2::timestamptz end
      where repository_id = $1 and (dropped_at is null) <> ${isWanted}`,
    [repository_id, made_at],
  )
}

/** Files that no backup since this time needs. Those that are also stored for another source stay. */
export async function selectUnneeded(client: pg.Client, repository_id: string, oldest: string, limit: number) {
  const { rows } = await client.query<{ source: string; file: string; is_shared: boolean }>(
    `select source, file, exists (select from backup_objects other where other.repository_id = $1
        and other.file = stored.file and other.source <> stored.source
        and (other.dropped_at is null or other.dropped_at > $2)) as is_shared
      from backup_objects stored where repository_id = $1 and dropped_at <= $2 limit $3`,
    [repository_id, oldest, limit],
  )
  return rows
}

export async function deleteStored(client: pg.Client, repository_id: string, sources: string[]): Promise<void> {
  await client.query('delete from backup_objects where repository_id = $1 and source = any ($2)', [
    repository_id,
    sources,
  ])
}

/** A file that is stored for several sources is deleted for all of them. */
export async function deleteStoredFile(client: pg.Client, repository_id: string, file: string): Promise<void> {
  await client.query('delete from backup_objects where repository_id = $1 and file = $2', [repository_id, file])
}

/** Where a repository has an original. Undefined on a restored machine, which doesn't know what's there. */
export async function selectStoredFile(client: pg.Client, address: string, sha256: string) {
  const { rows } = await client.query<{ file: string; content_type: string }>(
    `select file, content_type from backup_objects join backup_repositories repository on repository.id = repository_id
      where address = $1 and source = $2`,
    [address, sha256],
  )
  return rows[0]
}

/** Where a repository has an object that has no hash in its row. `sha256`: the one it should have, if that's known. */
export async function selectStoredDerived(
  client: pg.Client,
  address: string,
  key: string,
  sha256: string | undefined,
): Promise<BackedUpObject | undefined> {
  const { rows } = await client.query<BackedUpObject>(
    `select key, stored.sha256, stored.bytes::float8 as bytes, file, content_type from app.backed_up_objects wanted
      join backup_objects stored on stored.source = concat_ws('@', key, revision)
      join backup_repositories repository on repository.id = stored.repository_id
      where wanted.key = $2 and wanted.sha256 is null and address = $1 and stored.sha256 = coalesce($3, stored.sha256)`,
    [address, key, sha256],
  )
  return rows[0]
}

/** The paths and hashes of these uploads' originals, if they have become originals. */
export async function selectOriginalsOf(client: pg.Client, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; storage_path: string }>(
    'select id, storage_path from app.kept_originals where id = any ($1)',
    [ids],
  )
  return new Map(rows.map(({ id, storage_path }) => [id, storage_path]))
}

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
