-- Deleted photos, for the owner; the policies of photos hide them, so these functions are the only way. Private ones only for
-- the person who added them. A Live Photo is one item.
create or replace function app.deleted_photos(of_family uuid, days integer, before_at timestamptz, before_id uuid, at_most integer)
  returns table (id uuid, kind text, description text, taken_at timestamp, created_at timestamptz, deleted_at timestamptz,
    thumbhash bytea, derivatives_version integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photo.id, photo.kind, photo.description, photo.taken_at, photo.created_at, photo.deleted_at, photo.thumbhash,
        photo.derivatives_version
      from photos as photo
      where photo.family_id = of_family and photo.family_id = any (array(select app.families_where('family.manage')))
        and photo.deleted_at is not null and photo.deleted_at > now() - make_interval(days => days) and photo.film_of is null
        and (photo.audience <> 'private' or photo.added_by = app.user_id())
        and (before_at is null or (photo.deleted_at, photo.id) < (before_at, before_id))
      order by photo.deleted_at desc, photo.id desc
      limit at_most;
  end;

-- The version of its derivatives, for the thumbnail in the list.
create or replace function app.deleted_photo_version(of_family uuid, photo_id uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select derivatives_version from photos
      where id = photo_id and family_id = of_family and family_id = any (array(select app.families_where('family.manage')))
        and deleted_at is not null and (audience <> 'private' or added_by = app.user_id());
  end;

-- The owner restores photos for some days, and people what they deleted themselves for some minutes. A restored file of a Live
-- Photo is paired with one that was added since. Returns only what was there to restore.
create or replace function app.restore_photos(of_family uuid, photo_ids uuid[], days integer, minutes integer) returns setof uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  restored uuid[];
  photo_id uuid;
begin
  perform app.lock_photos(of_family);
  with back as (
    update photos set deleted_at = null, deleted_by = null, updated_at = now()
      where id = any (photo_ids) and family_id = of_family and deleted_at is not null
        and (family_id = any (array(select app.families_where('family.manage'))) and deleted_at > now() - make_interval(days => days)
          or family_id = any (array(select app.families_where('photos.delete_own')))
            and deleted_by = app.user_id() and deleted_at > now() - make_interval(mins => minutes))
        and (audience <> 'private' or added_by = app.user_id())
      returning id)
  select coalesce(array_agg(id), '{}') into restored from back;
  foreach photo_id in array restored loop
    if not exists (select from photos film where film.family_id = of_family and film.film_of = photo_id) then
      perform app.pair_live_photo(photo_id);
    end if;
  end loop;
  return query select unnest(restored);
end;
$$;

-- Ends the remaining days; a job purges. Takes the same lock as restoring, or the two could deadlock.
create or replace function app.expire_deleted_photos(of_family uuid, days integer) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    select app.lock_photos(of_family);
    update photos set deleted_at = now() - make_interval(days => days + 1)
      where family_id = of_family and family_id = any (array(select app.families_where('family.manage')))
        and deleted_at is not null and deleted_at > now() - make_interval(days => days) and film_of is null
        and (audience <> 'private' or added_by = app.user_id())
      returning id;
  end;

-- Which of these files are in Recently deleted, for those who could restore them or deleted them themselves.
create or replace function app.deleted_files(of_family uuid, hashes bytea[], days integer) returns setof bytea
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photo.sha256 from photos photo
      where photo.family_id = of_family and of_family = any (array(select app.my_families())) and photo.sha256 = any (hashes)
        and photo.deleted_at is not null and photo.deleted_at > now() - make_interval(days => days)
        and (photo.family_id = any (array(select app.families_where('family.manage'))) or photo.deleted_by = app.user_id())
        and (photo.audience <> 'private' or photo.added_by = app.user_id());
  end;

grant execute on function app.deleted_photos, app.deleted_photo_version, app.restore_photos, app.expire_deleted_photos,
  app.deleted_files to app_rw;
