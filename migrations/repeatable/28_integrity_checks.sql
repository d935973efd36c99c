-- Originals that people gave and that can't be made again, with the hash they arrived with: for backups and integrity checks.
-- Their IDs are those of their uploads.
create or replace view app.kept_originals with (security_invoker = true) as
  select id, family_id, storage_path, sha256, bytes from photos
  union all
  select video_clip_id, family_id, storage_path, sha256, bytes from child_personality_responses where storage_path is not null
  union all
  select clip_id, family_id, storage_path, sha256, bytes from audio_captions
  union all
  select id, family_id, storage_path, sha256, bytes from guest_photos
  union all
  select case when about is null then clip_id else id end, family_id, storage_path, sha256, bytes from capsule_files
    where storage_path is not null;
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
  select format('families/%s/photos/%s/v1/large.jpg', family_id, id), null, null from guest_photos where kind = 'video'
  union all
  select format('families/%s/answers/%s/v1/large.jpg', family_id, video_clip_id), case when poster = 'made' then poster end, null
    from child_personality_responses where storage_path is not null
  union all
  select seekable_path, null, null from child_personality_responses where seekable_path is not null
  union all
  select seekable_path, null, null from audio_captions where seekable_path is not null
  union all
  select seekable_path, null, null from capsule_files where seekable_path is not null
  union all
  select format('families/%s/letters/%s/v1/large.jpg', family_id, clip_id), null, null
    from capsule_files where about is null and kind = 'video'
  union all
  select format('families/%s/children/%s/avatar-%s.webp', family_id, id, avatar_ready), null, null
    from people where avatar_ready > 0
  union all
  select format(avatar.key, profile.id, avatar.version), avatar.version, null
    from (select id, substring(avatar_url from '[?]v=([0-9]+)$') as version from profiles) profile,
      lateral (values ('users/%s/avatar-source.jpg', profile.version), ('users/%s/avatar-%s.webp', profile.version)) avatar (key, version)
    where profile.version is not null
  union all
  select format('families/%s/orders/%s/%s.pdf', family_id, id, part), null, null
    from book_orders, unnest(array['pages', 'cover']) part where family_id is not null and handed_over_at is not null;
grant select on app.backed_up_objects to app_worker;

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

