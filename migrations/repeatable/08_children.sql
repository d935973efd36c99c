create or replace function app.update_child_photo_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  somebody_gone constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
begin
  if tg_op <> 'INSERT' and old.child_id is not null and old.deleted_at is null then
    -- Only if there is a row: counts of a purged child are gone.
    update child_photo_counts set photos = photos - 1, favorites = favorites - old.is_favorite::int
      where family_id = old.family_id and child_id = old.child_id and day = old.sort_at::date
        and private_to = case when old.audience = 'private' then coalesce(old.added_by, somebody_gone) else nobody end;
  end if;
  if tg_op <> 'DELETE' and new.child_id is not null and new.deleted_at is null then
    insert into child_photo_counts as counts (family_id, child_id, day, private_to, photos, favorites)
      values (new.family_id, new.child_id, new.sort_at::date,
        case when new.audience = 'private' then coalesce(new.added_by, somebody_gone) else nobody end, 1, new.is_favorite::int)
      on conflict (family_id, child_id, day, private_to) do update set
        photos = counts.photos + 1, favorites = counts.favorites + excluded.favorites;
  end if;
  return null;
end;
$$;
create trigger child_photo_counts_rows after insert or delete on photos for each row execute function app.update_child_photo_counts();
create trigger child_photo_counts_changes after update of child_id, deleted_at, audience, taken_at, is_favorite, added_by on photos
  for each row execute function app.update_child_photo_counts();

-- Hides a child. Returns its ID if it was there to remove.
create or replace function app.delete_child(from_family uuid, removed_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update children set deleted_at = now(), updated_at = clock_timestamp()
      where id = removed_id and family_id = from_family and deleted_at is null
        and family_id = any (array(select app.families_where('children.edit')))
      returning id;
  end;

create or replace function app.deleted_children(of_family uuid)
  returns table (id uuid, first_name text, last_name text, birth_date date, deleted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select child.id, child.first_name, child.last_name, child.birth_date, child.deleted_at from children child
      where child.family_id = of_family and child.deleted_at is not null
        and child.family_id = any (array(select app.families_where('family.manage')));
  end;

create or replace function app.restore_child(to_family uuid, restored_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update children set deleted_at = null, updated_at = clock_timestamp()
      where id = restored_id and family_id = to_family and deleted_at is not null
        and family_id = any (array(select app.families_where('family.manage')))
      returning id;
  end;

grant execute on function app.delete_child, app.deleted_children, app.restore_child to app_rw;

create policy members_read on children for select to app_rw
  using (family_id = any (array(select app.my_families())) and deleted_at is null);
create policy editors_add on children for insert to app_rw
  with check (family_id = any (array(select app.families_where('children.edit'))) and added_by = app.user_id());
create policy editors_update on children for update to app_rw
  using (family_id = any (array(select app.families_where('children.edit'))) and deleted_at is null);
create policy worker_all on children to app_worker using (true) with check (true);

create policy members_read on child_photo_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy worker_reads on child_photo_counts for select to app_worker using (true);
