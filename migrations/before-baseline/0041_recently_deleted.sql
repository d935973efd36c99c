-- The owner's way to what was deleted. The policies of photos hide it from everybody, so these functions are the only
-- one; a private photo is there for whoever added it alone.

create index photos_recently_deleted on photos (family_id, deleted_at desc, id desc) where deleted_at is not null;

create function app.deleted_photos(of_family uuid, days integer, before_at timestamptz, before_id uuid, at_most integer)
  returns table (id uuid, kind text, description text, taken_at timestamp, created_at timestamptz, deleted_at timestamptz,
    thumbhash bytea, derivatives_version integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photo.id, photo.kind, photo.description, photo.taken_at, photo.created_at, photo.deleted_at, photo.thumbhash,
        photo.derivatives_version
      from photos as photo
      where photo.family_id = of_family and photo.family_id = any (array(select app.my_owned_families()))
        and photo.deleted_at is not null and photo.deleted_at > now() - make_interval(days => days)
        and (photo.audience <> 'private' or photo.added_by = app.user_id())
        and (before_at is null or (photo.deleted_at, photo.id) < (before_at, before_id))
      order by photo.deleted_at desc, photo.id desc
      limit at_most;
  end;

-- The version of its derivatives, for the one small picture that the list shows.
create function app.deleted_photo_version(of_family uuid, photo_id uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select derivatives_version from photos
      where id = photo_id and family_id = of_family and family_id = any (array(select app.my_owned_families()))
        and deleted_at is not null and (audience <> 'private' or added_by = app.user_id());
  end;

-- Only what this returns came back: the rest was purged, emptied, or never the caller's to restore.
create function app.restore_photos(of_family uuid, photo_ids uuid[], days integer) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set deleted_at = null, updated_at = now()
      where id = any (photo_ids) and family_id = of_family and family_id = any (array(select app.my_owned_families()))
        and deleted_at is not null and deleted_at > now() - make_interval(days => days)
        and (audience <> 'private' or added_by = app.user_id())
      returning id;
  end;

-- Ends the days that are left; purging is the matter of the job that ends them all.
create function app.expire_deleted_photos(of_family uuid, days integer) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set deleted_at = now() - make_interval(days => days + 1)
      where family_id = of_family and family_id = any (array(select app.my_owned_families()))
        and deleted_at is not null and deleted_at > now() - make_interval(days => days)
        and (audience <> 'private' or added_by = app.user_id())
      returning id;
  end;

revoke all on function app.deleted_photos, app.deleted_photo_version, app.restore_photos, app.expire_deleted_photos from public;
grant execute on function app.deleted_photos, app.deleted_photo_version, app.restore_photos, app.expire_deleted_photos to app_rw;
