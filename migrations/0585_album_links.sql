-- A guest link can show one album, or only recent photos, and let the guest save them. A PIN protects links that are passed on.

alter table guests
  -- If the album is deleted, the link was revoked before (app.end_album_links).
  add column album_id uuid,
  -- Only what was taken in the last days.
  add column recent_days smallint check (recent_days between 1 and 365),
  -- Whether an album's or recent photos for the family only are shown too; private ones never are.
  add column shows_family_only boolean not null default false,
  add column can_save boolean not null default false,
  -- Of the same form as a password's hash. No one reads it but the function that opens links.
  add column pin_hash text,
  add column has_pin boolean generated always as (pin_hash is not null) stored,
  add foreign key (family_id, album_id) references albums (family_id, id) on delete set null (album_id),
  add check (num_nonnulls(album_id, recent_days) + (person_ids <> '{}')::int <= 1);
create index guests_of_album on guests (album_id) where album_id is not null;
grant select (album_id, recent_days, shows_family_only, can_save, has_pin),
  insert (album_id, recent_days, shows_family_only, can_save, pin_hash) on guests to app_rw;
grant select (album_id, recent_days, shows_family_only, can_save) on guests to app_guest;
-- What a guest sees of their album.
grant select (id, family_id, title, description, sort) on albums to app_guest;
grant select (family_id, album_id, photo_id, position, sort_at) on album_photos to app_guest;
-- For the full-resolution image that a guest saves.
grant select (quarter_turns, crop) on photos to app_guest;

drop function if exists app.open_guest_link(text, uuid, text);
