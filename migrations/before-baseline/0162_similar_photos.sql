-- Photos that look alike, for somebody to review: nothing here ever deletes a photo.

alter table photos
  -- Where the picture grows darker from left to right, in 8 rows of 8 steps; null where it is too plain to tell.
  add column look bit(64),
  -- How much of the picture is edges; a blurred one of a burst has fewer.
  add column sharpness real,
  -- When it was compared with the others of its family; null while that is still to be done.
  add column compared_at timestamptz;
create index photos_uncompared on photos (id) where compared_at is null and deleted_at is null and kind = 'image';
-- Two looks that differ in three bits or fewer share one of these.
create index photos_look_1 on photos (family_id, substring(look from 1 for 16)) where look is not null and deleted_at is null;
create index photos_look_2 on photos (family_id, substring(look from 17 for 16)) where look is not null and deleted_at is null;
create index photos_look_3 on photos (family_id, substring(look from 33 for 16)) where look is not null and deleted_at is null;
create index photos_look_4 on photos (family_id, substring(look from 49 for 16)) where look is not null and deleted_at is null;

create table similar_photos (
  family_id uuid not null,
  photo_id uuid primary key,
  group_id uuid not null,
  -- Somebody looked at the group and keeps this photo; one that joins later asks again.
  reviewed_at timestamptz,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index similar_photos_group on similar_photos (family_id, group_id);

alter table similar_photos enable row level security;
grant select, update (reviewed_at) on similar_photos to app_rw;
-- Through the policy of photos: of a photo that somebody keeps to themselves nobody else learns.
create policy editors_read on similar_photos for select to app_rw
  using (family_id = any (array(select app.my_edited_families()))
    and exists (select 1 from photos where photos.id = photo_id and photos.deleted_at is null));
create policy editors_review on similar_photos for update to app_rw
  using (family_id = any (array(select app.my_edited_families()))
    and exists (select 1 from photos where photos.id = photo_id and photos.deleted_at is null));
grant select, insert, update, delete on similar_photos to app_worker;
create policy worker_all on similar_photos to app_worker using (true) with check (true);
