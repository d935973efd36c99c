import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'

export type InvitationToMail = {
  id: string
  family_id: string
  invited_by: string
  email: string | null
  note: string | null
  expires_at: string
  family_name: string
  /** The inviter's name. */
  first_name: string
  last_name: string
  inviter_email: string
  /** From the invited person's account, or else the inviter's choice. */
  language: Locale
  /** Photos that every member can see. */
  photos: number
}

/** An invitation that can still be emailed: neither used nor expired, and its family exists. */
export function selectInvitationToMail(db: Db, id: string): Promise<InvitationToMail | undefined> {
  return db
    .selectFrom('invitations as invitation')
    .innerJoin('families as family', 'family.id', 'invitation.family_id')
    .innerJoin('profiles as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('profiles as invitee', 'invitee.email', 'invitation.email')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'invitee.id')
    .select(['invitation.id', 'invitation.family_id', 'invitation.email', 'invitation.note'])
    .select([
      'invitation.expires_at',
      'family.name as family_name',
      'inviter.id as invited_by',
      'inviter.first_name',
      'inviter.last_name',
      'inviter.email as inviter_email',
    ])
    .select(sql<Locale>`coalesce(prefer.language, invitation.language)`.as('language'))
    .select(
      sql<number>`(select coalesce(sum(counts.photos), 0)::bigint from photo_counts counts
        where counts.family_id = family.id and counts.private_to = '00000000-0000-0000-0000-000000000000')`.as(
        'photos',
      ),
    )
    .where('invitation.id', '=', id)
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.expires_at', '>', sql<string>`now()`)
    .where('family.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Favorites among this many of the latest photos come first. */
const RECENT = 40

/** Photos for the email. Its address may be mistyped, so it only shows what anyone with a guest link can see. */
export async function selectPhotosToShow(db: Db, family_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, is_favorite, sort_at from photos
        where family_id = ${family_id} and deleted_at is null and audience = 'extended_family' and not is_archived
          and kind = 'image' and not placeholder
        order by sort_at desc, id desc limit ${RECENT}) recent
      order by is_favorite desc, sort_at desc, id desc`.execute(db)
  return rows.map(({ id }) => id)
}

export async function recordMailState(db: Db, id: string, mail_state: 'sent' | 'failed'): Promise<string | undefined> {
  const row = await db
    .updateTable('invitations')
    .set({ mail_state })
    .where('id', '=', id)
    .returning('family_id')
    .executeTakeFirst()
  return row?.family_id
}

export type JoinedMember = {
  family_id: string
  family_name: string
  /** Null if the link was for the first person who joins with it. */
  invited_email: string | null
  /** What the owner calls the invited person. */
  invited_name: string | null
  joined_email: string
  first_name: string
  last_name: string
  owner_email: string
  language: Locale
  /** Whether the owner wants emails about activity. */
  wanted: boolean
}

/** The member who joined with an invitation, for the family's current owner. */
export function selectJoining(db: Db, invitation_id: string): Promise<JoinedMember | undefined> {
  return db
    .selectFrom('invitations as invitation')
    .innerJoin('families as family', 'family.id', 'invitation.family_id')
    .innerJoin('profiles as person', 'person.id', 'invitation.accepted_by')
    .innerJoin('family_members as owning', (join) =>
      join.onRef('owning.family_id', '=', 'family.id').on('owning.role', '=', 'owner'),
    )
    .innerJoin('profiles as owner', 'owner.id', 'owning.user_id')
    .leftJoin('user_settings as settings', 'settings.user_id', 'owner.id')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'owner.id')
    .select(['family.id as family_id', 'family.name as family_name', 'invitation.email as invited_email'])
    .select('invitation.invited_name')
    .select(['person.email as joined_email', 'person.first_name', 'person.last_name', 'owner.email as owner_email'])
    .select(sql<Locale>`coalesce(prefer.language, 'en')`.as('language'))
    .select(sql<boolean>`coalesce(settings.notification_email, true)`.as('wanted'))
    .where('invitation.id', '=', invitation_id)
    .where('family.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** How long an expired link still says that it expired. */
export async function deleteOldInvitations(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
