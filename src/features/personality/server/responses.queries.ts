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
  'response.transcript',
  'response.audience',
  'response.answered_at',
  'response.updated_at',
  'response.added_by',
] as const

function responses(tx: Tx, family_id: string) {
  return tx
    .selectFrom('child_personality_responses as response')
    .leftJoin('profiles as adder', 'adder.id', 'response.added_by')
    .select(columns)
    .select(['adder.id as adder_id', 'adder.first_name', 'adder.last_name'])
    .where('response.family_id', '=', family_id)
}

/** The latest answer of a child to each question, of those that the caller may see. */
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

/** Every answer of a child, or only those to one question, earliest first. */
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
    .select(sql<boolean>`video_clip_id is not null`.as('has_film'))
    .where('family_id', '=', family_id)
    .execute()
}

/** When a take with a film was answered, and what was heard in it, where nobody has written that down yet. */
export async function updateBroughtTake(
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

/** False where the take is there already, perhaps hidden from the caller. */
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

/** Decides who sees an answer; false where the caller may not. */
export async function shareResponse(tx: Tx, family_id: string, response_id: string, audience: string) {
  const id = await selectValue(tx, sql<string | null>`app.share_response(${family_id}, ${response_id}, ${audience})`)
  return id !== null
}

/** Hides an answer and tells whose it was; nothing if there was none to delete. */
export async function hideResponse(tx: Tx, family_id: string, response_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.delete_response(${family_id}, ${response_id})`)
}

/** Removes what was hidden for so long; the end of each row removes its bytes. */
export async function deleteHiddenResponses(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('child_personality_responses')
    .where('hidden_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}

/** Adds a film to the words of the same sitting; false where there are none, or they have one already. */
export async function putFilmIntoTake(
  tx: Tx,
  of: Take & { user_id: string },
  film: Updateable<ChildPersonalityResponses>,
): Promise<boolean> {
  const result = await tx
    .updateTable('child_personality_responses')
    .set({ ...film, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', of.family_id)
    .where('child_id', '=', of.child_id)
    .where('prompt_id', '=', of.prompt_id)
    .where('take', '=', of.take)
    .where('added_by', '=', of.user_id)
    .where('video_clip_id', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Where the bytes of a recorded answer lie, if the caller may see it. */
export function selectClip(tx: Tx, family_id: string, clip_id: string) {
  return tx
    .selectFrom('child_personality_responses')
    .select(['storage_path', 'seekable_path', 'file_type', 'filename'])
    .$narrowType<{ storage_path: NotNull; file_type: NotNull; filename: NotNull }>()
    .where('family_id', '=', family_id)
    .where('video_clip_id', '=', clip_id)
    .executeTakeFirst()
}

/** What was deleted and the caller may bring back, with what it answered. */
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
    join children child on child.family_id = ${family_id} and child.id = deleted.child_id
    join personality_prompts prompt on prompt.family_id = ${family_id} and prompt.id = deleted.prompt_id
    order by deleted.hidden_at desc, deleted.id desc`.execute(tx)
  return rows
}

/** Brings it back and tells whose it was; nothing if there was none. */
export async function restoreHidden(tx: Tx, family_id: string, response_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.restore_response(${family_id}, ${response_id})`)
}

export async function purgeHidden(tx: Tx, family_id: string, response_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.purge_response(${family_id}, ${response_id})`)
}
