import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Locale } from '#shared/locales.ts'
import { CODE_GUESSES, purposes, type Purpose } from '../../accounts/accounts.rules.ts'
import type { SignUpBy } from '../../accounts/server/sign-up-permission.ts'

/** `proof` and `email-change` come from signed-in users. */
export type ChallengePurpose = Purpose | 'proof' | 'reset' | 'email-change'

/** The next step after proving an address. */
export type Proven = {
  email: string
  purpose: ChallengePurpose
  first_name: string
  last_name: string
  language: Locale
  redirect: string | null
  sign_up_by: SignUpBy | null
  /** The owner who made the link for a member, or the user themselves. It doesn't prove the address. */
  vouched_by?: string | null
}

export type NewChallenge = Proven & {
  id: string
  code_hash: string
  link_hash: string
  browser_hash: string
  code_expires_at: Date
  link_expires_at: Date
  /** The session of a user who made the link for another device. */
  made_in?: string | null
}

const proven = [
  'email',
  'purpose',
  'first_name',
  'last_name',
  'language',
  'redirect',
  'sign_up_by',
  'vouched_by',
] as const

/** Replaces this browser's challenge for the same address and purpose. */
export async function upsertChallenge(db: Kysely<DB>, challenge: NewChallenge): Promise<void> {
  const values = {
    ...challenge,
    code_expires_at: challenge.code_expires_at.toISOString(),
    link_expires_at: challenge.link_expires_at.toISOString(),
    guesses_left: CODE_GUESSES,
  }
  await db
    .insertInto('sign_in_challenges')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['email', 'purpose', 'browser_hash']).where('used_at', 'is', null).doUpdateSet(values),
    )
    .execute()
}

export type Guess = { email: string; purpose: ChallengePurpose; browser_hash: string; code_hash: string }

type Asked = Omit<Guess, 'code_hash'>

/** An unexpired challenge of this browser with guesses left. */
const awaits =
  ({ email, purpose, browser_hash }: Asked, now: Date) =>
  (eb: ExpressionBuilder<DB, 'sign_in_challenges'>) =>
    eb.and([
      eb('email', '=', email),
      eb('purpose', '=', purpose),
      eb('browser_hash', '=', browser_hash),
      eb('used_at', 'is', null),
      eb('guesses_left', '>', 0),
      eb('code_expires_at', '>', now.toISOString()),
    ])

/** Whether a guess would be checked: the browser has an unexpired challenge with guesses left. */
export async function canGuess(db: Kysely<DB>, guess: Asked, now: Date): Promise<boolean> {
  const row = await db.selectFrom('sign_in_challenges').select('id').where(awaits(guess, now)).executeTakeFirst()
  return row !== undefined
}

/**
 * Counts and checks a guess in one statement, so that concurrent guesses can't exceed the limit and a right one is used
 * once. Undefined without a pending challenge (never requested, another browser, expired, no guesses left).
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
    .where(awaits(guess, now))
    .returning([...proven, 'guesses_left', 'used_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { guesses_left, used_at, ...right } = row
  return used_at ? { right } : { guesses_left }
}

/** The code was right and the address is new: this browser may create its account until then. */
export async function allowName(
  db: Kysely<DB>,
  { email, browser_hash }: Pick<Guess, 'email' | 'browser_hash'>,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await db
    .updateTable('sign_in_challenges')
    .set({ name_owed_until: until.toISOString(), link_expires_at: until.toISOString() })
    .where('email', '=', email)
    .where('browser_hash', '=', browser_hash)
    .where('used_at', '=', now.toISOString())
    .execute()
}

/** Uses up that permission. */
export async function consumeNamePermission(
  db: Kysely<DB>,
  { email, browser_hash }: Pick<Guess, 'email' | 'browser_hash'>,
  now: Date,
): Promise<Proven | undefined> {
  const row = await db
    .updateTable('sign_in_challenges')
    .set({ name_owed_until: null })
    .where('email', '=', email)
    .where('browser_hash', '=', browser_hash)
    .where('name_owed_until', '>', now.toISOString())
    .returning(proven)
    .executeTakeFirst()
  return row
}

export async function findLink(
  db: Kysely<DB>,
  link_hash: string,
  now: Date,
  sentFor: readonly ChallengePurpose[] = purposes,
): Promise<{ email: string; purpose: Purpose; sign_up_by: SignUpBy | null } | undefined> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .select(['email', 'purpose', 'sign_up_by'])
    .where('link_hash', '=', link_hash)
    .where('purpose', 'in', sentFor)
    .where('used_at', 'is', null)
    .where('link_expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row as { email: string; purpose: Purpose; sign_up_by: SignUpBy | null } | undefined
}

/** Uses up a link; of several concurrent calls, one succeeds. A link only works for the purpose it was sent for. */
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
  return row
}

/** Deletes an address's links and codes for a purpose. */
export async function deleteChallengesOf(db: Kysely<DB>, email: string, purpose: ChallengePurpose): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('email', '=', email).where('purpose', '=', purpose).execute()
}

/** Deletes the links that owners made for this address. */
export async function deleteVouchedLinks(db: Kysely<DB>, email: string): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('email', '=', email).where('vouched_by', 'is not', null).execute()
}

export async function deleteOldChallenges(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('link_expires_at', '<', now.toISOString()).execute()
}
