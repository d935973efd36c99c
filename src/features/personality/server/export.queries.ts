import type { Tx } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'

/** The answers of a child that the caller can see, by question, then oldest first. */
export function selectExported(tx: Tx, family_id: string, child_id: string) {
  return tx
    .selectFrom('child_personality_responses as response')
    .innerJoin('personality_prompts as prompt', (on) =>
      on.onRef('prompt.family_id', '=', 'response.family_id').onRef('prompt.id', '=', 'response.prompt_id'),
    )
    .select(['prompt.prompt_order', 'prompt.prompt_key', 'prompt.prompt_text'])
    .select([
      'response.id',
      'response.response_text',
      'response.transcript',
      'response.audience',
      'response.answered_at',
    ])
    .select(['response.video_clip_id', 'response.video_duration_ms', 'response.file_type'])
    .select(['response.storage_path', 'response.seekable_path'])
    .where('response.family_id', '=', family_id)
    .where('response.child_id', '=', child_id)
    .orderBy('prompt.prompt_order')
    .orderBy('response.answered_at')
    .orderBy('response.id')
    .execute()
}

export type ExportedRow = Awaited<ReturnType<typeof selectExported>>[number]

export async function selectLanguage(tx: Tx, user_id: string): Promise<Locale> {
  const row = await tx
    .selectFrom('user_preferences')
    .select('language')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.language ?? 'en'
}
