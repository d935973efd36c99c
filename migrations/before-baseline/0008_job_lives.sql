-- Whether a job of this key waits or runs. One that failed for good does not live.

create function app.job_lives(job_key text) returns boolean
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return exists (select 1 from graphile_worker._private_jobs job
    where job.key = job_key and (job.locked_at is not null or job.attempts < job.max_attempts));
end;
$$;
revoke all on function app.job_lives from public;
grant execute on function app.job_lives to app_worker;
