-- What somebody says to a photo, in up to a minute: one to a photo, heard by whoever sees it.

create table audio_captions (
  photo_id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  -- The upload that it came from, which also names its objects.
  clip_id uuid not null unique,
  storage_path text not null unique,
  -- A copy that can be sought, where the recording itself cannot; the original stays as it came.
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

-- However a recording goes (alone, for another one, with its photo or its family), its bytes follow it.
create function app.remove_caption_objects() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.add_job('remove-caption-objects',
    json_build_object('family_id', old.family_id, 'clip_id', old.clip_id), null, null, 25, 0);
  return null;
end;
$$;
revoke all on function app.remove_caption_objects from public;
create trigger caption_objects_gone after delete on audio_captions
  for each row execute function app.remove_caption_objects();
create trigger caption_objects_replaced after update of clip_id on audio_captions
  for each row when (old.clip_id <> new.clip_id) execute function app.remove_caption_objects();

alter table audio_captions enable row level security;
grant select, delete on audio_captions to app_rw;
-- What hides a photo hides what is said to it.
create policy members_read on audio_captions for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from photos where photos.family_id = audio_captions.family_id and photos.id = audio_captions.photo_id));
create policy editors_delete on audio_captions for delete to app_rw
  using (family_id = any (array(select app.my_edited_families())));
grant select, insert, update, delete on audio_captions to app_worker;
create policy worker_all on audio_captions to app_worker using (true) with check (true);

alter table uploads drop constraint uploads_purpose_check,
  add constraint uploads_purpose_check check (purpose in ('photo', 'answer', 'audio_caption'));

create or replace view app.kept_originals with (security_invoker = true) as
  select id, family_id, storage_path, sha256, bytes from photos
  union all
  select id, family_id, storage_path, sha256, bytes from child_personality_responses where storage_path is not null
  union all
  select clip_id, family_id, storage_path, sha256, bytes from audio_captions;

-- Recordings take room as photos do: those of children, which are few, and those that go with photos.
create or replace function app.family_use() returns table (family_id uuid, members bigint, bytes bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select mine.id, (select count(*) from family_members member where member.family_id = mine.id),
        (select coalesce(sum(counts.bytes), 0)::bigint from photo_counts counts where counts.family_id = mine.id)
          + (select coalesce(sum(answer.bytes), 0)::bigint from child_personality_responses answer where answer.family_id = mine.id)
          + (select coalesce(sum(caption.bytes), 0)::bigint from audio_captions caption where caption.family_id = mine.id)
      from app.my_families() as mine (id);
  end;
