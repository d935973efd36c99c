-- What every feature stands on: who asks, jobs in the same transaction, counters for rate limits.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

revoke create on schema public from public;
revoke all on schema app from public;
grant usage on schema app, public to app_rw, app_auth, app_worker;

-- The caller of this transaction; null shows zero rows everywhere.
create function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app.applied_migrations() returns setof app.migrations
  language sql stable security definer set search_path = app, pg_temp
  begin atomic
    select * from app.migrations;
  end;

-- Adds a job beside the change that made it true. The job library's own tables stay out of reach.
create function app.add_job(task text, payload json, job_key text, run_at timestamptz, max_attempts int, priority int)
  returns void
  language plpgsql volatile security definer set search_path = app, pg_temp
as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, job_key => job_key, run_at => run_at,
    max_attempts => max_attempts, priority => priority);
end;
$$;

revoke all on all functions in schema app from public;
grant execute on all functions in schema app to app_rw, app_auth, app_worker;

-- Counters of the rate limiter: they hold over restarts and for every process.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
alter table rate_limits enable row level security;
grant select, insert, update, delete on rate_limits to app_auth;
create policy rate_limits_auth on rate_limits to app_auth using (true) with check (true);
