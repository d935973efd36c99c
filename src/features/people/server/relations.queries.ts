import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

type Which = { family_id: string; person_id: string }

/** How a family's people are related, without removed people, whom row-level security hides. */
export function selectRelations(tx: Tx, family_id: string) {
  const isThere = (id: 'person_id' | 'to_person_id') =>
    sql<boolean>`exists (select from people where people.family_id = relation.family_id and people.id = ${sql.ref(`relation.${id}`)})`
  return tx
    .selectFrom('person_relations as relation')
    .select(['relation.person_id', 'relation.relation', 'relation.to_person_id'])
    .where('relation.family_id', '=', family_id)
    .where(isThere('person_id'))
    .where(isThere('to_person_id'))
    .orderBy('relation.person_id')
    .orderBy('relation.to_person_id')
    .execute()
}

export async function deleteRelations(tx: Tx, { family_id, person_id }: Which): Promise<void> {
  await tx
    .deleteFrom('person_relations')
    .where('family_id', '=', family_id)
    .where((eb) => eb.or([eb('person_id', '=', person_id), eb('to_person_id', '=', person_id)]))
    .execute()
}

type Link = { person_id: string; relation: 'parent' | 'partner'; to_person_id: string }

export async function insertRelations(tx: Tx, family_id: string, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  await tx
    .insertInto('person_relations')
    .values(
      links.map(({ person_id, relation, to_person_id }) => {
        // Partners are stored once.
        const isSwapped = relation === 'partner' && person_id > to_person_id
        const [from, to] = isSwapped ? [to_person_id, person_id] : [person_id, to_person_id]
        return { family_id, person_id: from, relation, to_person_id: to }
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether someone would be their own ancestor. */
export async function isOwnAncestor(tx: Tx, { family_id, person_id }: Which): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive descendants as (
      select to_person_id as id from person_relations
        where family_id = ${family_id} and person_id = ${person_id} and relation = 'parent'
      union
      select link.to_person_id from descendants join person_relations link
        on link.family_id = ${family_id} and link.person_id = descendants.id and link.relation = 'parent')
    select exists (select from descendants where id = ${person_id}) as found`.execute(tx)
  return rows[0]?.found === true
}
