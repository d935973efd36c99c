-- Photos and videos, the uploads they come from, and counts that need no scan.

create table photos (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  storage_path text not null unique,
  filename text not null check (length(filename) <= 255),
  file_type text not null,
  kind text not null check (kind in ('image', 'video')),
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  duration_ms integer,
  animated boolean not null default false,
  description text check (length(description) <= 5000),
  location_name text check (length(location_name) <= 200),
  location_lat double precision check (location_lat between -90 and 90),
  location_lng double precision check (location_lng between -180 and 180),
  is_favorite boolean not null default false,
  -- The camera's local time as written; the offset only if the camera knew it.
  taken_at timestamp,
  taken_offset_minutes integer check (taken_offset_minutes between -900 and 900),
  taken_at_from text,
  camera jsonb,
  -- What pairs a Live Photo with its video, and where a motion photo's video begins.
  pairing jsonb,
  thumbhash bytea,
  -- Names the derivatives' folder; incremented when they are made again.
  derivatives_version integer not null default 1,
  -- A drawn placeholder, because the image couldn't be decoded.
  placeholder boolean not null default false,
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Its position in the gallery: its own time, or else the upload time.
  sort_at timestamp not null generated always as (coalesce(taken_at, created_at at time zone 'UTC')) stored,
  child_id uuid,
  taken_precision text not null default 'time'
    check (taken_precision in ('time', 'day', 'month', 'season', 'year', 'about', 'decade')),
  -- Clockwise, on top of the camera's orientation. Derivatives of a photo turned n times are those of version 1 + n.
  quarter_turns smallint not null default 0 check (quarter_turns between 0 and 3),
  look bit(64),
  sharpness real,
  compared_at timestamptz,
  crop jsonb check (jsonb_typeof(crop) = 'object'),
  crop_edits integer not null default 0 check (crop_edits >= 0),
  -- The identifier that both files of a Live Photo share. A column of its own, because under row-level security an index on a
  -- JSON expression isn't used.
  live_id text generated always as (pairing ->> 'content_identifier') stored,
  film_of uuid,
  unique (family_id, id),
  constraint photos_child foreign key (family_id, child_id) references children (family_id, id) on delete set null (child_id),
  foreign key (family_id, film_of) references photos (family_id, id) on delete set null (film_of)
);
create index photos_gallery on photos (family_id, sort_at desc, id desc) where deleted_at is null;
create index photos_newest on photos (family_id, created_at desc, id desc) where deleted_at is null;
create index photos_favorites on photos (family_id, sort_at desc, id desc) where deleted_at is null and is_favorite;
create index photos_same_file on photos (family_id, sha256) where deleted_at is null;
create index photos_deleted on photos (deleted_at) where deleted_at is not null;
create index photos_of_child on photos (family_id, child_id, sort_at desc, id desc)
  where deleted_at is null and child_id is not null;
create index photos_recently_deleted on photos (family_id, deleted_at desc, id desc) where deleted_at is not null;
create index photos_for_guests on photos (family_id, sort_at desc, id desc)
  where deleted_at is null and audience = 'extended_family';
-- A search by radius starts with a box of degrees.
create index photos_places on photos (family_id, location_lat, location_lng)
  where deleted_at is null and location_lat is not null;
create index photos_uncompared on photos (id) where compared_at is null and deleted_at is null and kind = 'image';
-- Two hashes that differ in three bits or fewer share one of these quarters.
create index photos_look_1 on photos (family_id, substring(look from 1 for 16)) where look is not null and deleted_at is null;
create index photos_look_2 on photos (family_id, substring(look from 17 for 16))
  where look is not null and deleted_at is null;
create index photos_look_3 on photos (family_id, substring(look from 33 for 16))
  where look is not null and deleted_at is null;
create index photos_look_4 on photos (family_id, substring(look from 49 for 16))
  where look is not null and deleted_at is null;
create index photos_live on photos (family_id, live_id) where deleted_at is null and live_id is not null;
create unique index photos_film_of on photos (family_id, film_of) where film_of is not null;
-- Few rows: a new image looks for its video among them.
create index photos_films on photos (family_id, sort_at) where deleted_at is null and kind = 'video' and film_of is null;
alter table photos enable row level security;
grant select, update (description, location_name, location_lat, location_lng, is_favorite, taken_at, taken_offset_minutes,
  taken_at_from, updated_at, child_id, taken_precision, quarter_turns, crop, crop_edits) on photos to app_rw;
grant select, insert, update, delete on photos to app_worker;
-- No places, cameras or file names.
grant select (id, family_id, storage_path, file_type, kind, bytes, width, height, duration_ms, description, taken_at,
  thumbhash, derivatives_version, audience, created_at, deleted_at, sort_at, film_of) on photos to app_guest;
alter table children add constraint children_avatar_photo foreign key (family_id, avatar_photo_id) references photos
  (family_id, id) on delete set null (avatar_photo_id);

