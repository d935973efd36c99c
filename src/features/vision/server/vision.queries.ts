import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

export function selectVisionConsent(tx: Tx, family_id: string) {
  return tx
    .selectFrom('vision_consents as consent')
    .leftJoin('profiles as giver', 'giver.id', 'consent.given_by')
    .select('consent.given_at')
    .select(sql<string | null>`nullif(trim(concat(giver.first_name, ' ', giver.last_name)), '')`.as('given_by'))
    .where('consent.family_id', '=', family_id)
    .executeTakeFirst()
}

export async function countScans(tx: Tx, family_id: string): Promise<{ done: number; waiting: number }> {
  const { rows } = await sql<{ done: number; waiting: number }>`
    select (select count(*)::int from photo_vectors where family_id = ${family_id}) as done,
      (select count(*)::int from vision_scans where family_id = ${family_id}) as waiting`.execute(tx)
  return rows[0] ?? { done: 0, waiting: 0 }
}

/** True if it was off. */
export async function allowVisionOf(tx: Tx, family_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.allow_vision(${family_id})`)
}

/** True if it was on. */
export async function endVisionOf(tx: Tx, family_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.end_vision(${family_id})`)
}
