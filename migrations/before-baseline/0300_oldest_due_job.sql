-- For how long the oldest job that could run now has waited; null when none does. Only jobs of these tasks, or of all.
-- A job whose queue is busy isn't due: it waits for another job, not for a worker.

create function app.oldest_due_job_seconds(tasks text[] default null) returns double precision
  language plpgsql stable security definer set search_path = app, pg_temp
as $$
begin
  return (
    select extract(epoch from now() - min(job.run_at))
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    where job.is_available and job.run_at <= now() and queue.is_available is not false
      and (tasks is null or task.identifier = any (tasks)));
end;
$$;
revoke all on function app.oldest_due_job_seconds from public;
grant execute on function app.oldest_due_job_seconds to app_worker;
