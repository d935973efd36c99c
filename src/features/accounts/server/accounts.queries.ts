import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { lock } from '#server/db/lock.queries.ts'
import { fullName } from '#shared/full-name.ts'
import type { Locale } from '#shared/locales.ts'
import type { User } from '../accounts.contract.ts'
import {
  defaultPreferences,
  defaultSettings,
  type Preferences,
  type Region,
  type UserSettings,
} from '../accounts.schemas.ts'

const user = ['id', 'email', 'first_name', 'last_name', 'avatar_url'] as const
const settings = ['notification_email', 'notification_push', 'default_sharing_preference'] as const
const preferences = [
  'theme',
  'language',
  'compact_view',
  'timezone',
  'date_format',
  'auto_save',
  'show_tips',
  'email_digest',
  'last_family_id',
] as const

/** The account with this address, and its language. */
export async function findByEmail(
  db: Kysely<DB>,
  email: string,
): Promise<{ id: string; first_name: string; language: Locale | null } | undefined> {
  const row = await db
    .selectFrom('profiles as person')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .select(['person.id', 'person.first_name', 'prefer.language'])
    .where('person.email', '=', email)
    .executeTakeFirst()
  return row
}

export async function hasAccounts(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('profiles').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Until the transaction ends, no other transaction can create the first account. */
export async function lockFirstAccount(tx: Kysely<DB>): Promise<void> {
  await lock(tx, 'first account')
}

/** Whether an open invitation was sent to this address, or has this token hash. */
export async function isInvited(db: Kysely<DB>, email: string, token_hash = ''): Promise<boolean> {
  return selectValue(db, sql<boolean>`app.is_invited(${email}, ${token_hash})`)
}

export type NewPerson = {
  id: string
  email: string
  first_name: string
  last_name: string
  region: Region & { language: Locale }
  email_verified?: boolean
}

/** Creates an account, for a proven address unless it says otherwise, or leaves an existing one unchanged. */
export async function insertPerson(db: Kysely<DB>, { region, ...person }: NewPerson): Promise<boolean> {
  const made = await db
    .insertInto('profiles')
    .values({ email_verified: true, ...person, display_name: fullName(person) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made)
    await db
      .insertInto('user_preferences')
      .values({ ...region, user_id: made.id })
      .execute()
  return made !== undefined
}

/** Returns false if it was verified before. */
export async function setEmailVerified(db: Kysely<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ email_verified: true })
    .where('id', '=', id)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function selectUser(db: Kysely<DB>, id: string): Promise<User | undefined> {
  return db.selectFrom('profiles').select(user).where('id', '=', id).executeTakeFirst()
}

/** A user as seen by themselves or by someone in one of their families. */
export function selectRelative(db: Kysely<DB>, viewer_id: string, id: string): Promise<User | undefined> {
  return db
    .selectFrom('profiles')
    .select(user)
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('id', '=', viewer_id),
        is.exists(
          is
            .selectFrom('family_members as theirs')
            .innerJoin('family_members as mine', 'mine.family_id', 'theirs.family_id')
            .select('theirs.id')
            .whereRef('theirs.user_id', '=', 'profiles.id')
            .where('mine.user_id', '=', viewer_id),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Blocks other changes to how this user signs in, and to their avatar, until the transaction ends. */
export function lockPerson(db: Kysely<DB>, user_id: string): Promise<{ email: string }> {
  return db.selectFrom('profiles').select('email').where('id', '=', user_id).forUpdate().executeTakeFirstOrThrow()
}

/** What emails to a user need. */
export function selectEmailRecipient(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('profiles as person')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .select(['person.email', 'person.first_name', 'person.last_name'])
    .select(['prefer.language', 'prefer.timezone', 'prefer.date_format'])
    .where('person.id', '=', id)
    .executeTakeFirst()
}

/** When the account will be deleted, if deletion was requested. */
export async function selectLeaving(db: Kysely<DB>, user_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_deletions')
    .select(sql<string>`to_json(purge_after) #>> '{}'`.as('purge_after'))
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.purge_after ?? null
}

export type ProfileChange = { first_name?: string | undefined; last_name?: string | undefined }

export async function updateUser(db: Kysely<DB>, id: string, change: ProfileChange): Promise<User | undefined> {
  const { first_name, last_name } = change
  return db
    .updateTable('profiles')
    .set({
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
      display_name: sql`trim(${first_name ?? sql.ref('first_name')} || ' ' || ${last_name ?? sql.ref('last_name')})`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returning(user)
    .executeTakeFirst()
}

export async function updateAvatar(db: Kysely<DB>, id: string, avatar_url: string | null): Promise<User | undefined> {
  return db
    .updateTable('profiles')
    .set({ avatar_url, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(user)
    .executeTakeFirst()
}

/** Returns the defaults if none were saved. */
export async function selectSettings(db: Kysely<DB>, user_id: string): Promise<UserSettings> {
  const row = await db.selectFrom('user_settings').select(settings).where('user_id', '=', user_id).executeTakeFirst()
  return row ?? defaultSettings
}

export async function upsertSettings(
  db: Kysely<DB>,
  user_id: string,
  change: Partial<UserSettings>,
): Promise<UserSettings> {
  const row = await db
    .insertInto('user_settings')
    .values({ ...change, user_id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, user_id }))
    .returning(settings)
    .executeTakeFirstOrThrow()
  return row
}

export async function selectPreferences(db: Kysely<DB>, user_id: string): Promise<Preferences> {
  const row = await db
    .selectFrom('user_preferences')
    .select(preferences)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row ?? defaultPreferences
}

export async function isMemberOf(tx: Kysely<DB>, user_id: string, family_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('family_members')
    .select('id')
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertPreferences(
  db: Kysely<DB>,
  user_id: string,
  change: Partial<Preferences>,
): Promise<Preferences> {
  const row = await db
    .insertInto('user_preferences')
    .values({ ...change, user_id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, user_id }))
    .returning(preferences)
    .executeTakeFirstOrThrow()
  return row
}

/** Does nothing if the account doesn't exist. */
export async function turnDigestOff(db: Kysely<DB>, user_id: string): Promise<void> {
  await db
    .insertInto('user_preferences')
    .columns(['user_id', 'email_digest'])
    .expression((eb) =>
      eb
        .selectFrom('profiles')
        .select(['id', sql.lit('never').as('email_digest')])
        .where('id', '=', user_id),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email_digest: 'never' }))
    .execute()
}
