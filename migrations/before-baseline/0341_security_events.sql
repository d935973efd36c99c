-- Refused sign-ins, reached limits and refused access, for administrators. The audit log says what was done; this says what
-- was tried. Entries have the client's address, so they are deleted sooner.
create table security_events (
  id uuid primary key,
  event text not null check (event ~ '^[a-z_]+\.[a-z_]+$' and length(event) <= 80),
  user_id uuid references profiles on delete set null,
  address text not null check (length(address) <= 64),
  operation text check (length(operation) <= 80),
  reason text check (length(reason) <= 80),
  created_at timestamptz not null default clock_timestamp()
);
create index security_events_newest on security_events (created_at desc, id desc);
create index security_events_kind on security_events (event, created_at desc, id desc);
create index security_events_person on security_events (user_id) where user_id is not null;

alter table security_events enable row level security;
grant insert on security_events to app_auth;
create policy auth_writes on security_events for insert to app_auth with check (true);
grant select on security_events to app_rw;
create policy admins_read on security_events for select to app_rw
  using (app.user_id() is not null and (select app.is_admin()));

create function app.forget_security_events(days int, newest int) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from security_events
    where created_at < now() - make_interval(days => days)
      or created_at < (select created_at from security_events order by created_at desc offset newest limit 1);
end;

revoke all on function app.forget_security_events from public;
grant execute on function app.forget_security_events to app_worker;
