-- None of these functions reads a photo, a file name, or a text that a family wrote. A Live Photo counts once, and both of its
-- files use storage.
create or replace function app.admin_counts() returns table (people bigint, new_people bigint, active_people bigint, leaving_people bigint,
    families bigint, deleted_families bigint, photos bigint, photo_bytes bigint, deleted_photos bigint, deleted_bytes bigint,
    database_bytes bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select
      (select count(*) from profiles),
      (select count(*) from profiles where created_at > now() - interval '30 days'),
      (select count(distinct user_id) from auth_sessions where updated_at > now() - interval '30 days'),
      (select count(*) from account_deletions),
      (select count(*) from families where deleted_at is null),
      (select count(*) from families where deleted_at is not null),
      (select coalesce(sum(counts.photos), 0)::bigint from photo_counts counts),
      (select coalesce(sum(counts.bytes), 0)::bigint from photo_counts counts),
      (select count(*) from photos where photos.deleted_at is not null and photos.film_of is null),
      (select coalesce(sum(bytes), 0)::bigint from photos where photos.deleted_at is not null),
      pg_database_size(current_database())
    where app.is_admin();
  end;

create or replace function app.admin_job_counts() returns table (failed bigint, retrying bigint, running bigint, waiting bigint)
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return query select
      count(*) filter (where job.locked_at is null and job.attempts >= job.max_attempts),
      count(*) filter (where job.locked_at is null and job.attempts between 1 and job.max_attempts - 1),
      count(*) filter (where job.locked_at is not null),
      count(*) filter (where job.locked_at is null and job.attempts = 0)
    from graphile_worker._private_jobs job
    where app.is_admin();
end;
$$;

-- Newest first; never a job's payload, only its kind and why it failed.
create or replace function app.admin_jobs(wanted text, before bigint, most int)
  returns table (id bigint, task text, attempts int, max_attempts int, run_at timestamptz, created_at timestamptz,
    tried_at timestamptz, last_error text)
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return query select job.id, task.identifier, job.attempts::int, job.max_attempts::int, job.run_at, job.created_at,
      case when job.attempts > 0 then job.updated_at end, left(job.last_error, 4000)
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where app.is_admin()
      and (before is null or job.id < before)
      and case wanted
        when 'failed' then job.locked_at is null and job.attempts >= job.max_attempts
        when 'retrying' then job.locked_at is null and job.attempts between 1 and job.max_attempts - 1
        when 'running' then job.locked_at is not null
        else job.locked_at is null and job.attempts = 0
      end
    order by job.id desc
    limit most;
end;
$$;

-- Retries a failed job from the beginning. Returns its kind, or null if it isn't there to retry.
create or replace function app.retry_job(which bigint) returns text
  language plpgsql volatile security definer set search_path = app, pg_temp
as $$
declare
  kind text;
begin
  select task.identifier into kind
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where job.id = which and job.locked_at is null and job.attempts > 0 and app.is_admin()
    for update of job;
  if kind is not null then
    perform graphile_worker.reschedule_jobs(array[which], run_at => now(), attempts => 0);
  end if;
  return kind;
end;
$$;

create or replace function app.admin_people(wanted text, after_at timestamptz, after_id uuid, most int)
  returns table (id uuid, email text, email_verified boolean, first_name text, last_name text, created_at timestamptz,
    last_seen_at timestamptz, families bigint, owned_families bigint, tier text, purge_after timestamptz)
  -- plpgsql, since it looks at a table of billing, which is made later.
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
#variable_conflict use_column
begin
  return query select person.id, person.email, person.email_verified, person.first_name, person.last_name, person.created_at,
        (select max(updated_at) from auth_sessions where user_id = person.id),
        (select count(*) from family_members where user_id = person.id),
        (select count(*) from family_members where user_id = person.id and role = 'owner'),
        (select subscriptions.tier from subscriptions where user_id = person.id and status in ('active', 'trialing', 'past_due')),
        (select account_deletions.purge_after from account_deletions where user_id = person.id)
      from profiles person
      where app.is_admin()
        and (wanted = '' or strpos(person.email, lower(wanted)) > 0
          or strpos(lower(person.first_name || ' ' || person.last_name), lower(wanted)) > 0)
        and (after_at is null or (person.created_at, person.id) < (after_at, after_id))
      order by person.created_at desc, person.id desc
      limit most;
end;
$$;

create or replace function app.admin_families(wanted text, after_at timestamptz, after_id uuid, most int)
  returns table (id uuid, name text, created_at timestamptz, deleted_at timestamptz, owner_email text, members bigint,
    photos bigint, bytes bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family.id, family.name, family.created_at, family.deleted_at,
        (select profiles.email from family_members join profiles on profiles.id = user_id
          where family_id = family.id and role = 'owner'),
        (select count(*) from family_members where family_id = family.id),
        (select coalesce(sum(counts.photos), 0)::bigint from photo_counts counts where counts.family_id = family.id),
        (select coalesce(sum(counts.bytes), 0)::bigint from photo_counts counts where counts.family_id = family.id)
      from families family
      where app.is_admin()
        and (wanted = '' or strpos(lower(family.name), lower(wanted)) > 0)
        and (after_at is null or (family.created_at, family.id) < (after_at, after_id))
      order by family.created_at desc, family.id desc
      limit most;
  end;

-- How many videos wait for a compatible copy.
create or replace function app.admin_waiting_videos() returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(*) from film_renditions where state in ('wanted', 'making') and app.is_admin();
  end;

create or replace function app.admin_retried_uploads()
  returns table (waiting bigint, out_of_memory bigint, oldest timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(*), count(*) filter (where retry_cause = 'out_of_memory' or retry_cause = 'crashed'), min(created_at)
    from uploads where state = 'received' and retry_at is not null and app.is_admin();
  end;

grant execute on function app.admin_counts, app.admin_job_counts, app.admin_jobs, app.retry_job, app.admin_people,
  app.admin_families, app.admin_waiting_videos, app.admin_retried_uploads to app_rw;
