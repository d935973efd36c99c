import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { lockShared } from '#server/db/lock.queries.ts'

export function selectTranscriptConsent(tx: Tx, family_id: string) {
  return tx
    .selectFrom('transcript_consents as consent')
    .leftJoin('profiles as giver', 'giver.id', 'consent.given_by')
    .select(['consent.given_at', 'consent.with_captions'])
    .select(sql<string | null>`nullif(trim(concat(giver.first_name, ' ', giver.last_name)), '')`.as('given_by'))
    .where('consent.family_id', '=', family_id)
    .executeTakeFirst()
}

/** True if it was off, or didn't include audio captions. */
export async function allowTranscriptsOf(tx: Tx, family_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.allow_transcripts(${family_id})`)
}

export async function endTranscriptsOf(tx: Tx, family_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.end_transcripts(${family_id})`)
}

/** A recording that may be transcribed and hasn't been yet. */
export function selectUntranscribed(db: Db, family_id: string, clip_id: string) {
  return db
    .selectFrom('child_personality_responses as response')
    .innerJoin('transcript_consents as consent', 'consent.family_id', 'response.family_id')
    .select([
      'response.storage_path',
      'response.file_type',
      'response.child_id',
      'response.audience',
      'response.added_by',
    ])
    .where('response.family_id', '=', family_id)
    .where('response.video_clip_id', '=', clip_id)
    .where('response.transcript', 'is', null)
    .where('response.hidden_at', 'is', null)
    .executeTakeFirst()
}

export async function lockTranscripts(tx: Tx, family_id: string): Promise<void> {
  await lockShared(tx, `transcripts:${family_id}`)
}

/** Saves the transcript only if transcription is still on. Turning it off at the same time deletes the transcript. */
export async function saveTranscript(tx: Tx, family_id: string, clip_id: string, transcript: string): Promise<boolean> {
  await lockTranscripts(tx, family_id)
  const { numUpdatedRows } = await tx
    .updateTable('child_personality_responses')
    .set({ transcript })
    .where('family_id', '=', family_id)
    .where('video_clip_id', '=', clip_id)
    .where('hidden_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('transcript_consents').select('family_id').where('family_id', '=', family_id)),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function isTranscriptionOn(tx: Tx, family_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('transcript_consents')
    .select('family_id')
    .where('family_id', '=', family_id)
    .executeTakeFirst()
  return row !== undefined
}
