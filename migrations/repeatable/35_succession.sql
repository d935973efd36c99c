-- Families whose owner trusts the caller.
create or replace function app.trusted_in() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select trusted.family_id from trusted_members trusted
      where trusted.user_id = app.user_id() and trusted.family_id in (select app.my_families());
  end;

-- When the owner used Hearthbook last. API keys and app passwords don't count: programs go on without people. Neither do times in
-- the future, from a clock that was wrong.
create or replace function app.owner_seen_at(which uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select greatest(
        (select max(auth_sessions.updated_at) from auth_sessions where auth_sessions.user_id = owner.user_id and auth_sessions.updated_at <= clock_timestamp()),
        -- Signing out deletes a session.
        (select max(audit_log.created_at) from audit_log
          where audit_log.actor_id = owner.user_id and audit_log.family_id is null and audit_log.action = 'session.signed_in'
            and audit_log.created_at <= clock_timestamp()))
      from family_members owner where owner.family_id = which and owner.role = 'owner';
  end;

-- Whether trusted members may ask: the owner answered no reminder, and hasn't been here since the last night either.
create or replace function app.may_take_over(which uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (select from successions succession
      where succession.family_id = which and which in (select app.trusted_in()) and succession.opened_at is not null
        and not coalesce(app.owner_seen_at(which) > succession.owner_seen_at, false));
  end;

-- Only if no one else has asked.
create or replace function app.request_takeover(which uuid, days int) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not app.lock_family(which) then return false; end if;
  if not app.may_take_over(which) then return false; end if;
  insert into takeovers (family_id, user_id, ends_at) values (which, app.user_id(), now() + make_interval(days => days))
    on conflict do nothing;
  return found;
end;
$$;

-- Ends a request, and returns who had asked. The owner then has to miss all reminders again.
create or replace function app.cancel_takeover(which uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  asker uuid;
begin
  if not app.lock_family(which) then return null; end if;
  if not (which = any (array(select app.trusted_in())) or which = any (array(select app.families_where('family.manage')))) then
    return null;
  end if;
  delete from takeovers where family_id = which returning user_id into asker;
  if asker is not null then
    update successions set reminders = 0, reminded_at = now(), opened_at = null where family_id = which;
  end if;
  return asker;
end;
$$;

-- Makes the member who asked the owner, once an earlier night found that the time to object is over, and the owner wasn't seen.
create or replace function app.complete_takeover(which uuid) returns table (former_owner uuid, new_owner uuid)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  asked takeovers;
begin
  if not app.lock_family(which) then return; end if;
  select * into asked from takeovers where family_id = which and ends_at <= now() and due_at < now() - interval '12 hours';
  if asked.family_id is null or coalesce(app.owner_seen_at(which) >= asked.requested_at, false) then return; end if;
  new_owner := asked.user_id;
  update family_members set role = 'editor' where family_id = which and role = 'owner' returning user_id into former_owner;
  update family_members set role = 'owner' where family_id = which and user_id = new_owner;
  return next;
end;
$$;

-- A new owner isn't trusted with their own family, and chooses again how long they may be away.
create or replace function app.follow_owner() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from trusted_members where family_id = new.family_id and user_id = new.user_id;
  delete from takeovers where family_id = new.family_id;
  update successions set owner_seen_at = now(), reminders = 0, reminded_at = null, opened_at = null
    where family_id = new.family_id;
  return null;
end;
$$;
create trigger owner_changed after update of role on family_members
  for each row when (new.role = 'owner' and old.role <> 'owner') execute function app.follow_owner();

grant execute on function app.trusted_in, app.may_take_over, app.request_takeover, app.cancel_takeover to app_rw;
grant execute on function app.owner_seen_at, app.complete_takeover to app_worker;

create policy members_read on trusted_members for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy owners_add on trusted_members for insert to app_rw
  with check (family_id = any (array(select app.families_where('family.manage'))) and user_id <> app.user_id());
create policy owners_delete on trusted_members for delete to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_reads on trusted_members for select to app_worker using (true);

create policy trusted_read on successions for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))) or family_id = any (array(select app.trusted_in())));
create policy owners_add on successions for insert to app_rw
  with check (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_update on successions for update to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_delete on successions for delete to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_all on successions to app_worker using (true) with check (true);

create policy trusted_read on takeovers for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))) or family_id = any (array(select app.trusted_in())));
create policy worker_all on takeovers to app_worker using (true) with check (true);

create policy worker_all on family_records to app_worker using (true) with check (true);
