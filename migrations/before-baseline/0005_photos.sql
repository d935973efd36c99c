-- Photos and videos, the uploads they come from, and counts that answer without a scan.

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
  -- The camera's local time as it was written; the offset only where the camera knew it.
  taken_at timestamp,
  taken_offset_minutes integer check (taken_offset_minutes between -900 and 900),
  taken_at_from text,
  camera jsonb,
  -- What pairs a Live Photo with its film, and where a motion photo begins.
  pairing jsonb,
  thumbhash bytea,
  -- Names the folder of the derivatives; raised when they are made anew.
  derivatives_version integer not null default 1,
  -- Media that is drawn because the picture could not be read out of the file.
  placeholder boolean not null default false,
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Where the gallery shows it: its own time, else the time it came in.
  sort_at timestamp not null generated always as (coalesce(taken_at, created_at at time zone 'UTC')) stored,
  unique (family_id, id)
);
create index photos_gallery on photos (family_id, sort_at desc, id desc) where deleted_at is null;
create index photos_newest on photos (family_id, created_at desc, id desc) where deleted_at is null;
create index photos_favorites on photos (family_id, sort_at desc, id desc) where deleted_at is null and is_favorite;
create index photos_same_file on photos (family_id, sha256) where deleted_at is null;
create index photos_deleted on photos (deleted_at) where deleted_at is not null;

create table uploads (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  filename text not null check (length(filename) <= 255),
  bytes bigint not null check (bytes >= 0),
  state text not null default 'receiving' check (state in ('receiving', 'received', 'done', 'duplicate', 'refused')),
  photo_id uuid,
  -- Why it was refused: a key of the messages, never a sentence.
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete set null (photo_id)
);
create index uploads_mine on uploads (user_id, family_id, created_at desc);
create index uploads_unfinished on uploads (updated_at) where state in ('receiving', 'received');

-- Photos by month of the gallery. private_to tells private ones apart: the nil UUID means visible to members.
create table photo_counts (
  family_id uuid not null references families on delete cascade,
  month date not null,
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  photos integer not null default 0,
  favorites integer not null default 0,
  bytes bigint not null default 0,
  primary key (family_id, month, private_to)
);

create function app.count_photo(photo photos, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  insert into photo_counts as counts (family_id, month, private_to, photos, favorites, bytes)
    values (
      photo.family_id, date_trunc('month', photo.sort_at)::date,
      case when photo.audience = 'private' then coalesce(photo.added_by, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        else '00000000-0000-0000-0000-000000000000' end, step,
      case when photo.is_favorite then step else 0 end, photo.bytes * step)
    on conflict (family_id, month, private_to) do update set
      photos = counts.photos + excluded.photos, favorites = counts.favorites + excluded.favorites, bytes = counts.bytes + excluded.bytes;
end;
$$;

create function app.keep_photo_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    perform app.count_photo(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    perform app.count_photo(new, 1);
  end if;
  return null;
end;
$$;
-- Two triggers, since an edited description must not touch the counts.
create trigger photo_counts_rows after insert or delete on photos for each row execute function app.keep_photo_counts();
create trigger photo_counts_changes after update of deleted_at, audience, taken_at, is_favorite, added_by, bytes on photos
  for each row execute function app.keep_photo_counts();

-- Deleting hides a photo from everybody; only what this returns was really there to delete.
create function app.delete_photo(from_family uuid, photo_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set deleted_at = now(), updated_at = now()
      where id = photo_id and family_id = from_family and deleted_at is null
        and family_id = any (array(select app.my_edited_families()))
        and (audience <> 'private' or added_by = app.user_id())
      returning id;
  end;

revoke all on all functions in schema app from public;
grant execute on function app.delete_photo to app_rw;

alter table photos enable row level security;
alter table uploads enable row level security;
alter table photo_counts enable row level security;

grant select on photos, photo_counts to app_rw;
grant update (description, location_name, is_favorite, updated_at) on photos to app_rw;
create policy members_read on photos for select to app_rw
  using (family_id = any (array(select app.my_families())) and deleted_at is null and (audience <> 'private' or added_by = app.user_id()));
create policy editors_update on photos for update to app_rw
  using (family_id = any (array(select app.my_edited_families())) and deleted_at is null and (audience <> 'private' or added_by = app.user_id()));
create policy members_read on photo_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));

grant select, insert on uploads to app_rw;
grant update (state, updated_at) on uploads to app_rw;
create policy own_uploads on uploads for select to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_families())));
create policy own_new_uploads on uploads for insert to app_rw
  with check (user_id = app.user_id() and family_id = any (array(select app.my_edited_families())));
create policy own_received_uploads on uploads for update to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_edited_families())));

grant select, insert, update, delete on photos, uploads to app_worker;
grant select on photo_counts to app_worker;
create policy worker_all on photos to app_worker using (true) with check (true);
create policy worker_all on uploads to app_worker using (true) with check (true);
create policy worker_reads on photo_counts for select to app_worker using (true);
