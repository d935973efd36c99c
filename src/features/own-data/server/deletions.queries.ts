import { sql, type Kysely } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { Deletion } from '../own-data.contract.ts'

/** Whether an account is scheduled for deletion, and what prevents it. */
export async function selectDeletion(tx: Tx, user_id: string): Promise<Deletion> {
  const asked = await tx
    .selectFrom('account_deletions')
    .select('purge_after')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  const families = await tx
    .selectFrom('family_members as mine')
    .innerJoin('families as family', 'family.id', 'mine.family_id')
    .select(['family.id', 'family.name', 'mine.role'])
    .select((eb) =>
      eb
        .selectFrom('family_members as other')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('other.family_id', '=', 'family.id')
        .as('members'),
    )
    .where('mine.user_id', '=', user_id)
    .orderBy('family.name')
    .execute()
  const letters = await tx
    .selectFrom('capsules')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', user_id)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow()
  const owned = families.filter(({ role }) => role === 'owner')
  return {
    purge_after: asked?.purge_after ?? null,
    owned_families: owned.map(({ id, name, members }) => ({ id, name, members: members ?? 0 })),
    other_families: families.length - owned.length,
    waiting_letters: Number(letters.count),
  }
}

export async function insertDeletion(tx: Tx, user_id: string): Promise<void> {
  await tx
    .insertInto('account_deletions')
    .values({ user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteDeletion(tx: Tx, user_id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function hasAccount(tx: Tx, user_id: string): Promise<boolean> {
  return (await tx.selectFrom('profiles').select('id').where('id', '=', user_id).executeTakeFirst()) !== undefined
}

export async function endMySessions(tx: Tx): Promise<void> {
  await sql`select app.end_my_sessions()`.execute(tx)
}

export function selectDueDeletions(db: Db) {
  return db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('purge_after', '<', sql<string>`now()`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('family_members as member')
            .select('member.id')
            .whereRef('member.user_id', '=', 'account_deletions.user_id')
            .where('member.role', '=', 'owner'),
        ),
      ),
    )
    .orderBy('purge_after')
    .execute()
}

/** @throws if the account was kept, its grace period isn't over, or it owns a family */
export async function purgeAccount(tx: Kysely<DB>, user_id: string): Promise<void> {
  await sql`select app.purge_account(${user_id})`.execute(tx)
}
