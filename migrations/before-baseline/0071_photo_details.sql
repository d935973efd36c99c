-- What people say of a photo beyond its words: when it was taken, as exactly as anybody knows, where, and who may see it.

alter table photos add column taken_precision text not null default 'time'
  check (taken_precision in ('time', 'day', 'month', 'season', 'year', 'about', 'decade'));

grant update (taken_at, taken_offset_minutes, taken_at_from, taken_precision, location_lat, location_lng) on photos to app_rw;

-- Who sees a photo: never written directly, since only the one who added it may keep it to themselves. True if it was there.
create function app.share_photo(from_family uuid, photo_id uuid, new_audience text) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set audience = new_audience, updated_at = now()
      where id = photo_id and family_id = from_family and deleted_at is null
        and family_id = any (array(select app.my_edited_families()))
        and (added_by = app.user_id() or (audience <> 'private' and new_audience <> 'private'))
      returning true;
  end;

-- An activity about a photo that became private: whose it is now, where that is not the one who did it.
alter table family_activities add column private_to uuid;
alter policy members_read on family_activities
  using (family_id = any (array(select app.my_families())) and (audience <> 'private' or coalesce(private_to, user_id) = app.user_id()));
create index family_activities_photo on family_activities (family_id, (metadata ->> 'photo_id')) where metadata ? 'photo_id';

create function app.tell_activities_audience() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update family_activities set audience = new.audience,
      private_to = case when new.audience = 'private' then coalesce(new.added_by, 'ffffffff-ffff-ffff-ffff-ffffffffffff') end
    where family_id = new.family_id and metadata ? 'photo_id' and metadata ->> 'photo_id' = new.id::text;
  return null;
end;
$$;
create trigger photo_activities_audience after update of audience, added_by on photos
  for each row when (old.audience <> new.audience or old.added_by is distinct from new.added_by)
  execute function app.tell_activities_audience();

-- For a radius: a box of degrees first.
create index photos_places on photos (family_id, location_lat, location_lng) where deleted_at is null and location_lat is not null;

revoke all on all functions in schema app from public;
grant execute on function app.share_photo to app_rw;
