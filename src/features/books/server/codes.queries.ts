import { sql, type NotNull } from 'kysely'
import type { Tx } from '#server/db/database.ts'

export async function selectKnownCodes(tx: Tx, family_id: string, codes: string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('book_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', family_id)
    .where('code', '=', sql<string>`any (${codes})`)
    .executeTakeFirstOrThrow()
  return count
}

type Target = { response_id: string } | { photo_id: string }

export async function selectCodeOf(tx: Tx, family_id: string, target: Target): Promise<string | undefined> {
  const [[column, id]] = Object.entries(target) as [['response_id' | 'photo_id', string]]
  const row = await tx
    .selectFrom('book_codes')
    .select('code')
    .where('family_id', '=', family_id)
    .where(column, '=', id)
    .executeTakeFirst()
  return row?.code
}

/** Inserts a code for each photo that doesn't have one. */
export async function insertPhotoCodes(
  tx: Tx,
  codes: { code: string; family_id: string; photo_id: string }[],
): Promise<void> {
  await tx
    .insertInto('book_codes')
    .values(codes)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function selectPhotoCodes(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('book_codes')
    .select(['code', 'photo_id'])
    .where('family_id', '=', family_id)
    .where('photo_id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .$narrowType<{ photo_id: NotNull }>()
    .execute()
}

/** Does nothing if the code exists, or its target already has one. */
export async function insertCode(
  tx: Tx,
  code: { code: string; family_id: string } & (Target | { photo_id?: never }),
): Promise<void> {
  await tx
    .insertInto('book_codes')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isForFamily(tx: Tx, family_id: string, target: Target): Promise<boolean> {
  const found =
    'photo_id' in target
      ? await tx
          .selectFrom('photos')
          .select('id')
          .where('family_id', '=', family_id)
          .where('id', '=', target.photo_id)
          .where('audience', '<>', 'private')
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : await tx
          .selectFrom('child_personality_responses')
          .select('id')
          .where('family_id', '=', family_id)
          .where('id', '=', target.response_id)
          .where('audience', '<>', 'private')
          .executeTakeFirst()
  return found !== undefined
}

/** The target of a code, if row-level security shows it to the caller. */
export function selectCode(tx: Tx, code: string) {
  return tx
    .selectFrom('book_codes as code')
    .leftJoin('child_personality_responses as response', (on) =>
      on.onRef('response.family_id', '=', 'code.family_id').onRef('response.id', '=', 'code.response_id'),
    )
    .leftJoin('photos as photo', (on) =>
      on
        .onRef('photo.family_id', '=', 'code.family_id')
        .onRef('photo.id', '=', 'code.photo_id')
        .on('photo.deleted_at', 'is', null),
    )
    .leftJoin('personality_prompts as prompt', (on) =>
      on.onRef('prompt.family_id', '=', 'response.family_id').onRef('prompt.id', '=', 'response.prompt_id'),
    )
    .select([
      'code.family_id',
      'response.child_id',
      'response.id as response_id',
      'photo.id as photo_id',
      'prompt.prompt_order',
    ])
    .where('code.code', '=', code)
    .executeTakeFirst()
}
