import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { streamRows, type ReadableTable } from '#server/db/readable-tables.queries.ts'

export type Belonging = { table: ReadableTable; user_id: string; family?: { id: string; is_owned: boolean } }

/**
 * The rows of one table that are somebody's: of a family of their own all that they may see, else what names them.
 * Runs in their own transaction, where row-level security has the last word. One at a time in a transaction.
 */
export function selectBelongings(tx: Tx, belonging: Belonging): AsyncGenerator<Record<string, unknown>> {
  const { table, user_id, family } = belonging
  const named = table.person_columns.map((column) => sql`${sql.ref(column)} = ${user_id}::uuid`)
  const ofPerson = table.name === 'profiles' ? sql`id = ${user_id}::uuid` : sql`(${sql.join(named, sql` or `)})`
  const ofFamily = family && sql`family_id = ${family.id}::uuid`
  const wanted = !family ? ofPerson : family.is_owned ? ofFamily! : sql`${ofFamily!} and ${ofPerson}`
  return streamRows(tx, table, wanted)
}

export type ExportedFamily = { id: string; name: string; created_at: string; role: string }

export function selectFamiliesOf(tx: Tx, user_id: string): Promise<ExportedFamily[]> {
  return tx
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family.id', 'member.family_id')
    .select(['family.id', 'family.name', 'family.created_at', 'member.role'])
    .where('member.user_id', '=', user_id)
    .orderBy('member.created_at')
    .execute()
}

type OfFamily = { family_id: string; user_id: string; is_owned: boolean }

function originalsOf(tx: Tx, { family_id, user_id, is_owned }: OfFamily) {
  return tx
    .selectFrom('photos')
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .$if(!is_owned, (query) => query.where('added_by', '=', user_id))
}

export async function countOriginals(tx: Tx, of: OfFamily): Promise<number> {
  const { count } = await originalsOf(tx, of)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A page of photos and videos by id, each with where its bytes lie. */
export function selectOriginals(tx: Tx, of: OfFamily, after: string | undefined, limit: number) {
  return originalsOf(tx, of)
    .select(['id', 'filename', 'file_type', 'storage_path', 'taken_at', 'created_at'])
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type ExportedOriginal = Awaited<ReturnType<typeof selectOriginals>>[number]
