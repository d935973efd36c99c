-- The lock makes a search for trips wait until this change is committed, so that it sees the change or is followed by another one.
create or replace function app.schedule_trip_scan() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform from trip_scans where family_id = new.family_id for key share;
  if not found then
    insert into trip_scans (family_id) values (new.family_id) on conflict do nothing;
  end if;
  return null;
end;
$$;
create trigger photos_trips_new after insert on photos
  for each row when (new.location_lat is not null and new.audience <> 'private')
  execute function app.schedule_trip_scan();
create trigger photos_trips_changed after update of location_lat, location_lng, taken_at, taken_precision, deleted_at, audience on photos
  for each row when ((old.location_lat is not null or new.location_lat is not null)
    and (old.location_lat, old.location_lng, old.taken_at, old.taken_precision, old.deleted_at, old.audience)
      is distinct from (new.location_lat, new.location_lng, new.taken_at, new.taken_precision, new.deleted_at, new.audience))
  execute function app.schedule_trip_scan();

create policy editors_read on trips for select to app_rw using (family_id = any (array(select app.families_where('photos.edit'))));
create policy editors_update on trips for update to app_rw using (family_id = any (array(select app.families_where('photos.edit'))));
create policy worker_all on trips to app_worker using (true) with check (true);
create policy worker_all on trip_scans to app_worker using (true) with check (true);
