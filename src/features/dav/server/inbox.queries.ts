import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared-statement.ts'
import type { InboxPath } from './inbox-paths.ts'

type Of = { family_id: string; user_id: string }
type Inbox = Of & { key_id: string }

const columns = [
  ...(['folder', 'name', 'is_folder', 'size', 'sha1', 'modified_at'] as const),
  ...(['version', 'upload_id', 'photo_id', 'refused'] as const),
] as const

export type InboxFile = NonNullable<Awaited<ReturnType<typeof selectInboxFile>>>

function filesOf(tx: Tx, { key_id, family_id }: Inbox) {
  return tx.selectFrom('dav_files').where('key_id', '=', key_id).where('family_id', '=', family_id)
}

export function selectInboxFile(tx: Tx, inbox: Inbox, { folder, name }: InboxPath) {
  return filesOf(tx, inbox)
    .select(columns)
    .where('folder', '=', folder)
    .where('name', '=', name)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** A page of a folder, by name. */
export function selectInboxFolder(tx: Tx, inbox: Inbox, folder: string, after: string, limit: number) {
  return filesOf(tx, inbox)
    .select(columns)
    .where('folder', '=', folder)
    .where('name', '>', after)
    .orderBy('name')
    .limit(limit)
    .execute()
}

/** A file with the same bytes that the device sent before, and that wasn't refused. */
export function selectSameInboxFile(tx: Tx, inbox: Inbox, sha1: Buffer, size: number) {
  return filesOf(tx, inbox)
    .select(['upload_id', 'photo_id'])
    .where('sha1', '=', sha1)
    .where('size', '=', size)
    .where('refused', 'is', null)
    .where('upload_id', 'is not', null)
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

type NewFile = InboxPath & { version: string } & Partial<
    Pick<InboxFile, 'is_folder' | 'size' | 'sha1' | 'upload_id' | 'photo_id'> & { modified_at: Date | undefined }
  >

/** Replaces what had the name. */
export async function saveInboxFile(tx: Tx, { key_id, family_id, user_id }: Inbox, file: NewFile): Promise<void> {
  const { folder, name, version, is_folder = false, size = 0, sha1 = null, upload_id = null, photo_id = null } = file
  const values = {
    ...{ is_folder, size, sha1, version, upload_id, photo_id, refused: null },
    modified_at: file.modified_at?.toISOString() ?? sql<string>`now()`,
  }
  await tx
    .insertInto('dav_files')
    .values({ key_id, family_id, user_id, folder, name, ...values })
    .onConflict((conflict) => conflict.columns(['key_id', 'folder', 'name']).doUpdateSet(values))
    .modifyEnd(prepared)
    .execute()
}

export async function setInboxFileTime(tx: Tx, inbox: Inbox, { folder, name }: InboxPath, time: Date): Promise<void> {
  await tx
    .updateTable('dav_files')
    .set({ modified_at: time.toISOString() })
    .where('key_id', '=', inbox.key_id)
    .where('folder', '=', folder)
    .where('name', '=', name)
    .execute()
}

/** Deletes a file, or a folder with what's in it. Returns the uploads of the deleted files. */
export async function deleteInboxFiles(tx: Tx, { key_id }: Inbox, { folder, name, path }: InboxPath) {
  const deleted = await tx
    .deleteFrom('dav_files')
    .where('key_id', '=', key_id)
    .where((eb) => eb.or([eb.and([eb('folder', '=', folder), eb('name', '=', name)]), below(path)]))
    .returning('upload_id')
    .execute()
  return deleted.flatMap(({ upload_id }) => upload_id ?? [])
}

/** The longest and the deepest path of a folder in a folder, or its own. `slashes` separate its names. */
export async function measureFolder(tx: Tx, inbox: Inbox, { path }: InboxPath) {
  const { bytes, slashes } = await filesOf(tx, inbox)
    .select([
      sql<number | null>`max(octet_length(folder))`.as('bytes'),
      sql<number | null>`max(length(folder) - length(replace(folder, '/', '')))`.as('slashes'),
    ])
    .where(below(path))
    .executeTakeFirstOrThrow()
  return bytes === null || slashes === null ? undefined : { bytes, slashes }
}

/** Renames a file, or a folder with what's in it. Nothing has the new name. */
export async function renameInboxFiles(tx: Tx, { key_id }: Inbox, from: InboxPath, to: InboxPath): Promise<void> {
  await tx
    .updateTable('dav_files')
    .set({ folder: to.folder, name: to.name })
    .where('key_id', '=', key_id)
    .where('folder', '=', from.folder)
    .where('name', '=', from.name)
    .execute()
  await tx
    .updateTable('dav_files')
    .set({ folder: sql`${to.path} || substr(folder, length(${from.path}) + 1)` })
    .where('key_id', '=', key_id)
    .where(below(from.path))
    .execute()
}

/** "/" comes right before "0", so this is a range of the index. */
function below(path: string) {
  return sql<boolean>`(folder = ${path} or folder >= ${`${path}/`} and folder < ${`${path}0`})`
}

/** Renames an upload that isn't a photo yet. */
export async function renameUpload(tx: Tx, upload_id: string, filename: string): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ filename })
    .where('id', '=', upload_id)
    .where('state', 'in', ['receiving', 'received'])
    .execute()
}

/** Undefined if it expired. */
export async function selectUploadState(tx: Tx, upload_id: string) {
  const upload = await tx.selectFrom('uploads').select('state').where('id', '=', upload_id).executeTakeFirst()
  return upload?.state
}

const REFUSED_SHOWN = 50

export function selectRefusedFiles(tx: Tx, { family_id, user_id }: Of) {
  return tx
    .selectFrom('dav_files as file')
    .innerJoin('api_keys as device', 'device.id', 'file.key_id')
    .select(['file.name', 'device.name as device_name', 'file.refused as reason', 'file.created_at as sent_at'])
    .where('file.family_id', '=', family_id)
    .where('file.user_id', '=', user_id)
    .where('file.refused', 'is not', null)
    .orderBy('file.created_at', 'desc')
    .limit(REFUSED_SHOWN)
    .execute()
}

/** How many files of each of a person's devices were imported, up to `most`, and when the last one arrived. */
export async function selectArrivals(tx: Tx, { family_id, user_id }: Of, most: number) {
  const { rows } = await sql<{ key_id: string; photos: number; last_photo_at: string }>`
    select device.id as key_id, count(*)::int as photos, max(file.created_at) as last_photo_at
    from api_keys device cross join lateral (
      select created_at from dav_files where key_id = device.id and upload_id is not null and refused is null
        and not exists (select from uploads where id = upload_id and state in ('receiving', 'received'))
      order by created_at desc limit ${most}) file
    where device.family_id = ${family_id} and device.user_id = ${user_id} group by device.id`.execute(tx)
  return new Map(rows.map((row) => [row.key_id, row]))
}

/** Deletes all but the newest rows of each device, and folders with files in them. */
export async function deleteOldestFiles(db: Db, most: number): Promise<void> {
  await sql`
    with crowded as (select key_id from dav_files group by key_id having count(*) > ${most}),
    old as (
      select last.key_id, last.created_at from crowded cross join lateral (
        select key_id, created_at from dav_files where key_id = crowded.key_id order by created_at desc offset ${most} limit 1) last)
    delete from dav_files file using old
      where file.key_id = old.key_id and file.created_at <= old.created_at and not (file.is_folder and exists (
        select from dav_files inside where inside.key_id = file.key_id
          and inside.folder = concat_ws('/', nullif(file.folder, ''), file.name)))`.execute(db)
  await sql`delete from dav_locks where expires_at < now()`.execute(db)
}
