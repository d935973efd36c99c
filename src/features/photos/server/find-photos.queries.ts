import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { SUGGESTIONS_EACH } from '../photos.rules.ts'

/**
 * The newest photos with a frequent word, found by walking through the gallery. None if the word is too rare for that, and
 * collecting all its photos is faster.
 */
export async function selectNewestFound(tx: Tx, family_id: string, text: string, asked: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select app.find_newest_photos(${family_id}, ${text}, ${asked}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** How many photos a text finds, up to `most`. */
export async function countFound(tx: Tx, family_id: string, text: string, most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select app.count_found_photos(${family_id}, ${text}, ${most}) as found`.execute(tx)
  return rows[0]?.found ?? 0
}

/** Tags or places that contain the text, those with the most photos first. */
export function selectSuggestions(tx: Tx, family_id: string, kind: 'tag' | 'place', text: string) {
  return tx
    .selectFrom('photo_label_counts')
    .select((eb) => [eb.fn.max('name').as('name'), eb.fn.sum<number>('photos').as('photos')])
    .where('family_id', '=', family_id)
    .where('kind', '=', kind)
    .$if(text !== '', (query) => query.where(sql<boolean>`position(app.fold(${text}) in key) > 0`))
    .groupBy('key')
    .having((eb) => eb(eb.fn.sum('photos'), '>', 0))
    .orderBy('photos', 'desc')
    .orderBy('name')
    .limit(SUGGESTIONS_EACH)
    .execute()
}
