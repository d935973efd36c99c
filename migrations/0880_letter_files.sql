-- Photos and recordings of letters for later. Until a letter opens, each is an encrypted object, and nothing about it can be read here.
alter table capsules add constraint capsules_in_family unique (family_id, id);
create table capsule_files (
  -- The ID of its upload, which also names its objects.
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  -- Null while the letter is being written.
  capsule_id uuid,
  position smallint not null default 0,
  added_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  -- The key of the object, and everything about the file: encrypted with the letter's key while it waits, and with the secret before
  -- and afterwards. Null once the file is a recording or photo.
  about text check (length(about) <= 4000),
  -- Padded while it's sealed. The hash is that of the object, not of what's in it.
  storage_path text unique,
  bytes bigint not null default 0 check (bytes >= 0),
  sha256 bytea check (length(sha256) = 32),
  -- The upload that makes it a recording or photo once the letter has opened.
  clip_id uuid unique,
  photo_id uuid,
  kind text check (kind in ('image', 'video', 'audio')),
  filename text check (length(filename) <= 255),
  file_type text,
  seekable_path text,
  duration_ms integer check (duration_ms > 0),
  width integer,
  height integer,
  thumbhash bytea,
  -- When it last couldn't be opened.
  failed_at timestamptz,
  foreign key (family_id, capsule_id) references capsules (family_id, id) on delete cascade,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete set null (photo_id),
  constraint capsule_files_sealed check (about is null or storage_path is not null and sha256 is not null and kind is null and filename is null),
  constraint capsule_files_opened check (about is not null or capsule_id is not null)
);
create index capsule_files_of_capsule on capsule_files (family_id, capsule_id, position);
create index capsule_files_adder on capsule_files (added_by);
create index capsule_files_photo on capsule_files (family_id, photo_id) where photo_id is not null;
create index capsule_files_drafts on capsule_files (created_at) where capsule_id is null;
create index capsule_files_closed on capsule_files (capsule_id) where about is not null and capsule_id is not null;
alter table capsule_files enable row level security;
grant select, delete on capsule_files to app_rw;
grant update (capsule_id, position, about) on capsule_files to app_rw;
grant select, insert, update, delete on capsule_files to app_worker;

-- A letter can consist of photos and recordings alone.
alter table capsules drop constraint capsules_letter_check,
  add constraint capsules_letter_check check (length(letter) <= 20000);
