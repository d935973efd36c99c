import { sql, type Kysely } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { AssignableRole } from '#features/families/families.rules.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

type Inviter = { inviter_first_name: string | null; inviter_last_name: string | null; inviter_email: string | null }

export type OpenedRow = Inviter & {
  id: string
  family_id: string
  family_name: string
  /** Null if the link is for the first person who joins with it. */
  email: string | null
  invited_name: string | null
  role: AssignableRole
  note: string | null
  expires_at: string
  state: 'open' | 'expired' | 'used' | 'member'
}

export type MyInvitationRow = Inviter & {
  id: string
  family_name: string
  role: AssignableRole
  expires_at: string
}

export async function selectByToken(tx: Kysely<DB>, token_hash: string): Promise<OpenedRow | undefined> {
  // Cast to text, since sign-in's connection parses timestamps as dates.
  const { rows } = await sql<OpenedRow>`select opened.*, to_json(opened.expires_at) #>> '{}' as expires_at
    from app.read_invitation(${token_hash}) opened`.execute(tx)
  return rows[0]
}

export async function selectMyInvitations(tx: Tx): Promise<MyInvitationRow[]> {
  const { rows } = await sql<MyInvitationRow>`select * from app.my_invitations()`.execute(tx)
  return rows
}

export type Outcome = 'joined' | 'member' | 'expired' | 'unverified' | 'gone'

/** Adds the caller as a member, once; concurrent calls wait for each other. */
export async function join(tx: Tx, token_hash: string, member_id: string): Promise<Outcome> {
  return selectValue(tx, sql<Outcome>`app.accept_invitation(${token_hash}, ${member_id})`)
}

/** Deletes a pending invitation to the caller's own address and logs it. Returns its family; null if there's none. */
export async function decline(tx: Tx, token_hash: string, audit_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.decline_invitation(${token_hash}, ${audit_id})`)
}

/** The same for a visitor with the link of the invitation's email. */
export async function declineEmailed(db: Kysely<DB>, token_hash: string, audit_id: string): Promise<string | null> {
  return selectValue(db, sql<string | null>`app.decline_emailed_invitation(${token_hash}, ${audit_id})`)
}

export function selectName(tx: Tx, user_id: string) {
  return tx.selectFrom('profiles').select(['first_name', 'last_name']).where('id', '=', user_id).executeTakeFirst()
}

/** Null if the inviter's account was deleted. */
export function inviterOf({ inviter_first_name, inviter_last_name, inviter_email }: Inviter) {
  if (inviter_email === null) return null
  return { first_name: inviter_first_name ?? '', last_name: inviter_last_name ?? '', email: inviter_email }
}
