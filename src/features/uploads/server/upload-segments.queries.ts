import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { StagedUpload } from './staging.ts'

export type Segment = { id: string; start: number; bytes: number }

/** How many bytes of an upload are stored. */
export async function selectOffset(db: Db, upload_id: string): Promise<number> {
  const { rows } = await sql<{ offset: number }>`
    select start + bytes as offset from local.upload_segments where upload_id = ${upload_id}
      order by start desc limit 1`.execute(db)
  return rows[0]?.offset ?? 0
}

/** False if the upload is gone, or if another request has stored bytes since. Of two that insert at a time, one succeeds. */
export async function insertSegment(
  db: Db,
  { upload_id, family_id, id, start, bytes }: Segment & { upload_id: string; family_id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into local.upload_segments (upload_id, family_id, id, start, bytes)
      select uploads.id, family_id, ${id}, ${start}, ${bytes} from uploads
        where uploads.id = ${upload_id} and family_id = ${family_id} and state in ('receiving', 'received') and ${start} = coalesce(
          (select max(before.start + before.bytes) from local.upload_segments before where before.upload_id = ${upload_id}), 0)
        for key share
      on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function selectSegments(db: Db, upload_id: string): Promise<Segment[]> {
  const { rows } = await sql<Segment>`
    select id, start, bytes from local.upload_segments where upload_id = ${upload_id} order by start`.execute(db)
  return rows
}

export async function deleteSegments(db: Db, upload_id: string, from = 0): Promise<void> {
  await sql`delete from local.upload_segments where upload_id = ${upload_id} and start >= ${from}`.execute(db)
}

export async function markCollected(db: Db, upload_id: string, collection: string): Promise<void> {
  await sql`update local.upload_segments set collected_in = ${collection} where upload_id = ${upload_id}`.execute(db)
}

export async function selectCollections(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct collected_in as id from local.upload_segments where collected_in is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** The files of a collection. */
export async function selectCollected(db: Db, collection: string): Promise<(StagedUpload & { bytes: number })[]> {
  const { rows } = await sql<StagedUpload & { bytes: number }>`
    select upload_id as id, family_id, sum(bytes)::bigint as bytes from local.upload_segments
      where collected_in = ${collection} group by upload_id, family_id`.execute(db)
  return rows
}

export async function deleteCollection(db: Db, collection: string): Promise<StagedUpload[]> {
  const { rows } = await sql<StagedUpload>`
    with gone as (delete from local.upload_segments where collected_in = ${collection} returning upload_id, family_id)
      select distinct upload_id as id, family_id from gone`.execute(db)
  return rows
}

/** True if no other request was writing to the upload, or the upload is gone. */
export async function insertWriter(db: Db, upload_id: string, writer: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    with inserted as (
      insert into local.upload_writers (upload_id, writer) select id, ${writer} from uploads where id = ${upload_id} for key share
        on conflict do nothing returning 1)
    select exists (select from inserted) or not exists (select from uploads where id = ${upload_id}) as is_free`.execute(
    db,
  )
  return rows[0]?.is_free ?? false
}

export async function replaceWriter(db: Db, upload_id: string, writer: string): Promise<void> {
  await sql`insert into local.upload_writers (upload_id, writer) select id, ${writer} from uploads where id = ${upload_id} for key share
    on conflict (upload_id) do update set writer = excluded.writer`.execute(db)
}

export async function deleteWriter(db: Db, upload_id: string, writer: string): Promise<void> {
  await sql`delete from local.upload_writers where upload_id = ${upload_id} and writer = ${writer}`.execute(db)
}

/** Asks the process whose request is writing to the upload to release it. */
export async function notifyWriter(db: Db, channel: string, upload_id: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${upload_id})`.execute(db)
}
