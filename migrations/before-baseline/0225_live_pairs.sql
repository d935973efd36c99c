-- A Live Photo is one item, though it came as two files: its film belongs to its picture, is shown with it alone, and goes
-- and comes back with it. Both originals stay as they came.

alter table photos add column film_of uuid;
alter table photos add foreign key (family_id, film_of) references photos (family_id, id) on delete set null (film_of);
create unique index photos_film_of on photos (family_id, film_of) where film_of is not null;
-- Few, so that a picture that came in looks for its film among them.
create index photos_films on photos (family_id, sort_at) where deleted_at is null and kind = 'video' and film_of is null;

-- What is said of it is said of its picture.
alter policy editors_update on photos
  using (family_id = any (array(select app.my_edited_families())) and deleted_at is null and film_of is null
    and (audience <> 'private' or added_by = app.user_id()));
grant select (film_of) on photos to app_guest;

-- The film takes room, and is no photo more.
create or replace function app.count_photo(photo photos, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  items constant integer := case when photo.film_of is null then step else 0 end;
begin
  insert into photo_counts as counts (family_id, month, private_to, photos, favorites, bytes)
    values (photo.family_id, date_trunc('month', photo.sort_at)::date, app.private_to(photo), items,
      case when photo.is_favorite then items else 0 end, photo.bytes * step)
    on conflict (family_id, month, private_to) do update set
      photos = counts.photos + excluded.photos, favorites = counts.favorites + excluded.favorites, bytes = counts.bytes + excluded.bytes;
end;
$$;
drop trigger photo_counts_changes on photos;
create trigger photo_counts_changes after update of deleted_at, audience, taken_at, is_favorite, added_by, bytes, film_of on photos
  for each row execute function app.keep_photo_counts();

create function app.take_film_along() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update photos set deleted_at = new.deleted_at, audience = new.audience, updated_at = new.updated_at
    where family_id = new.family_id and film_of = new.id;
  return null;
end;
$$;
create trigger live_film_goes_along after update of deleted_at, audience on photos
  for each row when (new.kind = 'image' and (old.deleted_at is distinct from new.deleted_at or old.audience <> new.audience))
  execute function app.take_film_along();

-- A film that goes, or is shared, otherwise than its picture stands by itself again.
create function app.part_from_picture() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not exists (select from photos picture where picture.family_id = new.family_id and picture.id = new.film_of
      and picture.deleted_at is not distinct from new.deleted_at and picture.audience = new.audience) then
    new.film_of := null;
  end if;
  return new;
end;
$$;
create trigger live_film_parts before update of deleted_at, audience on photos
  for each row when (new.film_of is not null) execute function app.part_from_picture();

create function app.stem(filename text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(filename, '\.[^.]*$', ''));

-- Whether two rows are the halves of a Live Photo: they say the same identifier; or, where one of them lost its own, they
-- have one name and one moment, but for the zone, which films do not always know, and the film is as short as those are.
create function app.are_live_pair(picture photos, film photos) returns boolean
  language sql stable parallel safe
  return picture.kind = 'image' and film.kind = 'video' and picture.family_id = film.family_id
    and picture.deleted_at is null and film.deleted_at is null and film.film_of is null
    and picture.added_by is not distinct from film.added_by
    and (picture.audience = 'private') = (film.audience = 'private')
    and case when picture.live_id is not null and film.live_id is not null then picture.live_id = film.live_id
      else app.stem(picture.filename) = app.stem(film.filename) and film.duration_ms <= 4000
        and picture.taken_at is not null and film.taken_at is not null
        -- Zones are quarters of an hour apart.
        and abs(mod(extract(epoch from picture.taken_at - film.taken_at) + 450 + 900000, 900) - 450) <= 5
    end;

-- Makes one item of a photo that is here and its other half, and says of the picture what was said of the film. Answers the
-- picture where there are both. Whoever calls holds app.lock_photos: two halves that come at once find each other.
create function app.pair_live_photo(new_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  half photos;
  other photos;
  picture photos;
  film photos;
begin
  select * into half from photos where id = new_id and film_of is null;
  select candidate.* into other from photos candidate
    where candidate.id in (
        select id from photos where family_id = half.family_id and live_id = half.live_id and deleted_at is null
        union
        select id from photos where family_id = half.family_id and kind = 'video' and film_of is null and deleted_at is null
          and half.kind = 'image' and sort_at between half.sort_at - interval '15 hours' and half.sort_at + interval '15 hours'
        union
        select id from photos where family_id = half.family_id and kind = 'image' and deleted_at is null
          and half.kind = 'video' and sort_at between half.sort_at - interval '15 hours' and half.sort_at + interval '15 hours')
      and case when half.kind = 'image' then app.are_live_pair(half, candidate) else app.are_live_pair(candidate, half) end
      and not exists (select from photos taken where taken.family_id = half.family_id and taken.film_of = candidate.id)
    order by candidate.live_id is null, app.stem(candidate.filename) <> app.stem(half.filename), candidate.created_at, candidate.id
    limit 1;
  if other.id is null then
    return null;
  end if;
  picture := case when half.kind = 'image' then half else other end;
  film := case when half.kind = 'image' then other else half end;

  update photos set film_of = picture.id, audience = picture.audience, description = null, location_name = null,
      child_id = null, is_favorite = false, updated_at = now()
    where id = film.id;
  update photos set description = coalesce(description, film.description), child_id = coalesce(child_id, film.child_id),
      location_name = coalesce(location_name, film.location_name), is_favorite = is_favorite or film.is_favorite, updated_at = now()
    where id = picture.id;
  perform app.say_of_picture(film.family_id, film.id, picture.id);
  return picture.id;
end;
$$;

-- Labels, talk and news of a film become those of its picture.
create function app.say_of_picture(of_family uuid, film_id uuid, picture_id uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  insert into photo_tags (family_id, photo_id, name)
    select family_id, picture_id, name from photo_tags where photo_id = film_id on conflict do nothing;
  insert into photo_categories (family_id, photo_id, category_id)
    select family_id, picture_id, category_id from photo_categories where photo_id = film_id on conflict do nothing;
  insert into photo_milestones (family_id, photo_id, milestone_id)
    select family_id, picture_id, milestone_id from photo_milestones where photo_id = film_id on conflict do nothing;
  delete from photo_tags where photo_id = film_id;
  delete from photo_categories where photo_id = film_id;
  delete from photo_milestones where photo_id = film_id;
  update audio_captions set photo_id = picture_id
    where photo_id = film_id and not exists (select from audio_captions spoken where spoken.photo_id = picture_id);

  update comments set photo_id = picture_id where family_id = of_family and photo_id = film_id;
  update reactions set photo_id = picture_id
    where family_id = of_family and photo_id = film_id and not exists (
      select from reactions same where same.family_id = of_family and same.photo_id = picture_id and same.kind = reactions.kind
        and same.user_id is not distinct from reactions.user_id and same.guest_id is not distinct from reactions.guest_id);
  delete from talk_counts where family_id = of_family and photo_id in (film_id, picture_id);
  insert into talk_counts (family_id, photo_id, what, count)
    select of_family, picture_id, what, count(*) from (
      select 'comment' as what from comments where family_id = of_family and photo_id = picture_id and text is not null
      union all
      select kind from reactions where family_id = of_family and photo_id = picture_id) said
    group by what;

  update uploads set photo_id = picture_id where family_id = of_family and photo_id = film_id;
  delete from family_activities
    where family_id = of_family and metadata ? 'photo_id' and metadata ->> 'photo_id' = film_id::text and activity_type = 'photo_upload';
  update family_activities set metadata = jsonb_set(metadata, '{photo_id}', to_jsonb(picture_id))
    where family_id = of_family and metadata ? 'photo_id' and metadata ->> 'photo_id' = film_id::text;
end;
$$;

-- The trash of a family shows items too; what becomes of a picture becomes of its film.
create or replace function app.deleted_photos(of_family uuid, days integer, before_at timestamptz, before_id uuid, at_most integer)
  returns table (id uuid, kind text, description text, taken_at timestamp, created_at timestamptz, deleted_at timestamptz,
    thumbhash bytea, derivatives_version integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photo.id, photo.kind, photo.description, photo.taken_at, photo.created_at, photo.deleted_at, photo.thumbhash,
        photo.derivatives_version
      from photos as photo
      where photo.family_id = of_family and photo.family_id = any (array(select app.my_owned_families()))
        and photo.deleted_at is not null and photo.deleted_at > now() - make_interval(days => days) and photo.film_of is null
        and (photo.audience <> 'private' or photo.added_by = app.user_id())
        and (before_at is null or (photo.deleted_at, photo.id) < (before_at, before_id))
      order by photo.deleted_at desc, photo.id desc
      limit at_most;
  end;

create or replace function app.expire_deleted_photos(of_family uuid, days integer) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set deleted_at = now() - make_interval(days => days + 1)
      where family_id = of_family and family_id = any (array(select app.my_owned_families()))
        and deleted_at is not null and deleted_at > now() - make_interval(days => days) and film_of is null
        and (audience <> 'private' or added_by = app.user_id())
      returning id;
  end;

revoke all on function app.take_film_along, app.part_from_picture, app.stem, app.are_live_pair, app.pair_live_photo,
  app.say_of_picture from public;
grant execute on function app.pair_live_photo to app_worker;

-- What is here already.
select app.pair_live_photo(id) from photos where kind = 'video' and deleted_at is null order by created_at, id;
