import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { tileColumns } from '#features/photos/server/listed-photos.fragments.ts'
import { inTimeline } from '#features/photos/server/photo-filter.fragments.ts'
import type { PhotoListedRow } from '#features/photos/server/photo-view.ts'

type CoverRow = PhotoListedRow & { focus_x: number | null; focus_y: number | null }

/** Albums may go back further, but every year costs an index lookup. */
const YEARS_BACK = 100
const PER_YEAR = 2
const AT_MOST = 8
/** Larger counts are shown as "many". */
const NEWS_MAX = 1_000

/**
 * Photos of the same day in earlier years, newest year first, without those whose date is approximate. February 29 matches
 * only in leap years.
 */
export async function selectOnThisDay(tx: Tx, family_id: string, day: string): Promise<CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    select ${tileColumns}, photo.focus_x, photo.focus_y
      from generate_series(1, ${YEARS_BACK}) back (years)
      cross join lateral (select ${day}::date - make_interval(years => back.years) as day) earlier
      cross join lateral (
        select * from photos
          where family_id = ${family_id} and deleted_at is null and film_of is null and ${inTimeline} and taken_at is not null
            and taken_precision in ('time', 'day') and sort_at >= earlier.day and sort_at < earlier.day + interval '1 day'
          order by is_favorite desc, sort_at, id limit ${PER_YEAR}) photo
      where extract(day from earlier.day) = extract(day from ${day}::date)
      order by back.years, photo.sort_at, photo.id limit ${AT_MOST}`.execute(tx)
  return rows
}

/** The newest favorites that take turns as the cover. */
const FAVORITES_IN_TURN = 30

/** A photo for the cover, if this day has none: one of the newest favorites, another each day, else the newest photo. */
export async function selectCover(tx: Tx, family_id: string, day: string) {
  const newest = (where: RawBuilder<unknown>, limit: number) => sql`
    select * from photos
      where family_id = ${family_id} and deleted_at is null and film_of is null and ${inTimeline} and kind = 'image' ${where}
      order by sort_at desc, id desc limit ${limit}`
  const { rows } = await sql<CoverRow>`
    with favorites as (${newest(sql`and is_favorite`, FAVORITES_IN_TURN)}),
      candidates as (select * from favorites union all (${newest(sql`and not exists (select from favorites)`, 1)}))
    select ${tileColumns}, photo.focus_x, photo.focus_y
      from candidates photo order by md5(photo.id || ${day}) limit 1`.execute(tx)
  return rows[0]
}

/** What others have added since a given time, by kind, from the latest thousand items. */
export async function countNews(tx: Tx, of: { family_id: string; user_id: string; since: string }) {
  const { rows } = await sql<{ activity_type: string; count: number; by: string[] | null }>`
    select activity_type, count(*) as count,
        case when not bool_or(user_id is null or metadata ? 'sender') then array_agg(distinct user_id) end as by
      from (select activity_type, user_id, metadata from family_activities
        where family_id = ${of.family_id} and created_at > ${of.since}::timestamptz
        order by created_at desc, id desc limit ${NEWS_MAX}) news
      where user_id is distinct from ${of.user_id} group by activity_type`.execute(tx)
  return rows
}
