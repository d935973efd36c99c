import { sql, type Kysely } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'

/** Matches the lifetime of the cookie. */
const KNOWN_DAYS = 400

/** Whether someone signed in to this address's account in this browser before. */
export async function isKnownBrowser(db: Kysely<DB>, email: string, browser_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers as browser')
    .innerJoin('profiles as person', 'person.id', 'browser.user_id')
    .select('browser.user_id')
    .where('person.email', '=', email)
    .where('browser.browser_hash', '=', browser_hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds or renews it. `new` means that the account was used in other browsers, but not in this one. */
export async function recordBrowser(
  db: Kysely<DB>,
  user_id: string,
  browser_hash: string,
): Promise<'known' | 'new' | 'first'> {
  const { rows } = await sql<{ is_added: boolean; has_others: boolean }>`
    insert into known_browsers (user_id, browser_hash) values (${user_id}, ${browser_hash})
    on conflict (user_id, browser_hash) do update set last_used_at = now()
    returning xmax = 0 as is_added, exists (
      select 1 from known_browsers other where other.user_id = ${user_id} and other.browser_hash <> ${browser_hash}
    ) as has_others`.execute(db)
  const [row] = rows
  if (!row?.is_added) return 'known'
  return row.has_others ? 'new' : 'first'
}

/** For signing out everywhere: forgets all known browsers but the named one. */
export async function deleteKnownBrowsers(tx: Tx, user_id: string, but?: string): Promise<void> {
  await tx
    .deleteFrom('known_browsers')
    .where('user_id', '=', user_id)
    .$if(but !== undefined, (query) => query.where('browser_hash', '<>', but ?? ''))
    .execute()
}

export async function deleteUnusedBrowsers(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('last_used_at', '<', sql<string>`now() - make_interval(days => ${KNOWN_DAYS})`)
    .execute()
}
