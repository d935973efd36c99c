import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared-statement.ts'

type Inbox = { key_id: string; family_id: string; user_id: string }

/** The locks that are valid on a path: its own, and deep ones of the folders above it. With `below`, also those in it. */
export function selectLocks(tx: Tx, { key_id }: Inbox, path: string, { below = false } = {}) {
  const parts = path.split('/')
  const above = parts.map((_, i) => parts.slice(0, i).join('/'))
  return tx
    .selectFrom('dav_locks')
    .select(['path', 'lock_id as token', 'is_deep', 'owner'])
    .select(sql<number>`extract(epoch from expires_at - now())::int`.as('seconds'))
    .where('key_id', '=', key_id)
    .where('expires_at', '>', sql<string>`now()`)
    .where((eb) =>
      eb.or([
        eb('path', '=', path),
        eb.and([eb('path', '=', sql<string>`any (${above})`), eb('is_deep', '=', true)]),
        ...(below ? [eb.and([eb('path', '>=', `${path}/`), eb('path', '<', `${path}0`)])] : []),
      ]),
    )
    .modifyEnd(prepared)
    .execute()
}

/** False if there's a lock of the path that hasn't expired. */
export async function insertLock(
  tx: Tx,
  { key_id, family_id, user_id }: Inbox,
  lock: { path: string; token: string; is_deep: boolean; owner: string | null; seconds: number },
): Promise<boolean> {
  const { path, token, is_deep, owner, seconds } = lock
  const expires_at = sql<string>`now() + make_interval(secs => ${seconds})`
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dav_locks')
    .values({ key_id, family_id, user_id, path, lock_id: token, is_deep, owner, expires_at })
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'path'])
        .doUpdateSet({ lock_id: token, is_deep, owner, expires_at })
        .where('dav_locks.expires_at', '<=', sql<string>`now()`),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function refreshLock(tx: Tx, { key_id }: Inbox, token: string, seconds: number): Promise<void> {
  await tx
    .updateTable('dav_locks')
    .set({ expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('key_id', '=', key_id)
    .where('lock_id', '=', token)
    .execute()
}

export async function deleteLock(tx: Tx, { key_id }: Inbox, token: string): Promise<void> {
  await tx.deleteFrom('dav_locks').where('key_id', '=', key_id).where('lock_id', '=', token).execute()
}

/** Deletes the locks of a path and of what's in it. */
export async function deleteLocksIn(tx: Tx, { key_id }: Inbox, path: string): Promise<void> {
  await tx
    .deleteFrom('dav_locks')
    .where('key_id', '=', key_id)
    .where((eb) => eb.or([eb('path', '=', path), eb.and([eb('path', '>=', `${path}/`), eb('path', '<', `${path}0`)])]))
    .execute()
}

export async function deleteExpiredLocks(tx: Tx, { key_id }: Inbox): Promise<void> {
  await tx
    .deleteFrom('dav_locks')
    .where('key_id', '=', key_id)
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
}

export async function countLocks(tx: Tx, { key_id }: Inbox): Promise<number> {
  const { locks } = await tx
    .selectFrom('dav_locks')
    .select((eb) => eb.fn.countAll<number>().as('locks'))
    .where('key_id', '=', key_id)
    .executeTakeFirstOrThrow()
  return Number(locks)
}
