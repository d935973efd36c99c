-- Photos of a trip that were added after its album was created are offered for the album.

alter table trips drop constraint trips_state_check,
  -- 'grown' has an album, and photos that were added to the family since.
  add constraint trips_state_check check (state in ('proposed', 'created', 'grown', 'dismissed')),
  add column album_id uuid,
  -- Photos that were added to the family since then aren't offered yet.
  add column offered_at timestamptz,
  add check (state <> 'grown' or album_id is not null and offered_at is not null),
  add foreign key (family_id, album_id) references albums (family_id, id) on delete cascade;
drop index trips_proposed;
create index trips_proposed on trips (family_id, starts_on desc, id desc) where state in ('proposed', 'grown');
create index trips_albums on trips (album_id) where album_id is not null;
grant update (album_id, offered_at) on trips to app_rw;
