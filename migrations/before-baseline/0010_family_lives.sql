-- Families that are deleted, handed over, left: hidden at once and purged later, and exactly one owner at every moment.

alter table families
  add column deleted_at timestamptz,
  -- Until then its owner can have it back; afterwards nobody, and a job removes what there is.
  add column purge_after timestamptz,
  add constraint families_deletion_whole check ((deleted_at is null) = (purge_after is null));
create index families_deleted on families (purge_after) where deleted_at is not null;

-- A deleted family is nobody's: every policy and every question about membership goes through these.
create or replace function app.my_families() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select member.family_id from family_members member
      join families family on family.id = member.family_id and family.deleted_at is null
      where member.user_id = app.user_id();
  end;

create or replace function app.my_edited_families() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select member.family_id from family_members member
      join families family on family.id = member.family_id and family.deleted_at is null
      where member.user_id = app.user_id() and member.role in ('owner', 'editor');
  end;

create or replace function app.my_owned_families() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select member.family_id from family_members member
      join families family on family.id = member.family_id and family.deleted_at is null
      where member.user_id = app.user_id() and member.role = 'owner';
  end;

create or replace function app.my_relatives() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select theirs.user_id from family_members mine
      join families family on family.id = mine.family_id and family.deleted_at is null
      join family_members theirs on theirs.family_id = mine.family_id
      where mine.user_id = app.user_id();
  end;

-- Who belongs to a family changes one step at a time: every function below takes this lock first and judges after it.
-- NO KEY UPDATE, so that photos can be added meanwhile. False when there is no such family (any more).
create function app.lock_family(which uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform 1 from families where id = which and deleted_at is null for no key update;
  return found;
end;
$$;

create function app.change_member_role(in_family uuid, which uuid, new_role text)
  returns table (user_id uuid, former_role text)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
#variable_conflict use_column
begin
  if not app.lock_family(in_family) then return; end if;
  return query
    update family_members member set role = new_role from family_members former
      where former.id = member.id and member.id = which and member.family_id = in_family
        and member.role <> 'owner' and new_role in ('editor', 'viewer')
        and in_family = any (array(select app.my_owned_families()))
      returning member.user_id, former.role;
end;
$$;

create function app.remove_member(in_family uuid, which uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  removed uuid;
begin
  if not app.lock_family(in_family) then return null; end if;
  delete from family_members
    where id = which and family_id = in_family and role <> 'owner' and in_family = any (array(select app.my_owned_families()))
    returning user_id into removed;
  return removed;
end;
$$;

create function app.leave_family(which uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not app.lock_family(which) then return false; end if;
  delete from family_members where family_id = which and user_id = app.user_id() and role <> 'owner';
  return found;
end;
$$;

-- The former owner becomes an editor. Answers the new owner's user id.
create function app.transfer_family(which uuid, to_member uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  heir uuid;
begin
  if not app.lock_family(which) or not which = any (array(select app.my_owned_families())) then return null; end if;
  select user_id into heir from family_members where id = to_member and family_id = which and role <> 'owner';
  if heir is null then return null; end if;
  update family_members set role = 'editor' where family_id = which and user_id = app.user_id();
  update family_members set role = 'owner' where id = to_member;
  return heir;
end;
$$;

create function app.delete_family(which uuid, grace_days int) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not app.lock_family(which) or not which = any (array(select app.my_owned_families())) then return false; end if;
  update families set deleted_at = now(), purge_after = now() + make_interval(days => grace_days) where id = which;
  return true;
end;
$$;

-- Families that the caller deleted, or owned when they were deleted, and can have back.
create function app.my_deleted_families() returns table (id uuid, name text, deleted_at timestamptz, purge_after timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family.id, family.name, family.deleted_at, family.purge_after from families family
      join family_members member on member.family_id = family.id and member.role = 'owner'
      where member.user_id = app.user_id() and family.deleted_at is not null and family.purge_after > now();
  end;

create function app.restore_family(which uuid) returns text
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update families set deleted_at = null, purge_after = null
      where id = which and id in (select deleted.id from app.my_deleted_families() deleted)
      returning name;
  end;

-- Ends the days of grace: from here on the family cannot come back.
create function app.give_up_family(which uuid) returns text
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update families set purge_after = now()
      where id = which and id in (select deleted.id from app.my_deleted_families() deleted)
      returning name;
  end;

-- For the worker: true while a family is there whose days are over. Nothing is added to it until the transaction ends.
create function app.lock_ended_family(which uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform 1 from families where id = which and purge_after <= now() for update;
  return found;
end;
$$;

-- What a plan is measured by, of the caller's own families: private photos count without being told apart.
create function app.family_use() returns table (family_id uuid, members bigint, bytes bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select mine.id, (select count(*) from family_members member where member.family_id = mine.id),
        (select coalesce(sum(counts.bytes), 0)::bigint from photo_counts counts where counts.family_id = mine.id)
      from app.my_families() as mine (id);
  end;

-- Whatever way a member goes, a living family keeps an owner: judged when the transaction ends.
create function app.keep_an_owner() returns trigger
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
  deferrable initially deferred for each row when (old.role = 'owner') execute function app.keep_an_owner();

-- When a family goes or comes back, what processes remember of its members' access ends.
create function app.tell_family_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('membership', user_id::text) from family_members where family_id = new.id;
  return null;
end;
$$;
create trigger family_deletion_changed after update of deleted_at on families
  for each row execute function app.tell_family_changed();

revoke all on function app.lock_family, app.lock_ended_family, app.change_member_role, app.remove_member, app.leave_family, app.transfer_family,
  app.delete_family, app.my_deleted_families, app.restore_family, app.give_up_family, app.family_use, app.keep_an_owner,
  app.tell_family_changed from public;
grant execute on function app.change_member_role, app.remove_member, app.leave_family, app.transfer_family, app.delete_family,
  app.my_deleted_families, app.restore_family, app.give_up_family, app.family_use to app_rw;

-- The worker ends families whose days are over, and no other.
grant delete on families to app_worker;
grant execute on function app.lock_ended_family to app_worker;
create policy worker_purges on families for delete to app_worker using (purge_after <= now());
