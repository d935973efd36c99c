import { sql } from 'kysely'
import type { PhotoFilter } from '#features/photos/photos.filters.ts'
import { matches } from '#features/photos/server/photo-filter.fragments.ts'
import type { Tx } from '#server/db/database.ts'

/** Photos of a month (the videos of Live Photos included), or those that match a filter. */
export type PhotoFolder = { month: string } | { filter: PhotoFilter }

export type TreePhoto = Awaited<ReturnType<typeof selectPhotosIn>>[number]

function photosIn(tx: Tx, family_id: string, folder: PhotoFolder) {
  const photos = tx
    .selectFrom('photos')
    .select(['photos.id', 'photos.filename', 'photos.file_type', 'photos.bytes', 'photos.created_at', 'photos.sort_at'])
    .select(sql<string>`lower(photos.filename)`.as('name_key'))
    .orderBy('photos.sort_at')
    .orderBy('photos.id')
  if ('filter' in folder) return photos.where((eb) => matches(eb, family_id, folder.filter))
  return photos
    .where('photos.family_id', '=', family_id)
    .where('photos.deleted_at', 'is', null)
    .where('photos.sort_at', '>=', sql<string>`${`${folder.month}-01`}::timestamp`)
    .where('photos.sort_at', '<', sql<string>`${`${folder.month}-01`}::timestamp + interval '1 month'`)
}

/** A page by keyset, oldest first. */
export function selectPhotosIn(
  tx: Tx,
  family_id: string,
  folder: PhotoFolder,
  after: { sort_at: string; id: string } | undefined,
  limit: number,
) {
  return photosIn(tx, family_id, folder)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(photos.sort_at, photos.id) > (${after?.sort_at}::timestamp, ${after?.id}::uuid)`),
    )
    .limit(limit)
    .execute()
}

/** The first photo of a folder with this file name, in any case. */
export function selectPhotoNamed(tx: Tx, family_id: string, folder: PhotoFolder, name: string) {
  return photosIn(tx, family_id, folder)
    .where('photos.id', '=', sql<string>`any (array(select app.dav_photos_named(${family_id}, ${name})))`)
    .limit(1)
    .executeTakeFirst()
}

/** The photo of a folder whose ID begins with these 16 hexadecimal digits. */
export function selectPhotoById(tx: Tx, family_id: string, folder: PhotoFolder, digits: string) {
  const [from, to] = ['0', 'f'].map((rest) => digits + rest.repeat(16))
  return photosIn(tx, family_id, folder)
    .where('photos.id', '>=', sql<string>`${from}::uuid`)
    .where('photos.id', '<=', sql<string>`${to}::uuid`)
    .limit(1)
    .executeTakeFirst()
}

/** The months with photos that the caller sees, `YYYY-MM`. A family has some hundred. */
export async function selectMonths(tx: Tx, family_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('photo_counts')
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('of'))
    .where('family_id', '=', family_id)
    .groupBy('month')
    .having(sql<boolean>`sum(bytes) > 0`)
    .orderBy('month')
    .execute()
  return rows.map(({ of }) => of)
}

/** Of the family's originals that the caller sees. */
export async function sumBytes(tx: Tx, family_id: string): Promise<number> {
  const row = await tx
    .selectFrom('photo_counts')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .where('family_id', '=', family_id)
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

export function selectNames(tx: Tx, family_id: string) {
  return tx
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name'])
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

type PhotoOrUpload = { photo_id: string | null; upload_id: string | null }

/** Where an original is, if the caller sees the photo, or the one that an upload became. */
export function selectOriginal(tx: Tx, family_id: string, { photo_id, upload_id }: PhotoOrUpload) {
  return tx
    .selectFrom('photos')
    .select(['storage_path', 'file_type'])
    .where('family_id', '=', family_id)
    .where('id', '=', (eb) =>
      photo_id ? eb.val(photo_id) : eb.selectFrom('uploads').select('photo_id').where('id', '=', upload_id),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function selectAlbumTitles(tx: Tx, family_id: string) {
  return tx
    .selectFrom('albums')
    .select(['id', 'title', 'rule'])
    .where('family_id', '=', family_id)
    .orderBy('id')
    .execute()
}
