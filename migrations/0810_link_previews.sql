-- Where a link to an album is pasted, chat apps may show the album's title and cover, if the owner chose so. They ask with a
-- key of its own, since the link's token is never sent with a page's address.

alter table guests
  add column preview_hash text unique,
  add column shows_cover boolean generated always as (preview_hash is not null) stored,
  -- A link with a PIN shows nothing to those who don't have the PIN.
  add check (preview_hash is null or pin_hash is null);
grant select (shows_cover), insert (preview_hash), update (preview_hash) on guests to app_rw;
grant select (cover_photo_id) on albums to app_guest;
