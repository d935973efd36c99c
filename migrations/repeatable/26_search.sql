-- The bursts in which a member sees these words, or photos of people with this name: one for each activity, and at most one more
-- than the limit, which shows that there are more. Trigram operators could leak, so row-level security doesn't let people use the
-- index: this function checks and returns IDs.
create or replace function app.find_bursts(in_family uuid, looked_for text, at_most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not in_family = any (array(select app.my_families())) then
    return;
  end if;
  return query
    (select activity.burst_id from family_activities activity
      where activity.family_id = in_family
        and app.fold(activity.title || ' ' || coalesce(activity.description, '')) like app.containing(looked_for)
        and (activity.audience <> 'private' or coalesce(activity.private_to, activity.user_id) = app.user_id())
      limit at_most + 1)
    union all
    (select told.burst_id
      from people person
      join photo_people shown on shown.family_id = in_family and shown.person_id = person.id and not shown.is_deleted
        and shown.private_to in ('00000000-0000-0000-0000-000000000000', app.user_id())
      -- One look-up for each photo, so that the limit ends the search.
      cross join lateral (select activity.burst_id from family_activities activity
        where activity.family_id = in_family and activity.metadata ? 'photo_id'
          and activity.metadata ->> 'photo_id' = shown.photo_id::text
          and (activity.audience <> 'private' or coalesce(activity.private_to, activity.user_id) = app.user_id()) offset 0) told
      where person.family_id = in_family and person.deleted_at is null
        and app.fold(concat_ws(' ', person.first_name, person.last_name, array_to_string(person.also_known_as, ' ')))
          like app.containing(looked_for)
      limit at_most + 1);
end;
$$;

-- The people with this name who ever did something in a family.
create or replace function app.find_doers(in_family uuid, looked_for text) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not in_family = any (array(select app.my_families())) then
    return;
  end if;
  return query
    -- A loose index scan: from one person to the next, past their activities.
    with recursive doer as (
      (select burst.user_id from activity_bursts burst
        where burst.family_id = in_family and burst.user_id is not null order by burst.user_id limit 1)
      union all
      select (select burst.user_id from activity_bursts burst
          where burst.family_id = in_family and burst.user_id > doer.user_id order by burst.user_id limit 1)
        from doer where doer.user_id is not null
    )
    select person.id from doer join profiles person on person.id = doer.user_id
      where app.fold(person.first_name || ' ' || person.last_name) like app.containing(looked_for);
end;
$$;

-- A `like` pattern in which nothing typed is a wildcard.
create or replace function app.containing(looked_for text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(app.fold(looked_for), '([\\%_])', '\\\1', 'g') || '%';

grant execute on function app.find_bursts, app.find_doers, app.containing to app_rw;