create table uploads (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  filename text not null check (length(filename) <= 255),
  bytes bigint not null check (bytes >= 0),
  state text not null default 'receiving' check (state in ('receiving', 'received', 'done', 'duplicate', 'refused')),
  photo_id uuid,
  -- Why it was refused: a message key, never a sentence.
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  purpose text not null default 'photo' check (purpose ~ '^[a-z_]{1,40}$'),
  about jsonb not null default '{}' check (jsonb_typeof(about) = 'object' and length(about::text) <= 10000),
  -- A decoder that crashed, timed out or ran out of memory says nothing about the file: the upload stays received and is
  -- retried.
  decode_attempts integer not null default 0,
  retry_at timestamptz,
  retry_cause text check (retry_cause in ('crashed', 'timed_out', 'out_of_memory', 'fault')),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete set null (photo_id)
);
create index uploads_mine on uploads (user_id, family_id, created_at desc);
create index uploads_unfinished on uploads (updated_at) where state in ('receiving', 'received');
create index uploads_retried on uploads (created_at) where state = 'received' and retry_at is not null;
-- For the limits on unfinished uploads.
create index uploads_receiving on uploads (family_id, user_id) where state = 'receiving';
create index uploads_in_line_of_family on uploads (family_id) where state = 'received' and retry_at is null;
create index uploads_in_line_of_person on uploads (user_id) where state = 'received' and retry_at is null;
alter table uploads enable row level security;
grant select, insert, delete, update (state, updated_at) on uploads to app_rw;
grant select, insert, update, delete on uploads to app_worker;

-- Photos by month of the gallery. private_to is the owner of private ones; the nil UUID means visible to members.
create table photo_counts (
  family_id uuid not null references families on delete cascade,
  month date not null,
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  photos integer not null default 0,
  favorites integer not null default 0,
  bytes bigint not null default 0,
  primary key (family_id, month, private_to)
);
alter table photo_counts enable row level security;
grant select on photo_counts to app_rw, app_worker;

create table photo_downloads (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  photo_ids uuid[] not null check (cardinality(photo_ids) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index photo_downloads_family on photo_downloads (family_id);
create index photo_downloads_old on photo_downloads (created_at);
alter table photo_downloads enable row level security;
grant select, insert on photo_downloads to app_rw;
grant select, delete on photo_downloads to app_worker;

create table similar_photos (
  family_id uuid not null,
  photo_id uuid primary key,
  group_id uuid not null,
  -- When someone reviewed the group and kept this photo; a photo that joins later needs a new review.
  reviewed_at timestamptz,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index similar_photos_group on similar_photos (family_id, group_id);
alter table similar_photos enable row level security;
grant select, update (reviewed_at) on similar_photos to app_rw;
grant select, insert, update, delete on similar_photos to app_worker;

create table photo_works (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  photo_ids uuid[] not null check (cardinality(photo_ids) between 1 and 10000),
  -- The requested change; null deletes them.
  change jsonb check (jsonb_typeof(change) = 'object' and length(change::text) <= 100000),
  -- How many are done, from the beginning. Updated in the same transaction, so that none is done twice.
  done integer not null default 0,
  -- The failed ones: photo_id and reason of each.
  failed jsonb not null default '[]' check (jsonb_typeof(failed) = 'array'),
  state text not null default 'running' check (state in ('running', 'done', 'stopped')),
  -- Why it stopped early: a word, never a sentence.
  problem text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index photo_works_family on photo_works (family_id);
create index photo_works_old on photo_works (finished_at) where finished_at is not null;
-- One at a time.
create unique index photo_works_running on photo_works (user_id, family_id) where state = 'running';
alter table photo_works enable row level security;
grant select, delete, insert (id, family_id, user_id, photo_ids, change), update (done, failed, state, finished_at)
  on photo_works to app_rw;
grant select, update, delete on photo_works to app_worker;

create table film_renditions (
  photo_id uuid primary key,
  family_id uuid not null,
  state text not null check (state in ('not_needed', 'wanted', 'making', 'made', 'failed')),
  since timestamptz not null default now(),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index film_renditions_family on film_renditions (family_id, photo_id);
create index film_renditions_open on film_renditions (since) where state in ('wanted', 'making');
alter table film_renditions enable row level security;
grant select on film_renditions to app_rw;
grant select, insert, update, delete on film_renditions to app_worker;
-- Guests see the compatible copy of a video, which has no metadata.
grant select (photo_id, family_id, state) on film_renditions to app_guest;

-- Decoding time used by a person, by the hour.
create table decoder_use (
  user_id uuid not null references profiles on delete cascade,
  hour timestamptz not null,
  ms bigint not null,
  primary key (user_id, hour)
);
create index decoder_use_hour on decoder_use (hour);
alter table decoder_use enable row level security;
grant select, insert, update, delete on decoder_use to app_worker;
