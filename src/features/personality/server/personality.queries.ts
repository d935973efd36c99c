import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { Audience } from '#shared/audiences.ts'

export function selectChild(tx: Tx, family_id: string, child_id: string) {
  return tx
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'birth_date', 'gender'])
    .where('family_id', '=', family_id)
    .where('id', '=', child_id)
    .where('kind', '=', 'child')
    .$narrowType<{ birth_date: string }>()
    .executeTakeFirst()
}

/** Number of active slots with an answer that the caller can see, by child. Children without answers are missing. */
export async function selectAnswered(tx: Tx, family_id: string, slots: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('child_personality_responses as response')
    .innerJoin('personality_prompts as prompt', (on) =>
      on.onRef('prompt.family_id', '=', 'response.family_id').onRef('prompt.id', '=', 'response.prompt_id'),
    )
    .select('response.child_id')
    .select((eb) => eb.fn.count<number>('prompt.prompt_order').distinct().as('answered'))
    .where('response.family_id', '=', family_id)
    .where('prompt.prompt_order', '<=', slots)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('personality_prompts as asked')
          .select('asked.id')
          .whereRef('asked.family_id', '=', 'prompt.family_id')
          .whereRef('asked.prompt_order', '=', 'prompt.prompt_order')
          .where('asked.retired_at', 'is', null),
      ),
    )
    .groupBy('response.child_id')
    .execute()
  return new Map(rows.map(({ child_id, answered }) => [child_id, answered]))
}

export function selectConsent(tx: Tx, family_id: string, child_id: string) {
  return tx
    .selectFrom('personality_consents as consent')
    .leftJoin('profiles as giver', 'giver.id', 'consent.given_by')
    .select(['consent.text_version', 'consent.given_at', 'consent.withdrawn_at'])
    .select(sql<string | null>`nullif(trim(concat(giver.first_name, ' ', giver.last_name)), '')`.as('given_by'))
    .where('consent.family_id', '=', family_id)
    .where('consent.child_id', '=', child_id)
    .orderBy('consent.given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Same as selectConsent, but locks it until the transaction ends. */
export async function lockConsent(tx: Tx, family_id: string, child_id: string): Promise<'given' | 'withdrawn' | null> {
  return selectValue(tx, sql<'given' | 'withdrawn' | null>`app.lock_consent(${family_id}, ${child_id})`)
}

type NewConsent = { id: string; family_id: string; child_id: string; text_version: string }

/** False if the caller isn't allowed to give consent. */
export async function insertConsent(tx: Tx, { id, family_id, child_id, text_version }: NewConsent): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.give_personality_consent(${id}, ${family_id}, ${child_id}, ${text_version})`)
}

/** True if there was a consent to withdraw. */
export async function withdrawConsentOf(tx: Tx, family_id: string, child_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.withdraw_personality_consent(${family_id}, ${child_id})`)
}

export async function selectSharing(tx: Tx, user_id: string): Promise<Audience> {
  const row = await tx
    .selectFrom('user_settings')
    .select('default_sharing_preference')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.default_sharing_preference ?? 'family_only'
}

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
