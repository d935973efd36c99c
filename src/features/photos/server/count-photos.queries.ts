import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared-statement.ts'
import type { PhotoFilter } from '../photos.filters.ts'
import { TOTAL_MAX } from '../photos.rules.ts'
import { countFound } from './find-photos.queries.ts'
import { matches, showsNoOneElse } from './photo-filter.fragments.ts'

/** Whether triggers maintain the count for this filter: everything, one person, the favorites of either, or archived photos. */
export function isCounted({ is_favorite, is_archived, person_ids, ...others }: PhotoFilter): boolean {
  const isNarrow = Object.values(others).some((value) => value !== undefined) || (person_ids?.length ?? 0) > 1
  return !isNarrow && !(is_archived && (is_favorite || person_ids))
}

type Counted = { is_favorite?: unknown; is_archived?: unknown }

/** How many photos a row of the counts has for a filter. A person's photos include archived and covered ones. */
export function countedIn({ is_favorite, is_archived }: Counted, isOfPerson: boolean): RawBuilder<number> {
  if (is_archived) return sql`archived`
  if (is_favorite) return sql`favorites`
  return isOfPerson ? sql`photos` : sql`photos - archived - covered`
}

export type Total = { total: number; is_total_exact: boolean }

/** From the trigger-maintained counts if possible, otherwise counted up to TOTAL_MAX, or all of them if `isExact`. */
export async function countPhotos(tx: Tx, family_id: string, filter: PhotoFilter, isExact = false): Promise<Total> {
  if (isCounted(filter)) return { total: await selectCount(tx, family_id, filter), is_total_exact: true }
  const { text, ...others } = filter
  const isOfText = text !== undefined && Object.keys(others).length === 0
  const total =
    isOfText && !isExact
      ? await countFound(tx, family_id, text, TOTAL_MAX + 1)
      : await countMatches(tx, family_id, filter, isExact)
  const isMore = !isExact && total > TOTAL_MAX
  return { total: isMore ? TOTAL_MAX : total, is_total_exact: !isMore }
}

async function countMatches(tx: Tx, family_id: string, filter: PhotoFilter, isExact: boolean): Promise<number> {
  const { person_ids, no_one_else, ...others } = filter
  const isOfPeopleOnly = person_ids?.length && Object.values(others).every((value) => value === undefined)
  const found = isOfPeopleOnly
    ? tagsOf(tx, family_id, person_ids, !!no_one_else).$if(!isExact, (query) => query.limit(TOTAL_MAX + 1))
    : tx
        .selectFrom('photos')
        .select('photos.id')
        .where((eb) => matches(eb, family_id, filter))
        .$if(!isExact, (query) => query.limit(TOTAL_MAX + 1))
  const { total } = await tx
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Photos of people, from their tags alone. */
function tagsOf(tx: Tx, family_id: string, [first, ...others]: string[], isNoOneElse: boolean) {
  const shown = tx
    .selectFrom('photo_people as shown')
    .select('shown.photo_id as id')
    .where('shown.family_id', '=', family_id)
    .where(sql<SqlBool>`shown.person_id = ${first}`)
    .$if(isNoOneElse, (query) => query.where(showsNoOneElse(sql.ref('shown.photo_id'), [first ?? '', ...others])))
  return others.reduce(
    (query, person_id) =>
      query.where(
        sql<SqlBool>`exists (select from photo_people other where other.photo_id = shown.photo_id and other.person_id = ${person_id})`,
      ),
    shown,
  )
}

async function selectCount(tx: Tx, family_id: string, filter: PhotoFilter): Promise<number> {
  const { person_ids } = filter
  const { total } = await tx
    .selectFrom(person_ids ? 'person_photo_totals' : 'photo_counts')
    .select(sql<number>`coalesce(sum(${countedIn(filter, !!person_ids)}), 0)`.as('total'))
    .where('family_id', '=', family_id)
    .$call((query) => (person_ids === undefined ? query : query.where(sql<SqlBool>`person_id = ${person_ids[0]}`)))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The same people, those with the fewest photos first: each of these is looked up among the others' photos. */
export async function sortByPhotos(tx: Tx, family_id: string, person_ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('person_photo_totals')
    .select(['person_id', 'photos'])
    .where('family_id', '=', family_id)
    .where('person_id', '=', sql<string>`any (${person_ids}::uuid[])`)
    .execute()
  const photosOf = (id: string) => rows.reduce((sum, row) => sum + (row.person_id === id ? row.photos : 0), 0)
  return person_ids.toSorted((a, b) => photosOf(a) - photosOf(b))
}
