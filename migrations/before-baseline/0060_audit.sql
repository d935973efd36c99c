-- Who did what with an account or a family: only ever added to, read by the family's owner and by administrators.

-- Whether the caller is an administrator; the guard says so in the transaction, as it says who calls.
create function app.is_admin() returns boolean
  language sql stable parallel safe
  return app.user_id() is not null and coalesce(current_setting('app.admin', true), '') = 'on';

-- Without foreign keys: an entry outlives the person, the family and the thing that it tells of.
create table audit_log (
  id uuid primary key,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$' and length(action) <= 80),
  -- Null for what Hearthbook did by itself.
  actor_id uuid,
  family_id uuid,
  subject_id uuid,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and length(details::text) <= 8000),
  created_at timestamptz not null default clock_timestamp()
);
create index audit_log_family on audit_log (family_id, created_at desc, id desc) where family_id is not null;
create index audit_log_newest on audit_log (created_at desc, id desc);

alter table audit_log enable row level security;
grant select, insert on audit_log to app_rw;
create policy owners_read on audit_log for select to app_rw
  using (family_id = any (array(select app.my_owned_families())));
create policy admins_read on audit_log for select to app_rw
  using (app.user_id() is not null and (select app.is_admin()));
create policy callers_write on audit_log for insert to app_rw
  with check (actor_id = app.user_id() and (family_id is null or family_id = any (array(select app.my_families()))));

-- Signing in happens before anybody is known, and jobs act for people who have left: both name the actor themselves.
grant insert on audit_log to app_auth, app_worker;
create policy door_writes on audit_log for insert to app_auth with check (true);
create policy worker_writes on audit_log for insert to app_worker with check (true);

-- The one way in which entries go, and never the young ones.
create function app.forget_audit(days int) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  gone bigint;
begin
  delete from audit_log where created_at < now() - make_interval(days => greatest(days, 30));
  get diagnostics gone = row_count;
  return gone;
end;
$$;

revoke all on function app.is_admin, app.forget_audit from public;
grant execute on function app.is_admin to app_rw;
grant execute on function app.forget_audit to app_worker;
