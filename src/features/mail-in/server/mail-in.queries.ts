import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

type Of = { tx: Tx; family_id: string }

export async function selectLocalPart({ tx, family_id }: Of): Promise<string | undefined> {
  const row = await tx
    .selectFrom('mail_addresses')
    .select('local_part')
    .where('family_id', '=', family_id)
    .executeTakeFirst()
  return row?.local_part
}

export async function saveLocalPart({ tx, family_id }: Of, local_part: string): Promise<void> {
  await tx
    .insertInto('mail_addresses')
    .values({ family_id, local_part })
    .onConflict((conflict) =>
      conflict.column('family_id').doUpdateSet({ local_part, created_at: sql`clock_timestamp()` }),
    )
    .execute()
}

export async function deleteLocalPart({ tx, family_id }: Of): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('mail_addresses').where('family_id', '=', family_id).executeTakeFirst()
  return numDeletedRows > 0n
}

export function selectSenders({ tx, family_id }: Of) {
  return tx
    .selectFrom('mail_senders')
    .select(['id', 'email'])
    .where('family_id', '=', family_id)
    .orderBy('email')
    .execute()
}

/** False if the address was added in this moment. */
export async function insertSender({ tx, family_id }: Of, sender: { id: string; email: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail_senders')
    .values({ family_id, ...sender })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteSender({ tx, family_id }: Of, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_senders')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The family with this address, if it isn't deleted. */
export async function selectAddressee(db: Db, local_part: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_addresses as address')
    .innerJoin('families as family', 'family.id', 'address.family_id')
    .select('family.id')
    .where('address.local_part', '=', local_part)
    .where('family.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** The person with this address, and the family of a photo, which may not be theirs. */
export function selectReplier(db: Db, email: string, photo_id: string) {
  return db
    .selectFrom('profiles as person')
    .innerJoin('photos as photo', (on) => on.on('photo.id', '=', photo_id))
    .select(['person.id as user_id', 'photo.family_id'])
    .where('person.email', '=', email)
    .executeTakeFirst()
}

/** In whose name someone's photos are added: their own, or the owner's for someone who isn't a member. */
export async function selectSenderUser(db: Db, family_id: string, email: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('profiles as person')
    .innerJoin('family_members as member', 'member.user_id', 'person.id')
    .select('person.id')
    .where('person.email', '=', email)
    .where('member.family_id', '=', family_id)
    .executeTakeFirst()
  if (member) return member.id
  const added = await db
    .selectFrom('mail_senders as sender')
    .innerJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'sender.family_id').on('owner.role', '=', 'owner'),
    )
    .select('owner.user_id')
    .where('sender.family_id', '=', family_id)
    .where('sender.email', '=', email)
    .executeTakeFirst()
  return added?.user_id
}
