-- Looking for words in the feed. Trigrams serve no operator that could leak under row-level security, so a function looks,
-- shows nobody what they may not see, and answers ids. Accents and case do not matter, as in the search for photos.

create index family_activities_words on family_activities
  using gin (family_id, app.fold(title || ' ' || coalesce(description, '')) gin_trgm_ops);

-- Somebody's own moments, newest first.
create index activity_bursts_of_person on activity_bursts (family_id, user_id, started_at desc, id desc);

-- The bursts in which a member sees these words, at most so many and one more, which says that there are more.
create function app.find_bursts(in_family uuid, looked_for text, at_most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not in_family = any (array(select app.my_families())) then
    return;
  end if;
  return query
    select distinct found.burst_id from (
      select activity.burst_id from family_activities activity
        where activity.family_id = in_family
          and app.fold(activity.title || ' ' || coalesce(activity.description, '')) like app.containing(looked_for)
          and (activity.audience <> 'private' or activity.user_id = app.user_id())
        limit at_most + 1) found;
end;
$$;

-- Who of those that ever did something in a family is called so.
create function app.find_doers(in_family uuid, looked_for text) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not in_family = any (array(select app.my_families())) then
    return;
  end if;
  return query
    -- From one person to the next in the index, past all that each did.
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

-- The pattern for `like`, in which nothing typed is a wildcard.
create function app.containing(looked_for text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(app.fold(looked_for), '([\\%_])', '\\\1', 'g') || '%';

revoke all on function app.find_bursts, app.find_doers from public;
grant execute on function app.find_bursts, app.find_doers, app.containing to app_rw;
