import { sql } from 'kysely'
import { shownTo } from '#features/guests/server/guest-places.fragments.ts'
import type { Tx } from '#server/db/database.ts'
import { NEWEST_SLIDES } from '../frames.rules.ts'
import type { Frame } from './frame.ts'

/** Albums may go back further, but every year costs an index lookup. */
const YEARS_BACK = 100
/** How many days before and after this day count as this day. */
const DAYS_AROUND = 3
const PER_YEAR = 8
/** The newest favorites that take turns. */
const FAVORITES_IN_TURN = 300
/** Pictures that were taken one after the other, as people remember them. */
const RUN = 4

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** The newest photos, and short runs of photos from random moments, so that every year has its turn. */
export async function selectRuns(tx: Tx, frame: Frame, runs: number): Promise<string[]> {
  const shown = shownTo(frame, 'photo')
  const { rows } = await sql<Run>`
    with bounds as (select
        (select sort_at from photos where ${shown} order by sort_at, id limit 1) as first,
        (select sort_at from photos where ${shown} order by sort_at desc, id desc limit 1) as last),
      moments as materialized (
        select run, case run when 1 then last else first + (last - first) * random() end as at from bounds, generate_series(1, ${runs}) run)
    select distinct on (photo.id) photo.id, run, photo.sort_at from moments cross join lateral (
      select id, sort_at from photos where ${shown} and sort_at <= at order by sort_at desc, id desc limit ${RUN}) photo
      order by photo.id`.execute(tx)
  return idsOf(inRuns(rows))
}

type Run = { id: string; run: number; sort_at: string }

/** Runs of certain people's photos, each of one of them. Found by the people, since few of the photos may show them. */
export async function selectRunsOfPeople(tx: Tx, frame: Frame, runs: number): Promise<string[]> {
  const { family_id } = frame
  const theirs = sql`from photo_people where family_id = ${family_id} and person_id = moment.person_id`
  const { rows } = await sql<Run>`
    with moments as materialized (
      select run, moment.person_id, case run when 1 then last else first + (last - first) * random() end as at from (
        select run, person_ids[1 + floor(random() * cardinality(person_ids))::int] as person_id
          from generate_series(1, ${runs}) run, app.frame_people() person_ids) moment
        cross join lateral (select (select sort_at ${theirs} order by sort_at, photo_id limit 1) as first,
          (select sort_at ${theirs} order by sort_at desc, photo_id desc limit 1) as last) bounds)
    select distinct on (photo.photo_id) photo.photo_id as id, run, photo.sort_at from moments moment cross join lateral (
      select photo_id, sort_at ${theirs} and sort_at <= at order by sort_at desc, photo_id desc limit ${RUN}) photo
      order by photo.photo_id`.execute(tx)
  return idsOf(inRuns(rows))
}

/** A photo that's in two runs is shown once. */
function inRuns(rows: Run[]): Run[] {
  return rows.toSorted((a, b) => a.run - b.run || (a.sort_at < b.sort_at ? -1 : 1))
}

/** Photos of this day and the days around it in earlier years, newest year first. */
export async function selectOnThisDay(tx: Tx, frame: Frame, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select photo.id from generate_series(1, ${YEARS_BACK}) back (years)
      cross join lateral (select ${day}::date - make_interval(years => back.years) as day) earlier
      cross join lateral (
        select id, sort_at from photos
          where ${shownTo(frame, 'photo')} and taken_at is not null and taken_precision in ('time', 'day')
            and sort_at >= earlier.day - make_interval(days => ${DAYS_AROUND})
            and sort_at < earlier.day + make_interval(days => ${DAYS_AROUND + 1})
          order by sort_at::date = earlier.day desc, is_favorite desc, sort_at, id limit ${PER_YEAR}) photo
      order by back.years, photo.sort_at, photo.id`.execute(tx)
  return idsOf(rows)
}

export async function selectFavorites(tx: Tx, frame: Frame, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id from photos where ${shownTo(frame, 'photo')} and is_favorite
        order by sort_at desc, id desc limit ${FAVORITES_IN_TURN}) favorite
      order by random() limit ${limit}`.execute(tx)
  return idsOf(rows)
}

/** Photos that were added in the last hour, to the family or to the frame's album. */
export async function selectNewest(tx: Tx, frame: Frame): Promise<string[]> {
  const { rows } = frame.album
    ? await sql<{ id: string }>`
      select item.photo_id as id from album_photos item join photos on photos.id = item.photo_id
        where item.album_id = ${frame.album.id} and item.added_at > now() - interval '1 hour'
          and photos.family_id = ${frame.family_id} and photos.deleted_at is null and photos.film_of is null
        order by item.added_at desc, item.photo_id desc limit ${NEWEST_SLIDES}`.execute(tx)
    : await sql<{ id: string }>`
      select id from photos where ${shownTo(frame, 'photo')} and created_at > now() - interval '1 hour'
        order by created_at desc, id desc limit ${NEWEST_SLIDES}`.execute(tx)
  return idsOf(rows)
}

/** Which of these photos the frame may still show. Row-level security decides. */
export async function selectPhotosStillShown(tx: Tx, { family_id }: Frame, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return idsOf(rows)
}

type Details = {
  photo_id: string
  location_name: string | null
  children: { name: string; birth_date: string }[] | null
}

/** Places and children of these photos, if the frame shows them. */
export async function selectDetails(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Details>> {
  const { rows } = await sql<Details>`select * from app.frame_details(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.photo_id, row]))
}
