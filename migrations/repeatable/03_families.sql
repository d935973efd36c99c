-- An API key can be limited to some families of its person.
create or replace function app.in_key(family uuid) returns boolean
  language sql stable parallel safe
  return coalesce(family = any (nullif(current_setting('app.only_families', true), '')::uuid[]), true);

-- Families that the caller may read: none that is deleted. Every policy and membership check uses these functions. SECURITY
-- DEFINER, because reading family_members through its own policy would never end.
create or replace function app.my_families() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select member.family_id from family_members member
      join families family on family.id = member.family_id and family.deleted_at is null
      where member.user_id = app.user_id() and app.in_key(member.family_id);
  end;

-- The caller's families in which their role has the capability, or the family lets viewers save photos. In policies only as `array(select ...)`, which runs once.
create or replace function app.families_where(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select member.family_id from family_members member
      join families family on family.id = member.family_id and family.deleted_at is null
      where member.user_id = app.user_id() and app.in_key(member.family_id)
        and (exists (select from app.role_capabilities granted where granted.capability = wanted and granted.role = member.role)
          or wanted = 'photos.save' and member.role = 'viewer' and family.viewers_may_save);
  end;

create or replace function app.my_relatives() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select theirs.user_id from family_members mine
      join families family on family.id = mine.family_id and family.deleted_at is null
      join family_members theirs on theirs.family_id = mine.family_id
      where mine.user_id = app.user_id() and app.in_key(mine.family_id);
  end;

-- The only way to create a family: with its creator as owner, in one step. False if it exists.
create or replace function app.create_family(new_family_id uuid, new_member_id uuid, family_name text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if app.user_id() is null then
    raise exception 'a family needs a person' using errcode = '42501';
  end if;
  insert into families (id, name) values (new_family_id, family_name) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into family_members (id, family_id, user_id, role) values (new_member_id, new_family_id, app.user_id(), 'owner');
  return true;
end;
$$;

-- Notifies every web process that a person's access changed, so that cached memberships are dropped.
create or replace function app.notify_membership_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('membership', old.user_id::text);
  return null;
end;
$$;
create trigger membership_changed after update or delete on family_members
  for each row execute function app.notify_membership_change();

-- Membership changes one step at a time: every function below takes this lock first and checks after it.
-- NO KEY UPDATE, so that photos can still be added. False if the family doesn't exist or is deleted.
create or replace function app.lock_family(which uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform 1 from families where id = which and deleted_at is null for no key update;
  return found;
end;
$$;

create or replace function app.change_member_role(in_family uuid, which uuid, new_role text)
  returns table (user_id uuid, former_role text)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
#variable_conflict use_column
begin
  if not app.lock_family(in_family) then return; end if;
  return query
    update family_members member set role = new_role from family_members former
      where former.id = member.id and member.id = which and member.family_id = in_family
        and member.role <> 'owner' and new_role <> 'owner'
        and in_family = any (array(select app.families_where('members.manage')))
      returning member.user_id, former.role;
end;
$$;

create or replace function app.remove_member(in_family uuid, which uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  removed uuid;
begin
  if not app.lock_family(in_family) then return null; end if;
  delete from family_members
    where id = which and family_id = in_family and role <> 'owner' and in_family = any (array(select app.families_where('members.manage')))
    returning user_id into removed;
  return removed;
end;
$$;

create or replace function app.leave_family(which uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not app.lock_family(which) then return false; end if;
  delete from family_members where family_id = which and user_id = app.user_id() and role <> 'owner';
  return found;
end;
$$;

-- Ownership is read in a statement of its own after the lock: with the lock's own snapshot, the second of two simultaneous
-- transfers would still see its caller as the owner.
create or replace function app.transfer_family(which uuid, to_member uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  heir uuid;
begin
  if not app.lock_family(which) then return null; end if;
  if not which = any (array(select app.families_where('family.manage'))) then return null; end if;
  if not exists (select from family_members where family_id = which and user_id = app.user_id() and role = 'owner') then return null; end if;
  select user_id into heir from family_members where id = to_member and family_id = which and role <> 'owner';
  if heir is null then return null; end if;
  update family_members set role = 'editor' where family_id = which and user_id = app.user_id();
  update family_members set role = 'owner' where id = to_member;
  return heir;
end;
$$;

create or replace function app.delete_family(which uuid, grace_days int) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not app.lock_family(which) then return false; end if;
  if not which = any (array(select app.families_where('family.manage'))) then return false; end if;
  update families set deleted_at = now(), purge_after = now() + make_interval(days => grace_days) where id = which;
  return true;
end;
$$;

-- Deleted families that the caller can restore. Statements that change one repeat a condition on the row, because only that is checked
-- again after another transaction has changed it.
create or replace function app.my_deleted_families() returns table (id uuid, name text, deleted_at timestamptz, purge_after timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family.id, family.name, family.deleted_at, family.purge_after from families family
      join family_members member on member.family_id = family.id and member.role = 'owner'
      where member.user_id = app.user_id() and family.deleted_at is not null and family.purge_after > now();
  end;

create or replace function app.restore_family(which uuid) returns text
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update families set deleted_at = null, purge_after = null
      where id = which and purge_after > clock_timestamp() and id in (select deleted.id from app.my_deleted_families() deleted)
      returning name;
  end;

-- Ends the grace period: the family can't be restored any more.
create or replace function app.end_grace_period(which uuid) returns text
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update families set purge_after = now()
      where id = which and purge_after > clock_timestamp() and id in (select deleted.id from app.my_deleted_families() deleted)
      returning name;
  end;

-- For the worker: true if the family exists and its grace period is over. Nothing is added to it until the transaction ends.
create or replace function app.lock_ended_family(which uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform 1 from families where id = which and purge_after <= now() for update;
  return found;
end;
$$;

-- Recordings use storage as photos do: children's answers, which are few, audio captions, and files of letters for later.
create or replace function app.family_use() returns table (family_id uuid, members bigint, bytes bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select mine.id, (select count(*) from family_members member where member.family_id = mine.id),
        (select coalesce(sum(counts.bytes), 0)::bigint from photo_counts counts where counts.family_id = mine.id)
          + (select coalesce(sum(answer.bytes), 0)::bigint from child_personality_responses answer where answer.family_id = mine.id)
          + (select coalesce(sum(caption.bytes), 0)::bigint from audio_captions caption where caption.family_id = mine.id)
          + (select coalesce(sum(capsule.bytes), 0)::bigint from capsules capsule where capsule.family_id = mine.id)
          + (select coalesce(sum(file.bytes), 0)::bigint from capsule_files file where file.family_id = mine.id)
      from app.my_families() as mine (id);
  end;

-- However a member is removed, a family has an owner. Checked at commit.
create or replace function app.require_owner() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if exists (select 1 from families where id = old.family_id and deleted_at is null)
    and not exists (select 1 from family_members where family_id = old.family_id and role = 'owner') then
    raise exception 'a family has an owner' using errcode = '23514', constraint = 'family_has_an_owner';
  end if;
  return null;
end;
$$;
create constraint trigger family_has_an_owner after update of role or delete on family_members
  deferrable initially deferred for each row when (old.role = 'owner') execute function app.require_owner();

-- When a family is deleted or restored, its members' cached access is dropped and their open pages are notified.
create or replace function app.notify_family_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('membership', user_id::text),
      pg_notify('live', json_build_object('user_id', user_id, 'family_id', family_id, 'member', new.deleted_at is null)::text)
    from family_members where family_id = new.id;
  return null;
end;
$$;
create trigger family_deletion_changed after update of deleted_at on families
  for each row execute function app.notify_family_change();

create or replace function app.notify_live_membership() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('live', json_build_object(
    'user_id', coalesce(new.user_id, old.user_id), 'family_id', coalesce(new.family_id, old.family_id),
    'member', tg_op <> 'DELETE')::text);
  return null;
end;
$$;
create trigger live_membership after insert or update or delete on family_members
  for each row execute function app.notify_live_membership();

grant execute on function app.my_families, app.my_relatives, app.create_family to app_rw, app_worker;
grant execute on function app.families_where to app_rw;
grant execute on function app.change_member_role, app.remove_member, app.leave_family, app.transfer_family,
  app.delete_family, app.my_deleted_families, app.restore_family, app.end_grace_period, app.family_use to app_rw;
grant execute on function app.lock_ended_family to app_worker;

create policy members_read on families for select to app_rw
  using (id = any (array(select app.my_families())));
create policy owners_update on families for update to app_rw
  using (id = any (array(select app.families_where('family.manage'))));
create policy worker_reads on families for select to app_worker using (true);
create policy worker_purges on families for delete to app_worker using (purge_after <= now());

create policy members_read on family_members for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_reads on family_members for select to app_worker using (true);

create policy relatives_read on profiles for select to app_rw
  using (id = any (array(select app.my_relatives())));
