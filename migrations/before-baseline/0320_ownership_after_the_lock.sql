-- Two transfers at the same moment: ownership was read with the snapshot of the statement that took the lock, so the second
-- one still saw its caller as the owner. A statement of its own reads it after the lock.
create or replace function app.transfer_family(which uuid, to_member uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  heir uuid;
begin
  if not app.lock_family(which) then return null; end if;
  if not which = any (array(select app.my_owned_families())) then return null; end if;
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
  if not which = any (array(select app.my_owned_families())) then return false; end if;
  update families set deleted_at = now(), purge_after = now() + make_interval(days => grace_days) where id = which;
  return true;
end;
$$;
