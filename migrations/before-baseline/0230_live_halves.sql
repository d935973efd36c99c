-- A half that was deleted before its other half came finds it when it is restored: both are one from then on.
create or replace function app.restore_photos(of_family uuid, photo_ids uuid[], days integer) returns setof uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  restored uuid[];
  photo_id uuid;
begin
  perform app.lock_photos(of_family);
  with back as (
    update photos set deleted_at = null, updated_at = now()
      where id = any (photo_ids) and family_id = of_family and family_id = any (array(select app.my_owned_families()))
        and deleted_at is not null and deleted_at > now() - make_interval(days => days)
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

-- A Live Photo is one, and both of its files take room.
create or replace function app.admin_counts() returns table (people bigint, new_people bigint, active_people bigint, leaving_people bigint,
    families bigint, deleted_families bigint, photos bigint, photo_bytes bigint, deleted_photos bigint, deleted_bytes bigint,
    database_bytes bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select
      (select count(*) from profiles),
      (select count(*) from profiles where created_at > now() - interval '30 days'),
      (select count(distinct user_id) from auth_sessions where updated_at > now() - interval '30 days'),
      (select count(*) from account_deletions),
      (select count(*) from families where deleted_at is null),
      (select count(*) from families where deleted_at is not null),
      (select coalesce(sum(counts.photos), 0)::bigint from photo_counts counts),
      (select coalesce(sum(counts.bytes), 0)::bigint from photo_counts counts),
      (select count(*) from photos where photos.deleted_at is not null and photos.film_of is null),
      (select coalesce(sum(bytes), 0)::bigint from photos where photos.deleted_at is not null),
      pg_database_size(current_database())
    where app.is_admin();
  end;
