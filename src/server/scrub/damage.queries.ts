import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'

/** Families with damage that wasn't reported in the last hours, which are now recorded as reported; null: all together. */
export async function recordReports(tx: Db, hours: number): Promise<(string | null)[]> {
  const { rows } = await sql<{ family_id: string | null }>`
    with damaged as (
      select distinct family_id from original_checks join families family on family.id = family_id
        where finding <> 'whole' and family.deleted_at is null)
    insert into damage_reports as report (family_id)
      select family_id from damaged
      union all select null where exists (select from original_checks where finding <> 'whole')
      on conflict (family_id) do update set reported_at = now()
        where report.reported_at < now() - make_interval(hours => ${hours})
      returning family_id`.execute(tx)
  return rows.map(({ family_id }) => family_id)
}

/** Families whose damage is gone, which now have no report; null: all together. */
export async function endReports(tx: Db): Promise<(string | null)[]> {
  const { rows } = await sql<{ family_id: string | null }>`
    delete from damage_reports report where not exists (
      select from original_checks where finding <> 'whole' and family_id = coalesce(report.family_id, family_id))
      returning family_id`.execute(tx)
  return rows.map(({ family_id }) => family_id)
}

/** The family's owner, or the administrators if there is no family. */
export async function selectRecipients(db: Db, family_id: string | null, adminEmails: string[]): Promise<string[]> {
  const { rows } = family_id
    ? await sql<{ id: string }>`select user_id as id from family_members
        where family_id = ${family_id} and role = 'owner'`.execute(db)
    : await sql<{
        id: string
      }>`select id from profiles where lower(email) = any (${adminEmails}) and email_verified`.execute(db)
  return rows.map(({ id }) => id)
}

export type DamageRecipient = { email: string; language: Locale; family_name: string | null }

export async function selectDamageRecipient(
  db: Db,
  { user_id, family_id }: { user_id: string; family_id: string | null },
): Promise<DamageRecipient | undefined> {
  const { rows } = await sql<DamageRecipient>`
    select person.email, coalesce(prefer.language, 'en') as language, family.name as family_name
      from profiles person
      left join user_preferences prefer on prefer.user_id = person.id
      left join families family on family.id = ${family_id} and family.deleted_at is null
      where person.id = ${user_id} and (${family_id}::uuid is null or exists (
        select from family_members where family_id = family.id and user_id = person.id and role = 'owner'))`.execute(db)
  return rows[0]
}

export type Damage = { missing: number; changed: number; families: number; examples: string[] }

/**
 * What's damaged in a family or altogether. The owner sees file names, except of other people's private photos; administrators
 * see object keys, which consist of IDs.
 */
export async function selectDamage(
  db: Db,
  { user_id, family_id }: { user_id: string; family_id: string | null },
  limit: number,
): Promise<Damage> {
  const { rows } = await sql<Damage>`
    with damaged as (
      select checked.storage_path, checked.family_id, checked.finding,
          case when ${family_id}::uuid is null then checked.storage_path else photo.filename end as name
        from original_checks checked
        left join photos photo on photo.storage_path = checked.storage_path
          and (photo.audience <> 'private' or photo.added_by = ${user_id})
        where checked.finding <> 'whole' and checked.family_id = coalesce(${family_id}::uuid, checked.family_id))
    select count(*) filter (where finding = 'missing')::int as missing,
        count(*) filter (where finding = 'changed')::int as changed,
        count(distinct family_id)::int as families,
        array(select name from damaged where name is not null order by name limit ${limit}) as examples
      from damaged`.execute(db)
  return rows[0] ?? { missing: 0, changed: 0, families: 0, examples: [] }
}

export async function countDamaged(db: Db): Promise<number> {
  const { rows } = await sql<{ damaged: number }>`
    select count(*)::int as damaged from original_checks where finding <> 'whole'`.execute(db)
  return rows[0]?.damaged ?? 0
}
