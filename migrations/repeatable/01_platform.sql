-- The user of this transaction; null matches no rows.
create or replace function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create or replace function app.applied_migrations() returns setof app.migrations
  language sql stable security definer set search_path = app, pg_temp
  begin atomic
    select name, sha256, applied_at, version from app.migrations;
  end;

-- The job library's own tables stay out of reach of our roles.
create or replace function app.add_job(task text, payload json, job_key text, run_at timestamptz, max_attempts int, priority int)
  returns void
  language plpgsql volatile security definer set search_path = app, pg_temp
  set plan_cache_mode = force_generic_plan
as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, job_key => job_key, run_at => run_at,
    max_attempts => max_attempts, priority => priority);
end;
$$;
create or replace function app.add_job(task text, payload json, job_key text, run_at timestamptz, max_attempts int, priority int, queue text,
    flags text[] default null)
  returns void
  language plpgsql volatile security definer set search_path = app, pg_temp
as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, job_key => job_key, run_at => run_at,
    max_attempts => max_attempts, priority => priority, queue_name => queue, flags => flags);
end;
$$;

-- For tables whose rows have a folder of objects, `families/<family_id>/<first argument>/<ID in the column of the second>`.
create or replace function app.remove_objects() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.add_job('remove-objects', json_build_object('folder',
    format('families/%s/%s/%s', old.family_id, tg_argv[0], to_jsonb(old) ->> tg_argv[1])), null, null, 25, 0);
  return null;
end;
$$;

-- Whether a job with this key is waiting or running. One that failed permanently is neither.
create or replace function app.job_lives(job_key text) returns boolean
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return exists (select 1 from graphile_worker._private_jobs job
    where job.key = job_key and (job.locked_at is not null or job.attempts < job.max_attempts));
end;
$$;

-- Keys with this prefix of jobs that failed permanently.
create or replace function app.dead_job_keys(beginning text) returns setof text
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return query select job.key from graphile_worker._private_jobs job
    where starts_with(job.key, beginning) and job.locked_at is null and job.attempts >= job.max_attempts;
end;
$$;

-- Ends a worker's attempt at a job, which waits for so long before the next; null ends its retries.
create or replace function app.fail_job_attempt(job_id bigint, worker text, error text, pause_seconds double precision)
  returns void
  language plpgsql volatile security definer set search_path = app, pg_temp
as $$
begin
  update graphile_worker._private_jobs job
    set last_error = error, locked_at = null, locked_by = null,
      run_at = now() + make_interval(secs => coalesce(pause_seconds, 0)),
      attempts = case when pause_seconds is null then job.max_attempts else job.attempts end
    where job.id = job_id and job.locked_by = worker;
end;
$$;

-- For how long the oldest due job has waited; null if there is none. A job whose queue or share is used up isn't due: it waits
-- for another job, not for a worker.
create or replace function app.oldest_due_job_seconds(tasks text[] default null, used_shares text[] default '{}')
  returns double precision
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return (
    select extract(epoch from now() - min(greatest(job.run_at, job.created_at)))
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    where job.is_available and job.run_at <= now() and queue.is_available is not false
      and (job.flags ?| used_shares) is not true
      and (tasks is null or task.identifier = any (tasks)));
end;
$$;

-- Jobs that failed permanently, and emails that failed at least once and weren't sent.
create or replace function app.failing_jobs() returns table (failed bigint, unsent_emails bigint)
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return query select count(*) filter (where job.attempts >= job.max_attempts),
      count(*) filter (where exists (select from jsonb_object_keys(job.flags) flag where starts_with(flag, 'email/')))
    from graphile_worker._private_jobs job
    where job.attempts > 0 and job.locked_at is null;
end;
$$;

create or replace function app.delete_failed_jobs(days int) returns void
  language plpgsql volatile security definer set search_path = app, pg_temp
as $$
begin
  delete from graphile_worker._private_jobs job
    where job.locked_at is null and job.attempts >= job.max_attempts and job.updated_at < now() - make_interval(days => days);
end;
$$;

grant execute on function app.user_id, app.applied_migrations, app.add_job(text, json, text, timestamptz, int, int),
  app.add_job(text, json, text, timestamptz, int, int, text, text[]) to app_rw, app_auth, app_worker;
grant execute on function app.job_lives, app.dead_job_keys, app.oldest_due_job_seconds, app.failing_jobs,
  app.delete_failed_jobs to app_worker;

create policy rate_limits_auth on rate_limits to app_auth using (true) with check (true);
