import { sql } from 'kysely'
import { presentGuests } from '#features/guests/server/guests.fragments.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

const shown = ['shows_captions', 'shows_ages', 'shows_places', 'seconds', 'quiet_from', 'quiet_to'] as const

/** Frames that weren't removed. */
function presentFrames(tx: Tx, family_id: string) {
  return presentGuests(tx, family_id, 'frame')
    .innerJoin('frames as frame', 'frame.guest_id', 'guests.id')
    .select(['frame.kind', 'frame.on_this_day', 'frame.timezone', ...shown])
}

/** Newest first. */
export function selectFrames(tx: Tx, family_id: string, limit: number) {
  return presentFrames(tx, family_id)
    .orderBy('guests.created_at', 'desc')
    .orderBy('guests.id', 'desc')
    .limit(limit)
    .execute()
}

export function selectFrame(tx: Tx, family_id: string, frame_id: string) {
  return presentFrames(tx, family_id).where('guests.id', '=', frame_id).executeTakeFirst()
}

type FrameRow = {
  on_this_day: boolean
  shows_captions: boolean
  shows_ages: boolean
  shows_places: boolean
  seconds: number
  quiet_from: number | null
  quiet_to: number | null
  timezone: string
}

export async function insertFrame(
  tx: Tx,
  frame: FrameRow & { guest_id: string; family_id: string; kind: 'screen' | 'feed' },
): Promise<void> {
  await tx.insertInto('frames').values(frame).execute()
}

export async function updateFrameRow(
  tx: Tx,
  { id, family_id }: { id: string; family_id: string },
  frame: FrameRow,
): Promise<void> {
  await tx.updateTable('frames').set(frame).where('family_id', '=', family_id).where('guest_id', '=', id).execute()
}

/** Pairs the screen that shows the code. False if none does. */
export function claimCode(tx: Tx, code: string, frame_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.claim_frame_code(${code}, ${frame_id})`)
}

/** False if another screen shows this code. */
export function startCode(guests: Db, code: string, secret_hash: string): Promise<boolean> {
  return selectValue(guests, sql<boolean>`app.start_frame_code(${code}, ${secret_hash})`)
}

/** Begins the screen's session if its code was entered. */
export function openSession(
  guests: Db,
  secret_hash: string,
  session: { id: string; token_hash: string },
): Promise<'waiting' | 'expired' | 'paired'> {
  return selectValue(
    guests,
    sql<'waiting' | 'expired' | 'paired'>`app.open_frame(${secret_hash}, ${session.id}, ${session.token_hash})`,
  )
}

export async function leave(guests: Db, session_hash: string): Promise<void> {
  await sql`select app.leave_frame(${session_hash})`.execute(guests)
}

/** The frame that reads the feed with this token. */
export function findFeed(guests: Db, token_hash: string): Promise<string | null> {
  return selectValue(guests, sql<string | null>`app.find_frame_feed(${token_hash})`)
}

/** The settings of this transaction's frame. */
export function selectOwnFrame(tx: Tx, guest_id: string) {
  return tx
    .selectFrom('frames')
    .select(['kind', 'on_this_day', 'timezone', ...shown])
    .select(sql<string[]>`app.frame_people()`.as('person_ids'))
    .where('guest_id', '=', guest_id)
    .executeTakeFirst()
}

export async function deleteExpiredCodes(db: Db): Promise<void> {
  await sql`delete from frame_codes where expires_at < now() - interval '1 hour'`.execute(db)
}
