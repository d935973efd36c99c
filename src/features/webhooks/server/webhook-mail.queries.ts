import type { Db } from '#server/db/database.ts'

/** The owner of a family that isn't deleted. */
export function selectMailedOwner(db: Db, family_id: string) {
  return db
    .selectFrom('families as family')
    .innerJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'family.id').on('owner.role', '=', 'owner'),
    )
    .innerJoin('profiles as person', 'person.id', 'owner.user_id')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .select(['family.name as family_name', 'person.email', 'prefer.language'])
    .where('family.id', '=', family_id)
    .where('family.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type MailedOwner = NonNullable<Awaited<ReturnType<typeof selectMailedOwner>>>
