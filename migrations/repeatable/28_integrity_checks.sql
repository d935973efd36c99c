-- Originals that people gave and that can't be made again, with the hash they arrived with: for backups and integrity checks.
create or replace view app.kept_originals with (security_invoker = true) as
  select id, family_id, storage_path, sha256, bytes from photos
  union all
  select id, family_id, storage_path, sha256, bytes from child_personality_responses where storage_path is not null
  union all
  select clip_id, family_id, storage_path, sha256, bytes from audio_captions;
grant select on app.kept_originals to app_worker;

-- Everything that a backup copies from the object store: originals with their hashes, and objects that can't be made again from
-- them. A video's preview may be from the browser that added it, if no decoder here can read the video. `revision` tells apart
-- contents that had the same key.
create or replace view app.backed_up_objects with (security_invoker = true) as
  select storage_path as key, null::text as revision, encode(sha256, 'hex') as sha256 from app.kept_originals
  union all
  select format('families/%s/photos/%s/v%s/large.jpg', family_id, id, derivatives_version), null, null
    from photos where kind = 'video'
  union all
  select format('families/%s/answers/%s/v1/large.jpg', family_id, video_clip_id), null, null
    from child_personality_responses where storage_path is not null
  union all
  select seekable_path, null, null from child_personality_responses where seekable_path is not null
  union all
  select seekable_path, null, null from audio_captions where seekable_path is not null
  union all
  select format('families/%s/children/%s/avatar-%s.webp', family_id, id, avatar_ready), null, null
    from children where avatar_ready > 0
  union all
  select format(avatar.key, profile.id, avatar.version), avatar.version, null
    from (select id, substring(avatar_url from '[?]v=([0-9]+)$') as version from profiles) profile,
      lateral (values ('users/%s/avatar-source.jpg', profile.version), ('users/%s/avatar-%s.webp', profile.version)) avatar (key, version)
    where profile.version is not null
  union all
  select format('families/%s/orders/%s/%s.pdf', family_id, id, part), null, null
    from book_orders, unnest(array['pages', 'cover']) part where family_id is not null and handed_over_at is not null;

-- For administrators: counts, and keys of objects, which consist of IDs.
create or replace function app.admin_originals() returns table (checked bigint, whole_since timestamptz, missing bigint, changed bigint,
    examples text[], untracked bigint, untracked_examples text[], listed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select
      (select count(*) from original_checks),
      (select min(checked_at) from original_checks),
      (select count(*) from original_checks where finding = 'missing'),
      (select count(*) from original_checks where finding = 'changed'),
      (select coalesce(array_agg(storage_path), '{}') from
        (select storage_path from original_checks where finding <> 'whole' order by found_at limit 20) trouble),
      (select store_checks.untracked from store_checks),
      coalesce((select store_checks.untracked_examples from store_checks), '{}'),
      (select store_checks.finished_at from store_checks)
    where app.is_admin();
  end;

-- Which of these IDs are in any table's unique column: an object whose key has none of them is untracked. Tables come from the
-- catalog, so that those added later count too; photos first, because nearly all IDs are theirs.
create or replace function app.known_ids(ids uuid[]) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  place record;
  found_now uuid[];
  known uuid[] := '{}';
begin
  for place in
    select c.oid::regclass as tab, a.attname as col from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] and a.atttypid = 'uuid'::regtype
      where i.indisunique and i.indnkeyatts = 1 and i.indpred is null
      order by (c.relname = 'photos') desc, (c.relname = 'uploads') desc, c.relname, a.attname
  loop
    execute format('select coalesce(array_agg(%I), ''{}'') from %s where %I = any ($1)', place.col, place.tab, place.col)
      into found_now using ids;
    known := known || found_now;
    ids := array(select unnest(ids) except select unnest(found_now));
    exit when cardinality(ids) = 0;
  end loop;
  return known;
end;
$$;

grant execute on function app.admin_originals to app_rw;
grant execute on function app.known_ids to app_worker;

create policy worker_all on original_checks to app_worker using (true) with check (true);

create policy worker_all on store_checks to app_worker using (true) with check (true);

create policy worker_all on damage_reports to app_worker using (true) with check (true);

create policy worker_all on installation to app_worker using (true);
create policy worker_all on backup_key to app_worker using (true) with check (true);
create policy worker_all on backup_repositories to app_worker using (true) with check (true);
create policy worker_all on backup_objects to app_worker using (true) with check (true);
create policy worker_all on backup_runs to app_worker using (true) with check (true);
