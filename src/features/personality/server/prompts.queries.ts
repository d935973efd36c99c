import { sql, type Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { PersonalityPrompts } from '#server/db/tables.ts'
import { lock } from '#server/db/lock.queries.ts'

const columns = ['id', 'prompt_order', 'category', 'prompt_key', 'prompt_text'] as const
const isSkipped = sql<boolean>`skipped_at is not null`.as('is_skipped')

/** The family's current questions in order, including skipped slots. */
export function selectPrompts(tx: Tx, family_id: string) {
  return tx
    .selectFrom('personality_prompts')
    .select(columns)
    .select(isSkipped)
    .where('family_id', '=', family_id)
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('skipped_at', 'is not', null)]))
    .orderBy('prompt_order')
    .execute()
}

/** Which children have answered which questions, as far as the caller can see. */
export function selectAnsweredBy(tx: Tx, family_id: string) {
  return tx
    .selectFrom('child_personality_responses')
    .select(['prompt_id', 'child_id'])
    .distinct()
    .where('family_id', '=', family_id)
    .orderBy('child_id')
    .execute()
}

export function selectEveryPrompt(tx: Tx, family_id: string) {
  return tx
    .selectFrom('personality_prompts')
    .select([...columns, 'retired_at'])
    .where('family_id', '=', family_id)
    .execute()
}

export type EveryPrompt = Awaited<ReturnType<typeof selectEveryPrompt>>[number]

export type PromptRow = Awaited<ReturnType<typeof selectPrompts>>[number]

/**
 * The questions for a child in order, the ones the child answered before they were replaced, and the number of answers
 * to each.
 */
export function selectPromptsFor(tx: Tx, family_id: string, child_id: string) {
  return tx
    .selectFrom('personality_prompts as prompt')
    .select(columns.map((name) => `prompt.${name}` as const))
    .select(sql<boolean>`prompt.retired_at is null`.as('asked'))
    .select(sql<boolean>`prompt.skipped_at is not null`.as('is_skipped'))
    .select((eb) =>
      eb
        .selectFrom('child_personality_responses as response')
        .select((fields) => fields.fn.countAll<number>().as('answers'))
        .whereRef('response.family_id', '=', 'prompt.family_id')
        .whereRef('response.prompt_id', '=', 'prompt.id')
        .where('response.child_id', '=', child_id)
        .as('answers'),
    )
    .$narrowType<{ answers: number }>()
    .where('prompt.family_id', '=', family_id)
    .where((eb) =>
      eb.or([
        eb('prompt.retired_at', 'is', null),
        eb.exists(
          eb
            .selectFrom('child_personality_responses as answered')
            .select('answered.id')
            .whereRef('answered.family_id', '=', 'prompt.family_id')
            .whereRef('answered.prompt_id', '=', 'prompt.id')
            .where('answered.child_id', '=', child_id),
        ),
      ]),
    )
    .orderBy('prompt.prompt_order')
    .orderBy('prompt.retired_at', (order) => order.desc().nullsFirst())
    .execute()
}

export function selectPrompt(tx: Tx, family_id: string, prompt_id: string) {
  return tx
    .selectFrom('personality_prompts')
    .select([...columns, 'retired_at', 'skipped_at'])
    .where('family_id', '=', family_id)
    .where('id', '=', prompt_id)
    .executeTakeFirst()
}

/** Serializes changes to a family's questions. */
export async function lockPrompts(tx: Tx, family_id: string): Promise<void> {
  await lock(tx, `prompts:${family_id}`)
}

export async function insertPrompt(tx: Tx, prompt: Insertable<PersonalityPrompts>): Promise<PromptRow> {
  return tx
    .insertInto('personality_prompts')
    .values(prompt)
    .returning([...columns, isSkipped])
    .executeTakeFirstOrThrow()
}

export async function setRetired(tx: Tx, family_id: string, prompt_id: string, retired: boolean): Promise<void> {
  await tx
    .updateTable('personality_prompts')
    .set({ retired_at: retired ? sql`clock_timestamp()` : null })
    .where('family_id', '=', family_id)
    .where('id', '=', prompt_id)
    .execute()
}

export async function setSkipped(tx: Tx, family_id: string, prompt_id: string, skipped: boolean): Promise<void> {
  const at = skipped ? sql<string>`clock_timestamp()` : null
  await tx
    .updateTable('personality_prompts')
    .set({ retired_at: at, skipped_at: at })
    .where('family_id', '=', family_id)
    .where('id', '=', prompt_id)
    .execute()
}

export function selectFirstPrompt(tx: Tx, family_id: string, prompt_order: number) {
  return tx
    .selectFrom('personality_prompts')
    .select(columns)
    .where('family_id', '=', family_id)
    .where('prompt_order', '=', prompt_order)
    .where('prompt_key', 'is not', null)
    .executeTakeFirst()
}

/** The highest position that any of the family's questions ever had. */
export async function selectLastOrder(tx: Tx, family_id: string): Promise<number> {
  const { last } = await tx
    .selectFrom('personality_prompts')
    .select((eb) => eb.fn.max('prompt_order').as('last'))
    .where('family_id', '=', family_id)
    .executeTakeFirstOrThrow()
  return last
}
