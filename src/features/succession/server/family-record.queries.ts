import { sql } from 'kysely'
import { required } from '#shared/required.ts'
import type { Db, Tx } from '#server/db/database.ts'

export type RecordYear = { year: number; photos: number; videos: number; bytes: number; checksum: string }

/**
 * The originals of each year, as in the folders of an export. The checksum is what
 * `sha256sum * | cut -c1-64 | sort | sha256sum` prints there.
 */
export async function selectRecordYears(tx: Tx, family_id: string): Promise<RecordYear[]> {
  const { rows } = await sql<RecordYear>`
    select extract(year from coalesce(still.sort_at, photo.sort_at))::int as year,
        count(*) filter (where photo.film_of is null and photo.kind = 'image')::int as photos,
        count(*) filter (where photo.film_of is null and photo.kind <> 'image')::int as videos,
        sum(photo.bytes)::float8 as bytes,
        encode(sha256(string_agg(convert_to(encode(photo.sha256, 'hex') || e'\\n', 'UTF8'), '' order by photo.sha256)), 'hex') as checksum
      from photos photo
      left join photos still on still.family_id = photo.family_id and still.id = photo.film_of
      where photo.family_id = ${family_id} and coalesce(still.deleted_at, photo.deleted_at) is null
      group by 1 order by 1`.execute(tx)
  return rows
}

/** What else the family keeps. */
export async function selectRecordCounts(tx: Tx, family_id: string) {
  const { rows } = await sql<{ people: number; milestones: number; albums: number; answers: number; books: number }>`
    select (select count(*)::int from people where family_id = ${family_id} and deleted_at is null) as people,
      (select count(*)::int from milestones where family_id = ${family_id}) as milestones,
      (select count(*)::int from albums where family_id = ${family_id}) as albums,
      (select count(*)::int from child_personality_responses where family_id = ${family_id}) as answers,
      (select count(*)::int from books where family_id = ${family_id}) as books`.execute(tx)
  return required(rows[0])
}

/** Names of the owner and of trusted members. */
export async function selectRecordNames(tx: Tx, family_id: string) {
  return tx
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family.id', 'member.family_id')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .leftJoin('trusted_members as trusted', (on) =>
      on.onRef('trusted.family_id', '=', 'member.family_id').onRef('trusted.user_id', '=', 'member.user_id'),
    )
    .select(['family.name as family', 'person.first_name', 'person.last_name', 'person.email', 'member.role'])
    .where('member.family_id', '=', family_id)
    .where((eb) => eb.or([eb('member.role', '=', 'owner'), eb('trusted.user_id', 'is not', null)]))
    .orderBy('trusted.added_at')
    .execute()
}

/** Families whose last offer, or beginning, is a year ago, with their owner. Counts as an offer. */
export async function takeRecordOffers(db: Db): Promise<{ family_id: string; user_id: string }[]> {
  const { rows } = await sql<{ family_id: string; user_id: string }>`
    with due as (
      select family.id as family_id from families family left join family_records record on record.family_id = family.id
        where family.deleted_at is null and coalesce(record.offered_at, family.created_at) < now() - interval '1 year'
          and exists (select from photos where photos.family_id = family.id and photos.deleted_at is null)
    ), offered as (
      insert into family_records (family_id) select family_id from due
        on conflict (family_id) do update set offered_at = now() returning family_id
    )
    select member.family_id, member.user_id from offered join family_members member using (family_id) where member.role = 'owner'`.execute(
    db,
  )
  return rows
}
