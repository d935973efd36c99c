import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Locale } from '#shared/locales.ts'
import { CODE_GUESSES, purposes, type Purpose } from '../accounts.rules.ts'

/** `proof` comes from somebody who is signed in already. */
export type ChallengePurpose = Purpose | 'proof' | 'reset'

/** What proving an address leads to. */
export type Proven = {
  email: string
  purpose: ChallengePurpose
  first_name: string
  last_name: string
  language: Locale
  redirect: string | null
}

export type NewChallenge = Proven & {
  id: string
  code_hash: string
  link_hash: string
  browser_hash: string
  code_expires_at: Date
  link_expires_at: Date
}

const proven = ['email', 'purpose', 'first_name', 'last_name', 'language', 'redirect'] as const

/** Puts a challenge in the place of the one that waits for the same address and purpose, if there is one. */
export async function putChallenge(db: Kysely<DB>, challenge: NewChallenge): Promise<void> {
  const values = {
    ...challenge,
    code_expires_at: challenge.code_expires_at.toISOString(),
    link_expires_at: challenge.link_expires_at.toISOString(),
    guesses_left: CODE_GUESSES,
  }
  await db
    .insertInto('sign_in_challenges')
    .values(values)
    .onConflict((conflict) => conflict.columns(['email', 'purpose']).where('used_at', 'is', null).doUpdateSet(values))
    .execute()
}

export type Guess = { email: string; purpose: ChallengePurpose; browser_hash: string; code_hash: string }

/**
 * Counts a guess and judges it in one statement, so that guesses in parallel cannot pass the limit and a right one
 * is used once. Nothing waits (never asked, another browser, too late, no guesses left): undefined.
 */
export async function guessCode(
  db: Kysely<DB>,
  guess: Guess,
  now: Date,
): Promise<{ right: Proven } | { guesses_left: number } | undefined> {
  const row = await db
    .updateTable('sign_in_challenges')
    .set({
      guesses_left: sql`guesses_left - 1`,
      used_at: sql`case when code_hash = ${guess.code_hash} then ${now.toISOString()}::timestamptz end`,
    })
    .where('email', '=', guess.email)
    .where('purpose', '=', guess.purpose)
    .where('browser_hash', '=', guess.browser_hash)
    .where('used_at', 'is', null)
    .where('guesses_left', '>', 0)
    .where('code_expires_at', '>', now.toISOString())
    .returning([...proven, 'guesses_left', 'used_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { guesses_left, used_at, ...right } = row
  return used_at ? { right: right as Proven } : { guesses_left }
}

export async function findLink(
  db: Kysely<DB>,
  link_hash: string,
  now: Date,
  sentFor: readonly ChallengePurpose[] = purposes,
): Promise<{ email: string; purpose: Purpose } | undefined> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .select(['email', 'purpose'])
    .where('link_hash', '=', link_hash)
    .where('purpose', 'in', sentFor)
    .where('used_at', 'is', null)
    .where('link_expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row as { email: string; purpose: Purpose } | undefined
}

/** Uses a link up; of several at once, one gets what it proves. A link serves what it was sent for alone. */
export async function consumeLink(
  db: Kysely<DB>,
  link_hash: string,
  now: Date,
  sentFor: readonly ChallengePurpose[] = purposes,
): Promise<Proven | undefined> {
  const row = await db
    .updateTable('sign_in_challenges')
    .set({ used_at: now.toISOString() })
    .where('link_hash', '=', link_hash)
    .where('purpose', 'in', sentFor)
    .where('used_at', 'is', null)
    .where('link_expires_at', '>', now.toISOString())
    .returning(proven)
    .executeTakeFirst()
  return row as Proven | undefined
}

export async function deleteOldChallenges(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('link_expires_at', '<', now.toISOString()).execute()
}
