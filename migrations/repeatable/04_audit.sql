-- The only way to delete entries, and never recent ones.
create or replace function app.delete_old_audit_entries(days int) returns bigint
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

create or replace function app.name_of_person(which uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  return (select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from profiles where id = which);

-- Only written here. Values of the insert are ignored.
create or replace function app.set_audit_names() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  new.actor_name := case when new.family_id is not null then app.name_of_person(new.actor_id) end;
  new.subject_name := case when new.family_id is not null then app.name_of_person(new.subject_id) end;
  return new;
end;
$$;
create trigger audit_names before insert on audit_log for each row execute function app.set_audit_names();

create or replace function app.clear_audit_names() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update audit_log set
      actor_name = case when actor_id = old.id then '' else actor_name end,
      subject_name = case when subject_id = old.id then '' else subject_name end,
      details = case when subject_id = old.id then details - 'email' else details end
    where family_id is not null and (actor_id = old.id or subject_id = old.id);
  return null;
end;
$$;
create trigger clear_audit_names after delete on profiles for each row execute function app.clear_audit_names();

-- The addresses and devices an account was used from are deleted with it.
create or replace function app.clear_audit_devices() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update audit_log set details = details - 'address' - 'user_agent'
    where family_id is null and (actor_id = old.id or subject_id = old.id);
  return null;
end;
$$;
create trigger clear_audit_devices after delete on profiles for each row execute function app.clear_audit_devices();

create or replace function app.delete_old_security_events(days int, newest int) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from security_events
    where created_at < now() - make_interval(days => days)
      or created_at < (select created_at from security_events order by created_at desc offset newest limit 1);
end;

grant execute on function app.delete_old_audit_entries, app.delete_old_security_events to app_worker;

create policy owners_read on audit_log for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy admins_read on audit_log for select to app_rw
  using (app.user_id() is not null and (select app.is_admin()));
create policy callers_write on audit_log for insert to app_rw
  with check (actor_id = app.user_id() and (family_id is null or family_id = any (array(select app.my_families()))));
create policy auth_writes on audit_log for insert to app_auth with check (true);
create policy worker_writes on audit_log for insert to app_worker with check (true);
create policy people_read_own on audit_log for select to app_rw
  using (family_id is null and app.user_id() in (actor_id, subject_id));

create policy auth_writes on security_events for insert to app_auth with check (true);
create policy admins_read on security_events for select to app_rw
  using (app.user_id() is not null and (select app.is_admin()));
