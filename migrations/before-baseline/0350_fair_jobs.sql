-- Jobs with flags: a worker leaves out those whose share of its slots is used up.
drop function app.add_job(text, json, text, timestamptz, int, int, text);
create function app.add_job(task text, payload json, job_key text, run_at timestamptz, max_attempts int, priority int, queue text,
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
revoke all on function app.add_job(text, json, text, timestamptz, int, int, text, text[]) from public;
grant execute on function app.add_job(text, json, text, timestamptz, int, int, text, text[]) to app_rw, app_auth, app_worker;

-- A job whose queue or share is used up isn't due: it waits for another job, not for a worker. One that was given an earlier
-- time for its turn has waited only since it was added.
drop function app.oldest_due_job_seconds(text[]);
create function app.oldest_due_job_seconds(tasks text[] default null, used_shares text[] default '{}') returns double precision
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
revoke all on function app.oldest_due_job_seconds from public;
grant execute on function app.oldest_due_job_seconds to app_worker;

-- How long decoders worked for a person, by the hour.
create table decoder_use (
  user_id uuid not null references profiles on delete cascade,
  hour timestamptz not null,
  ms bigint not null,
  primary key (user_id, hour)
);
create index decoder_use_hour on decoder_use (hour);
alter table decoder_use enable row level security;
grant select, insert, update, delete on decoder_use to app_worker;
create policy worker_all on decoder_use to app_worker using (true) with check (true);

-- In the last sixty minutes: this hour, and of the one before as much as still counts.
create function app.decoder_ms(of_person uuid) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select coalesce(sum(case when hour = date_trunc('hour', now()) then ms
        else ms * (1 - extract(epoch from now() - date_trunc('hour', now())) / 3600) end), 0)::bigint
      from decoder_use where user_id = of_person and hour >= date_trunc('hour', now()) - interval '1 hour';
  end;
revoke all on function app.decoder_ms from public;
grant execute on function app.decoder_ms to app_worker;

create index uploads_in_line_of_family on uploads (family_id) where state = 'received' and retry_at is null;
create index uploads_in_line_of_person on uploads (user_id) where state = 'received' and retry_at is null;

-- When an upload's turn comes: each one of its family or person that is in line already makes it `step` later, the first
-- being `most` ahead of those that get no head start because their person is over the budget. Jobs run in the order of these
-- times, so an upload waits at most `most` longer than it would in one line.
create function app.ingest_turn(which uuid, step interval, most interval, budget_ms bigint) returns timestamptz
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  places constant int := extract(epoch from most) / extract(epoch from step);
  in_line int;
  upload uploads;
begin
  select * into upload from uploads where id = which;
  if not found or app.decoder_ms(upload.user_id) > budget_ms then return now(); end if;
  select greatest(
      (select count(*) from (select from uploads
        where family_id = upload.family_id and state = 'received' and retry_at is null and id <> which limit places) one),
      (select count(*) from (select from uploads
        where user_id = upload.user_id and state = 'received' and retry_at is null and id <> which limit places) one))
    into in_line;
  return now() - most + in_line * step;
end;
$$;
revoke all on function app.ingest_turn from public;
grant execute on function app.ingest_turn to app_rw, app_worker;

-- Writing down speech takes minutes: two at a time, one of a family.
create or replace function app.allow_transcripts(of_family uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not of_family = any (array(select app.my_owned_families())) then return false; end if;
  insert into transcript_consents (family_id, given_by) values (of_family, app.user_id()) on conflict do nothing;
  if not found then return false; end if;
  perform app.add_job('write-down-answer', json_build_object('family_id', family_id, 'clip_id', video_clip_id), null, null,
      6, 10, null, array['speech/2', 'speech of ' || of_family || '/1'])
    from child_personality_responses
    where family_id = of_family and video_clip_id is not null and transcript is null and hidden_at is null;
  return true;
end;
$$;
