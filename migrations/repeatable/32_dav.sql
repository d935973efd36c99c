-- A device's file follows its upload. One that the server lost must be sent again.
create or replace function app.note_dav_outcome() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.state = 'receiving' then
    delete from dav_files where upload_id = new.id;
  elsif new.state <> 'received' then
    update dav_files set photo_id = new.photo_id, refused = new.reason where upload_id = new.id;
  end if;
  return null;
end;
$$;
create trigger dav_outcome after update of state on uploads
  for each row when (new.unattended and old.state = 'received') execute function app.note_dav_outcome();

create policy own_devices on api_keys for insert to app_rw
  with check (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.add'))));

create policy name_own_folder on api_keys for update to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.add'))))
  with check (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.add'))));

create policy own_files on dav_files to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_families())))
  with check (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.add')))
    and exists (select from api_keys device
      where device.id = key_id and device.user_id = dav_files.user_id and device.family_id = dav_files.family_id));
create policy worker_all on dav_files to app_worker using (true) with check (true);

create policy own_locks on dav_locks to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_families())))
  with check (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.add')))
    and exists (select from api_keys device
      where device.id = key_id and device.user_id = dav_locks.user_id and device.family_id = dav_locks.family_id));
create policy worker_all on dav_locks to app_worker using (true) with check (true);

-- The family's photos with this file name, in any case. Row-level security alone would compare every name of the family.
create or replace function app.dav_photos_named(of_family uuid, wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select id from photos
      where family_id = of_family and lower(filename) = lower(wanted) and deleted_at is null
        and family_id = any (array(select app.my_families()));
  end;
grant execute on function app.dav_photos_named to app_rw;
