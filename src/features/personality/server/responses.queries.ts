import { sql, type Insertable, type NotNull, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { ChildPersonalityResponses, PersonalityPrompts } from '#server/db/tables.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

const columns = [
  'response.id',
  'response.family_id',
  'response.child_id',
  'response.prompt_id',
  'response.take',
  'response.response_text',
  'response.video_clip_id',
  'response.file_type',
  'response.width',
  'response.height',
  'response.video_duration_ms',
  'response.thumbhash',
  'response.poster',
  'response.transcript',
  'response.audience',
  'response.answered_at',
  'response.updated_at',
] as const
/** An answer that a child hid is theirs to show again, and was added by someone else. */
const firstAdder = sql<
  string | null
>`(case when response.shown_audience is null then response.added_by else response.shown_added_by end)`

/** The caller sees when an answer was given, and at what age, by their own clock. */
const ownZone = sql<string>`coalesce((select timezone from user_preferences where user_id = app.user_id()), 'UTC')`

function responses(tx: Tx, family_id: string) {
  return tx
    .selectFrom('child_personality_responses as response')
    .leftJoin('profiles as adder', (on) => on.on('adder.id', '=', firstAdder))
    .select(columns)
    .select([firstAdder.as('added_by'), ownZone.as('zone')])
    .select(sql<boolean>`(response.shown_audience is not null)`.as('is_hidden'))
    .select(['adder.id as adder_id', 'adder.first_name', 'adder.last_name'])
    .where('response.family_id', '=', family_id)
}

/** The child's latest answer to each question, among those the caller can see. */
export function selectLatestResponses(tx: Tx, family_id: string, child_id: string) {
  return responses(tx, family_id)
    .where('response.child_id', '=', child_id)
    .distinctOn('response.prompt_id')
    .orderBy('response.prompt_id')
    .orderBy('response.answered_at', 'desc')
    .orderBy('response.id', 'desc')
    .execute()
}

export type ResponseRow = Awaited<ReturnType<typeof selectLatestResponses>>[number]

/** All answers of a child, or only those to one question, oldest first. */
export function selectResponses(tx: Tx, family_id: string, child_id: string, prompt_id?: string) {
  return responses(tx, family_id)
    .where('response.child_id', '=', child_id)
    .$call((query) => (prompt_id === undefined ? query : query.where('response.prompt_id', '=', prompt_id)))
    .orderBy('response.answered_at')
    .orderBy('response.id')
    .execute()
}

type Take = { family_id: string; child_id: string; prompt_id: string; take: string }

export function selectTake(tx: Tx, { family_id, child_id, prompt_id, take }: Take) {
  return responses(tx, family_id)
    .where('response.child_id', '=', child_id)
    .where('response.prompt_id', '=', prompt_id)
    .where('response.take', '=', take)
    .executeTakeFirst()
}

export function selectTakes(tx: Tx, family_id: string) {
  return tx
    .selectFrom('child_personality_responses')
    .select(['id', 'take', 'child_id', 'prompt_id'])
    .select(sql<boolean>`video_clip_id is not null`.as('has_video'))
    .where('family_id', '=', family_id)
    .execute()
}

/** Sets the answer date of an imported take with a video, and its transcript if it doesn't have one. */
export async function updateImportedTake(
  db: Db,
  family_id: string,
  { take, answered_at, transcript }: { take: string; answered_at: string; transcript: string | null },
): Promise<void> {
  await db
    .updateTable('child_personality_responses')
    .set({ answered_at, transcript: sql`coalesce(transcript, ${transcript})` })
    .where('family_id', '=', family_id)
    .where('take', '=', take)
    .where('video_clip_id', 'is not', null)
    .execute()
}

/** False if the take already exists, even if it's hidden from the caller. */
export async function insertResponse(tx: Db | Tx, row: Insertable<ChildPersonalityResponses>): Promise<boolean> {
  const result = await tx
    .insertInto('child_personality_responses')
    .values(row)
    .onConflict((conflict) => conflict.columns(['family_id', 'child_id', 'prompt_id', 'take']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateResponse(
  tx: Tx,
  family_id: string,
  response_id: string,
  response_text: string | null,
): Promise<void> {
  await tx
    .updateTable('child_personality_responses')
    .set({ response_text, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('id', '=', response_id)
    .execute()
}

/** Changes who can see an answer. False if the caller isn't allowed to. */
export async function shareResponse(tx: Tx, family_id: string, response_id: string, audience: string) {
  const id = await selectValue(tx, sql<string | null>`app.share_response(${family_id}, ${response_id}, ${audience})`)
  return id !== null
}

/** Hides an answer and returns its child's ID, or nothing if there was none. */
export async function hideResponse(tx: Tx, family_id: string, response_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.delete_response(${family_id}, ${response_id})`)
}

/** Deletes answers that have been hidden for that many days. A trigger removes their objects. */
export async function deleteHiddenResponses(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('child_personality_responses')
    .where('hidden_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}

/** Adds a video to the text of the same take. False if there's no such take, or it already has a video. */
export async function addVideoToTake(
  tx: Tx,
  of: Take & { user_id: string },
  video: Updateable<ChildPersonalityResponses>,
): Promise<boolean> {
  const result = await tx
    .updateTable('child_personality_responses')
    .set({ ...video, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', of.family_id)
    .where('child_id', '=', of.child_id)
    .where('prompt_id', '=', of.prompt_id)
    .where('take', '=', of.take)
    .where('added_by', '=', of.user_id)
    .where('shown_audience', 'is', null)
    .where('video_clip_id', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The object of a recorded answer, if the caller can see it. */
export function selectClip(tx: Tx, family_id: string, clip_id: string) {
  return tx
    .selectFrom('child_personality_responses')
    .select(['storage_path', 'seekable_path', 'file_type', 'filename'])
    .$narrowType<{ storage_path: NotNull; file_type: NotNull; filename: NotNull }>()
    .where('family_id', '=', family_id)
    .where('video_clip_id', '=', clip_id)
    .executeTakeFirst()
}

/** Deleted answers that the caller can restore, with their questions. */
export async function selectDeletedResponses(tx: Tx, family_id: string) {
  const { rows } = await sql<{
    id: string
    child_id: string
    first_name: string
    prompt_id: string
    prompt_order: number
    prompt_key: string | null
    prompt_text: string | null
    category: PersonalityPrompts['category']
    response_text: string | null
    video_duration_ms: number | null
    answered_at: string
    hidden_at: string
  }>`select deleted.*, child.first_name, prompt.prompt_order, prompt.prompt_key, prompt.prompt_text, prompt.category
    from app.deleted_responses(${family_id}) deleted
    join people child on child.family_id = ${family_id} and child.id = deleted.child_id
    join personality_prompts prompt on prompt.family_id = ${family_id} and prompt.id = deleted.prompt_id
    order by deleted.hidden_at desc, deleted.id desc`.execute(tx)
  return rows
}

/** Restores an answer and returns its child's ID, or nothing if there was none. */
export async function restoreHidden(tx: Tx, family_id: string, response_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.restore_response(${family_id}, ${response_id})`)
}

export async function purgeHidden(tx: Tx, family_id: string, response_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.purge_response(${family_id}, ${response_id})`)
}
