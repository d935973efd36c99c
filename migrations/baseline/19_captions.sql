-- Audio captions: up to a minute of speech, one for each photo, for everyone who sees the photo.

create table audio_captions (
  photo_id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  -- The ID of its upload, which also names its objects.
  clip_id uuid not null unique,
  storage_path text not null unique,
  -- A seekable copy, if the recording itself isn't; the original is never changed.
  seekable_path text,
  filename text not null check (length(filename) <= 255),
  file_type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  duration_ms integer not null check (duration_ms > 0),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index audio_captions_family on audio_captions (family_id, photo_id);
alter table audio_captions enable row level security;
grant select, delete on audio_captions to app_rw;
grant select, insert, update, delete on audio_captions to app_worker;
-- Guests hear the captions of photos that they see.
grant select (photo_id, family_id, clip_id, storage_path, seekable_path, file_type) on audio_captions to app_guest;
