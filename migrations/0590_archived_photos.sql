-- Archived photos leave the gallery's timeline, and stay in albums, with their people, among favorites and in searches.

alter table photos add column is_archived boolean not null default false;
grant update (is_archived) on photos to app_rw;
grant select (is_archived) on photos to app_guest;
-- Without the archived ones, so that a page doesn't walk past thousands of them. Searches and filters use the other indexes.
create index photos_timeline on photos (family_id, sort_at desc, id desc) where deleted_at is null and not is_archived;
create index photos_newest_timeline on photos (family_id, created_at desc, id desc) where deleted_at is null and not is_archived;
create index photos_archived on photos (family_id, sort_at desc, id desc) where deleted_at is null and is_archived;
drop index photos_for_guests;
create index photos_for_guests on photos (family_id, sort_at desc, id desc)
  where deleted_at is null and audience = 'extended_family' and not is_archived;

-- How many of the photos are archived.
alter table photo_counts add column archived integer not null default 0;
