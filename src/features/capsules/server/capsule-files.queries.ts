import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { CapsuleFiles, DB } from '#server/db/tables.ts'

/** Files of a letter that's being written, which no one seals any more. */
const DRAFT_HOURS = 48

export async function insertFile(tx: Tx, file: Insertable<CapsuleFiles>): Promise<void> {
  await tx.insertInto('capsule_files').values(file).execute()
}

/** The caller's files that aren't in a letter yet, with those that are still uploading. */
export async function countDrafts(tx: Tx, family_id: string, user_id: string, purpose: string): Promise<number> {
  const { count } = await tx
    .selectFrom('capsule_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', family_id)
    .where('added_by', '=', user_id)
    .where('capsule_id', 'is', null)
    .executeTakeFirstOrThrow()
  const uploading = await tx
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('state', 'in', ['receiving', 'received'])
    .executeTakeFirstOrThrow()
  return Number(count) + Number(uploading.count)
}

/** Those of the files that the caller added and that wait for a letter, or are already in this one. Locked. */
export function lockFilesFor(tx: Tx, of: { family_id: string; user_id: string; letter_id: string }, ids: string[]) {
  return tx
    .selectFrom('capsule_files')
    .select(['id', 'capsule_id', 'about'])
    .where('family_id', '=', of.family_id)
    .where('added_by', '=', of.user_id)
    .where('about', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('capsule_id', 'is', null), eb('id', '=', sql<string>`any (${ids}::uuid[])`)]),
        eb('capsule_id', '=', of.letter_id),
      ]),
    )
    .$narrowType<{ about: string }>()
    .forUpdate()
    .execute()
}

/** A letter's sealed files, locked until the transaction ends. */
export function lockSealedFiles(tx: Kysely<DB>, family_id: string, letter_id: string) {
  return tx
    .selectFrom('capsule_files')
    .select(['id', 'about'])
    .where('family_id', '=', family_id)
    .where('capsule_id', '=', letter_id)
    .where('about', 'is not', null)
    .$narrowType<{ about: string }>()
    .forUpdate()
    .execute()
}

export async function placeFile(
  tx: Kysely<DB>,
  family_id: string,
  id: string,
  place: Pick<Updateable<CapsuleFiles>, 'capsule_id' | 'position' | 'about'>,
): Promise<void> {
  await tx.updateTable('capsule_files').set(place).where('family_id', '=', family_id).where('id', '=', id).execute()
}

export async function deleteDraft(tx: Tx, family_id: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('capsule_files')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .where('capsule_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteOldDrafts(db: Db): Promise<void> {
  await db
    .deleteFrom('capsule_files')
    .where('capsule_id', 'is', null)
    .where('created_at', '<', sql<string>`now() - make_interval(hours => ${DRAFT_HOURS})`)
    .execute()
}

/** What's in opened letters, as their reader may see it. Photos that were deleted since aren't. */
export function selectFilesOf(tx: Tx, family_id: string, letter_ids: string[]) {
  return tx
    .selectFrom('capsule_files as file')
    .leftJoin('photos as photo', (on) =>
      on
        .onRef('photo.family_id', '=', 'file.family_id')
        .onRef('photo.id', '=', 'file.photo_id')
        .on('photo.deleted_at', 'is', null),
    )
    .select(['file.id', 'file.clip_id', 'file.kind', 'file.filename', 'file.duration_ms', 'file.thumbhash'])
    .select([
      'file.capsule_id',
      'file.width',
      'file.height',
      'file.failed_at',
      'photo.id as photo_id',
      'photo.derivatives_version',
    ])
    .select(['photo.width as photo_width', 'photo.height as photo_height', 'photo.thumbhash as photo_thumbhash'])
    .select('photo.filename as photo_filename')
    .select(sql<boolean>`file.about is not null`.as('is_closed'))
    .where('file.family_id', '=', family_id)
    .where('file.capsule_id', '=', sql<string>`any (${letter_ids}::uuid[])`)
    .where((eb) =>
      eb.or([eb('file.about', 'is not', null), eb('file.kind', 'is not', null), eb('photo.id', 'is not', null)]),
    )
    .orderBy('file.position')
    .orderBy('file.id')
    .execute()
}
export type FileRow = Awaited<ReturnType<typeof selectFilesOf>>[number]

/** A recording or photo of an opened letter, if the caller can see it. */
export function selectLetterClip(tx: Tx, family_id: string, clip_id: string) {
  return tx
    .selectFrom('capsule_files')
    .select(['storage_path', 'seekable_path', 'file_type', 'filename'])
    .where('family_id', '=', family_id)
    .where('clip_id', '=', clip_id)
    .where('about', 'is', null)
    .where('kind', 'is not', null)
    .$narrowType<{ storage_path: string; file_type: string; filename: string }>()
    .executeTakeFirst()
}

/** Whose upload it is: the owner doesn't see names of files that only two people read. Null if both are gone, and no one can. */
const uploader = sql<string | null>`coalesce(capsule.author_id,
  case capsule.audience when 'family' then owner.user_id else capsule.recipient_id end)`

/** Files of letters that have opened, which aren't recordings or photos yet. Those that failed are tried again a day later. */
export function selectClosedFiles(db: Db, letter_id?: string) {
  return db
    .selectFrom('capsule_files as file')
    .innerJoin('capsules as capsule', 'capsule.id', 'file.capsule_id')
    .innerJoin('families as family', 'family.id', 'file.family_id')
    .innerJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'file.family_id').on('owner.role', '=', 'owner'),
    )
    .leftJoin('uploads as upload', 'upload.id', 'file.clip_id')
    .select(['file.id', 'file.family_id', 'file.about', 'file.storage_path', 'file.clip_id', 'capsule.audience'])
    .select(['capsule.id as capsule_id', 'upload.state', 'file.failed_at', uploader.as('user_id')])
    .select(sql<boolean>`upload.updated_at > now() - interval '10 minutes'`.as('is_recent'))
    .$narrowType<{ about: string; storage_path: string; user_id: string }>()
    .where(uploader, 'is not', null)
    .where('file.about', 'is not', null)
    .where('capsule.opened_at', 'is not', null)
    .where('family.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('file.failed_at', 'is', null), eb('file.failed_at', '<', sql<string>`now() - interval '1 day'`)]),
    )
    .$if(letter_id !== undefined, (query) => query.where('file.capsule_id', '=', letter_id ?? ''))
    .orderBy('file.capsule_id')
    .orderBy('file.position')
    .execute()
}
export type ClosedFile = Awaited<ReturnType<typeof selectClosedFiles>>[number]

/** False if another run was first. */
export async function takeFile(tx: Tx, { id, clip_id }: ClosedFile, next: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('capsule_files')
    .set({ clip_id: next, failed_at: null })
    .where('id', '=', id)
    .where('about', 'is not', null)
    .where('clip_id', 'is not distinct from', clip_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markFailed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('capsule_files')
    .set({ failed_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The file of an upload becomes what it was made. Returns its ID; nothing if its letter was deleted. */
export async function settleFile(tx: Tx, clip_id: string, made: Updateable<CapsuleFiles>): Promise<string | undefined> {
  const row = await tx
    .updateTable('capsule_files')
    .set({ about: null, failed_at: null, ...made })
    .where('clip_id', '=', clip_id)
    .where('about', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function insertImportedFile(tx: Tx, file: Insertable<CapsuleFiles>): Promise<void> {
  await tx
    .insertInto('capsule_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