-- For administrators: files that no row refers to, by key. Their keys consist of IDs; the second one is the family's.
create or replace function app.admin_untracked_objects(after text, most integer)
  returns table (key text, bytes bigint, stored_at timestamptz, decision text, problem text, family_name text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select untracked.key, untracked.bytes, untracked.stored_at, untracked.decision, untracked.problem, family.name
      from untracked_objects untracked
      left join families family on family.deleted_at is null
        and family.id = case when untracked.key like 'families/%' then split_part(untracked.key, '/', 2)::uuid end
      where app.is_admin() and untracked.key > after order by untracked.key limit most;
  end;

-- Folders whose objects a job removes, because their rows are gone.
create or replace function app.folders_to_remove() returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return query select job.payload ->> 'folder' from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'remove-objects';
end;
$$;

-- Records what administrators decided about untracked files. Those of the last day may belong to something in progress.
create or replace function app.decide_untracked_objects(keys text[], wanted text) returns setof text
  language sql volatile security definer set search_path = public, pg_temp
as $$
  update untracked_objects set decision = wanted, problem = null
    where app.is_admin() and key = any (keys) and decision is null and stored_at < now() - interval '1 day'
    returning key;
$$;

-- For administrators: originals that are missing or changed, and the places with a copy in a backup.
create or replace function app.admin_damaged_originals(after text, most integer, addresses text[])
  returns table (key text, bytes bigint, family_name text, finding text, found_at timestamptz, copies text[])
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select original.storage_path, original.bytes, family.name, checked.finding, checked.found_at,
        array(select repository.address from backup_objects stored
          join backup_repositories repository on repository.id = stored.repository_id
          where stored.source = encode(original.sha256, 'hex') and repository.address = any (addresses) order by 1)
      from original_checks checked
      join app.kept_originals original on original.storage_path = checked.storage_path
      join families family on family.id = original.family_id
      where app.is_admin() and checked.finding <> 'whole' and checked.storage_path > after
      order by checked.storage_path limit most;
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

-- A run as screens show it.
create or replace function app.backup_run(run backup_runs) returns jsonb
  language sql stable set search_path = public, pg_temp
  return to_jsonb(run) - '{repository_id,damaged}'::text[] ||
    jsonb_build_object('damaged', cardinality(run.damaged), 'damaged_examples', run.damaged[1:20]);

-- Whether a backup was started by hand and its run hasn't begun. Its job ends a moment after its run.
create or replace function app.is_backup_queued(repository backup_repositories) returns boolean
  language plpgsql stable set search_path = public, pg_temp
as $$
begin
  return exists (select 1 from graphile_worker._private_jobs job
    where job.key = 'back-up-now:' || repository.address and (job.locked_at is not null or job.attempts < job.max_attempts)
      and not exists (select from backup_runs run where run.repository_id = repository.id and run.started_at >= job.run_at));
end;
$$;

-- For administrators: what's known about the backups at these addresses.
create or replace function app.admin_backups(addresses text[])
  returns table (address text, paused_at timestamptz, is_queued boolean, verified_at timestamptz, last_backup jsonb, runs jsonb)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select repository.address, repository.paused_at, app.is_backup_queued(repository),
        (select max(run.finished_at) from backup_runs run
          where run.repository_id = repository.id and run.kind = 'drill' and run.state = 'done' and run.damaged = '{}'),
        (select app.backup_run(run) from backup_runs run
          where run.repository_id = repository.id and run.kind = 'backup' and run.state = 'done'
          order by run.started_at desc limit 1),
        coalesce((select jsonb_agg(app.backup_run(run) order by run.started_at desc) from
          (select * from backup_runs newest where newest.repository_id = repository.id
            order by newest.started_at desc limit 10) run), '[]')
      from backup_repositories repository
      where app.is_admin() and repository.address = any (addresses);
  end;

-- Pauses or resumes the backups at an address, which may not have had one yet.
create or replace function app.pause_backups(new_id uuid, wanted text, is_paused boolean) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  insert into backup_repositories (id, address, paused_at)
    select new_id, wanted, case when is_paused then now() end where app.is_admin()
    on conflict (address) do update set paused_at = excluded.paused_at;
end;
$$;

-- For owners: the last complete backup at each of these addresses, and when a backup there was last found intact.
create or replace function app.backup_status(addresses text[])
  returns table (address text, paused_at timestamptz, last_started_at timestamptz, last_backup_at timestamptz, bytes float8,
    verified_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select repository.address, repository.paused_at, last.started_at, last.finished_at, last.bytes::float8,
        (select max(run.finished_at) from backup_runs run
          where run.repository_id = repository.id and run.kind = 'drill' and run.state = 'done' and run.damaged = '{}')
      from backup_repositories repository
        left join lateral (select run.started_at, run.finished_at, run.bytes from backup_runs run
          where run.repository_id = repository.id and run.kind = 'backup' and run.state = 'done'
          order by run.started_at desc limit 1) last on true
      where app.user_id() is not null and repository.address = any (addresses);
  end;

-- What's known about the stored originals of photos that the caller can see: their last integrity check, and the newest complete
-- backup with them. A backup has a photo if it began after the photo was added and has its bytes: the same bytes may have been
-- stored earlier for another family, and that must not show. Nothing about where.
create or replace function app.stored_copies(of_family uuid, photo_ids uuid[], addresses text[])
  returns table (photo_id uuid, checked_at timestamptz, finding text, backed_up_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photo.id, checked.checked_at, checked.finding,
        (select max(last.finished_at) from backup_repositories repository
          cross join lateral (select run.started_at, run.finished_at from backup_runs run
            where run.repository_id = repository.id and run.kind = 'backup' and run.state = 'done'
            order by run.started_at desc limit 1) last
          join backup_objects stored on stored.repository_id = repository.id and stored.source = encode(photo.sha256, 'hex')
            and stored.dropped_at is null and stored.stored_at <= last.finished_at
          where repository.address = any (addresses) and coalesce(photo.stored_at, photo.created_at) < last.started_at)
      from photos photo left join original_checks checked on checked.storage_path = photo.storage_path
      where photo.id = any (photo_ids) and photo.family_id = of_family and of_family = any (array(select app.my_families()))
        and photo.deleted_at is null and (photo.audience <> 'private' or photo.added_by = app.user_id());
  end;

grant execute on function app.admin_originals, app.admin_backups, app.pause_backups, app.backup_status, app.stored_copies,
  app.admin_untracked_objects, app.decide_untracked_objects, app.admin_damaged_originals to app_rw;
grant execute on function app.known_ids, app.folders_to_remove to app_worker;

create policy worker_all on original_checks to app_worker using (true) with check (true);

create policy worker_all on untracked_objects to app_worker using (true) with check (true);
create policy worker_all on derived_checks to app_worker using (true) with check (true);
create policy worker_all on store_checks to app_worker using (true) with check (true);

create policy worker_all on damage_reports to app_worker using (true) with check (true);

create policy worker_all on installation to app_worker using (true);
create policy worker_all on backup_key to app_worker using (true) with check (true);
create policy worker_all on backup_repositories to app_worker using (true) with check (true);
create policy worker_all on backup_objects to app_worker using (true) with check (true);
create policy worker_all on backup_runs to app_worker using (true) with check (true);

create policy worker_all on data_keys to app_worker using (true) with check (true);
create policy worker_all on local.rewriting to app_worker using (true) with check (true);
