-- Frames: TVs and tablets that show a family's photos all day, and addresses for frames that read feeds. A frame is a guest
-- without a link. It's paired by a code that someone of the family enters on their phone.

alter table guests add column is_frame boolean not null default false;
grant select (is_frame), insert (is_frame), update (name, album_id, person_ids, recent_days, shows_family_only) on guests to app_rw;
grant select (is_frame) on guests to app_guest;
-- Where pictures are enlarged, and what is shown if there's nothing of this day.
grant select (focus_x, focus_y, is_favorite) on photos to app_guest;

create table frames (
  guest_id uuid primary key,
  family_id uuid not null,
  -- A screen opens /frame in its browser; a feed is read at an address with a token.
  kind text not null check (kind in ('screen', 'feed')),
  on_this_day boolean not null,
  shows_captions boolean not null,
  shows_ages boolean not null,
  shows_places boolean not null,
  seconds smallint not null check (seconds between 5 and 3600),
  -- Minutes after midnight in its time zone; null without quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  timezone text not null check (length(timezone) between 1 and 64),
  check ((quiet_from is null) = (quiet_to is null)),
  foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade
);
create index frames_of_family on frames (family_id, guest_id);
alter table frames enable row level security;
grant select, insert (guest_id, family_id, kind, on_this_day, shows_captions, shows_ages, shows_places, seconds, quiet_from, quiet_to,
  timezone), update (on_this_day, shows_captions, shows_ages, shows_places, seconds, quiet_from, quiet_to, timezone) on frames to app_rw;
grant select on frames to app_guest, app_worker;

-- Codes that screens show until someone enters them. The screen has the secret, which fetches its session.
create table frame_codes (
  code text primary key check (code ~ '^[0-9]{6}$'),
  -- SHA-256.
  secret_hash text not null unique,
  expires_at timestamptz not null,
  -- The frame that the code was entered for.
  family_id uuid,
  guest_id uuid,
  foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade
);
create index frame_codes_of_guest on frame_codes (family_id, guest_id) where guest_id is not null;
create index frame_codes_expired on frame_codes (expires_at);
alter table frame_codes enable row level security;
grant select (expires_at), delete on frame_codes to app_worker;

-- A photo that's added to an album later is new on a frame.
alter table album_photos add column added_at timestamptz;
alter table album_photos alter column added_at set default clock_timestamp();
create index album_photos_newest on album_photos (album_id, added_at desc) where added_at is not null;
grant select (added_at) on album_photos to app_guest;

drop function if exists app.find_guest(text);
