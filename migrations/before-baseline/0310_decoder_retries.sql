-- A decoder that crashed, took too long or ran out of memory says nothing about the file: the upload stays received and is
-- tried again.
alter table uploads
  add column decode_attempts int not null default 0,
  add column retry_at timestamptz,
  add column retry_cause text check (retry_cause in ('crashed', 'timed_out', 'out_of_memory', 'fault'));
create index uploads_retried on uploads (created_at) where state = 'received' and retry_at is not null;

create function app.admin_retried_uploads()
  returns table (waiting bigint, out_of_memory bigint, oldest timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(*), count(*) filter (where retry_cause = 'out_of_memory' or retry_cause = 'crashed'), min(created_at)
    from uploads where state = 'received' and retry_at is not null and app.is_admin();
  end;
revoke all on function app.admin_retried_uploads from public;
grant execute on function app.admin_retried_uploads to app_rw;
