-- Ends every session and key of the caller, in the transaction that requests deletion.
create or replace function app.end_my_sessions() returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    delete from auth_sessions where user_id = app.user_id();
    delete from api_keys where user_id = app.user_id();
  end;

-- Deletes an account that is due; never one whose deletion was canceled, isn't due yet, or owns a family. What the person added stays with
-- the families, without their name.
create or replace function app.purge_account(leaving uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  -- Locked, so that a person who keeps their account at the same moment either has it or gets an error.
  perform from account_deletions where user_id = leaving and purge_after < now() for update;
  delete from profiles where id = leaving and found
    and not exists (select 1 from family_members where user_id = leaving and role = 'owner');
  if not found then
    raise exception 'this account is not to be purged' using errcode = '42501';
  end if;
end;
$$;

-- The columns of each table that people may read, and those that refer to a person, for exports. Read from the catalog, so
-- that tables added later are exported too.
create or replace function app.readable_tables() returns table (name text, columns text[], person_columns text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.relname::text, array_agg(a.attname::text order by a.attnum),
        coalesce(array_agg(a.attname::text order by a.attnum) filter (where exists (
          select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'public.profiles'::regclass
            and k.conkey = array[a.attnum])), '{}')
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and has_column_privilege('app_rw', c.oid, a.attnum, 'select')
      group by c.relname;
  end;

-- Books, their codes, avatars and groups of similar photos may refer to a photo that became private since. The app may learn
-- those IDs, to leave them out of exports.
create or replace function app.ids_private_to_others() returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photos.id from photos
      where family_id = any (array(select app.my_families())) and audience = 'private' and added_by is distinct from app.user_id()
    union all
    select milestones.id from milestones
      where family_id = any (array(select app.my_families())) and audience = 'private' and added_by is distinct from app.user_id()
    union all
    select answer.id from child_personality_responses answer
      where family_id = any (array(select app.my_families())) and audience = 'private' and added_by is distinct from app.user_id()
    union all
    select albums.id from albums
      where family_id = any (array(select app.my_families())) and audience = 'private' and created_by is distinct from app.user_id();
  end;

grant execute on function app.end_my_sessions, app.readable_tables, app.ids_private_to_others to app_rw;
grant execute on function app.purge_account to app_worker;

create policy own_deletion on account_deletions to app_rw using (user_id = app.user_id()) with check (user_id = app.user_id());
create policy auth_reads on account_deletions for select to app_auth using (true);
create policy worker_reads on account_deletions for select to app_worker using (true);
