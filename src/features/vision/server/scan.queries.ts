import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { lockShared } from '#server/db/lock.queries.ts'
import type { Planes } from './vectors.ts'

/** Photos of a family that are sent before another family's turn. */
const EACH = 5
const FAMILIES = 20

/** Photos that are due, a few of each family, so that no family waits for another one's thousands. */
export async function selectDueScans(db: Db) {
  const { rows } = await sql<{ photo_id: string; family_id: string; attempts: number; version: number }>`
    select scan.photo_id, scan.family_id, scan.attempts, photo.derivatives_version as version
      from (select family_id from vision_consents consent
        where exists (select from vision_scans where vision_scans.family_id = consent.family_id and due_at <= now())
        order by random() limit ${FAMILIES}) turn
      cross join lateral (select photo_id, family_id, attempts from vision_scans
        where vision_scans.family_id = turn.family_id and due_at <= now() order by due_at limit ${EACH}) scan
      join photos photo on photo.family_id = scan.family_id and photo.id = scan.photo_id`.execute(db)
  return rows
}

export type DueScan = Awaited<ReturnType<typeof selectDueScans>>[number]

/** Families whose photos were looked at with another model, and are looked at again. */
export async function rescanWithModel(db: Db, model: string): Promise<void> {
  await sql`insert into vision_scans (photo_id, family_id)
    select photo_id, family_id from photo_vectors where model <> ${model} on conflict do nothing`.execute(db)
}

/** True while the family's consent stands. Withdrawing it waits for this transaction, and then deletes what it saved. */
export async function lockConsent(tx: Tx, family_id: string): Promise<boolean> {
  await lockShared(tx, `vision:${family_id}`)
  return isVisionOn(tx, family_id)
}

export async function isVisionOn(tx: Tx, family_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('vision_consents')
    .select('family_id')
    .where('family_id', '=', family_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a photo as it was when it was sent. False if it changed since, or may no longer be looked at. */
export async function lockScanned(tx: Tx, { photo_id, family_id, version }: DueScan): Promise<boolean> {
  const { rows } = await sql`select from photos
    where id = ${photo_id} and family_id = ${family_id} and derivatives_version = ${version} and app.is_scannable(photos)
    for no key update`.execute(tx)
  return rows.length > 0
}

export async function finishScan(tx: Db, photo_id: string): Promise<void> {
  await tx.deleteFrom('vision_scans').where('photo_id', '=', photo_id).execute()
}

export async function postponeScan(db: Db, photo_id: string, minutes: number): Promise<void> {
  await db
    .updateTable('vision_scans')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: sql`now() + make_interval(mins => ${minutes}::int)` }))
    .where('photo_id', '=', photo_id)
    .execute()
}

export async function saveVector(tx: Tx, { photo_id, family_id, version }: DueScan, model: string, vector: Planes) {
  const row = { version, model, ...vector }
  await tx
    .insertInto('photo_vectors')
    .values({ photo_id, family_id, ...row })
    .onConflict((conflict) => conflict.column('photo_id').doUpdateSet(row))
    .execute()
}

export function selectFacesOf(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('faces')
    .select(['id', 'vector'])
    .where('family_id', '=', family_id)
    .where('photo_id', '=', photo_id)
    .execute()
}

type FoundFace = { x: number; y: number; width: number; height: number; score: number; vector: Buffer }

export async function insertFace(tx: Tx, face: FoundFace & { id: string; family_id: string; photo_id: string }) {
  await tx.insertInto('faces').values(face).execute()
}

export async function moveFace(tx: Tx, id: string, face: FoundFace): Promise<void> {
  await tx.updateTable('faces').set(face).where('id', '=', id).execute()
}

export async function deleteFaces(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .deleteFrom('faces')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}
