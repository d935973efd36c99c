import type pg from 'pg'

/** Inserts photo rows without files, spread over twenty years, and counts all photos of the family again. */
export async function fillPhotos(client: pg.Client, family_id: string, user_id: string, count: number): Promise<void> {
  await client.query('begin')
  await client.query('set local synchronous_commit = off')
  await client.query('alter table photos disable trigger user')
  await client.query(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, description,
         location_name, location_lat, location_lng, is_favorite, taken_at, taken_offset_minutes, camera, thumbhash, created_at, compared_at,
         focus_x, focus_y)
       select id, $1::uuid, $2::uuid, 'families/' || $1 || '/photos/' || id || '/original.jpg', 'IMG_' || n || '.jpg', 'image/jpeg', 'image',
         3000000 + n, sha256(id::text::bytea), 4000, 3000, case when n % 5 = 0 then 'A day by the sea' end, 'Lisbon, Portugal', 38.7, -9.1,
         n % 20 = 0, timestamp '2005-01-01' + n * (interval '20 years' / $3), 60, '{"make":"Bench","model":"One","lens":null,"iso":null,"exposure_s":null,"f_number":null,"focal_length_mm":null}',
         decode('1QcSHQRnh493V4dIh4eXh1h4kJUI', 'base64'), timestamptz '2025-01-01' + n * interval '1 second', now(), 0.5, 0.5
       from (select n, gen_random_uuid() as id from generate_series(1, $3::integer) n) rows`,
    [family_id, user_id, count],
  )
  await client.query('delete from photo_counts where family_id = $1', [family_id])
  await client.query(
    `insert into photo_counts (family_id, month, photos, favorites, bytes)
       select family_id, date_trunc('month', sort_at)::date, count(*), count(*) filter (where is_favorite), sum(bytes)
         from photos where family_id = $1 group by 1, 2`,
    [family_id],
  )
  await client.query('alter table photos enable trigger user')
  await client.query('commit')
}

/** Adds other families' photos to reach the claimed table size. */
export async function fillOtherFamilies(
  client: pg.Client,
  user_id: string,
  families: number,
  photosEach: number,
): Promise<void> {
  for (let family = 1; family <= families; family++) {
    const { rows } = await client.query<{ id: string }>(
      "insert into families (id, name) values (gen_random_uuid(), 'Family ' || $1) returning id",
      [family],
    )
    await fillPhotos(client, rows[0]!.id, user_id, photosEach)
  }
}
