-- Who empties the trash stands in the same line as who restores from it: each waited for photos that the other one held.
create or replace function app.expire_deleted_photos(of_family uuid, days integer) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    select app.lock_photos(of_family);
    update photos set deleted_at = now() - make_interval(days => days + 1)
      where family_id = of_family and family_id = any (array(select app.my_owned_families()))
        and deleted_at is not null and deleted_at > now() - make_interval(days => days) and film_of is null
        and (audience <> 'private' or added_by = app.user_id())
      returning id;
  end;
