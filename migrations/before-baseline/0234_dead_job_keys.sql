-- The keys of jobs that failed for good, or were killed too often, among those whose key begins like this.

create function app.dead_job_keys(beginning text) returns setof text
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return query select job.key from graphile_worker._private_jobs job
    where starts_with(job.key, beginning) and job.locked_at is null and job.attempts >= job.max_attempts;
end;
$$;
revoke all on function app.dead_job_keys from public;
grant execute on function app.dead_job_keys to app_worker;
