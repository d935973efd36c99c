create or replace function app.update_live_video() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update photos set deleted_at = new.deleted_at, audience = new.audience, added_by = new.added_by,
      shown_audience = new.shown_audience, shown_added_by = new.shown_added_by, hidden_person_id = new.hidden_person_id,
      updated_at = new.updated_at
    where family_id = new.family_id and film_of = new.id;
  return null;
end;
$$;
create trigger live_film_goes_along after update of deleted_at, audience on photos
  for each row when (new.kind = 'image' and (old.deleted_at is distinct from new.deleted_at or old.audience <> new.audience))
  execute function app.update_live_video();

-- A video that is deleted or shared differently from its image becomes an item of its own.
create or replace function app.separate_live_video() returns trigger
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
  for each row when (new.film_of is not null) execute function app.separate_live_video();

create or replace function app.stem(filename text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(filename, '\.[^.]*$', ''));

-- Whether two rows are the two files of a Live Photo: they have the same identifier; or, if one of them has none, the same name
-- and time, ignoring the zone, which videos don't always know, and the video is short enough.
create or replace function app.are_live_pair(picture photos, film photos) returns boolean
  language sql stable parallel safe
  return picture.kind = 'image' and film.kind = 'video' and picture.family_id = film.family_id
    and picture.deleted_at is null and film.deleted_at is null and film.film_of is null
    and picture.added_by is not distinct from film.added_by
    and (picture.audience = 'private') = (film.audience = 'private')
    and case when picture.live_id is not null and film.live_id is not null then picture.live_id = film.live_id
      else app.stem(picture.filename) = app.stem(film.filename) and film.duration_ms <= 4000
        and picture.taken_at is not null and film.taken_at is not null
        -- Time zones differ by quarters of an hour.
        and abs(mod(extract(epoch from picture.taken_at - film.taken_at) + 450 + 900000, 900) - 450) <= 5
    end;

-- Pairs a new photo with its other file, if it is there, and moves what was added to the video to the image. Returns the
-- image's ID. The caller holds app.lock_photos, so that two files added at the same time find each other.
create or replace function app.pair_live_photo(new_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
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
      is_favorite = false, is_archived = false, updated_at = now()
    where id = film.id;
  update photos set description = coalesce(description, film.description),
      location_name = coalesce(location_name, film.location_name), is_favorite = is_favorite or film.is_favorite,
      is_archived = is_archived or film.is_archived, updated_at = now(),
      -- Photos with an identifier are found as Live Photos by it.
      pairing = case when live_id is null then coalesce(pairing, '{}') || '{"video_by_name": true}' else pairing end
    where id = picture.id;
  perform app.move_video_details(film.family_id, film.id, picture.id);
  return picture.id;
end;
$$;

-- Moves a video's labels, comments and activity to its image.
create or replace function app.move_video_details(of_family uuid, film_id uuid, picture_id uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  insert into photo_tags (family_id, photo_id, name)
    select family_id, picture_id, name from photo_tags where photo_id = film_id on conflict do nothing;
  insert into photo_categories (family_id, photo_id, category_id)
    select family_id, picture_id, category_id from photo_categories where photo_id = film_id on conflict do nothing;
  insert into photo_milestones (family_id, photo_id, milestone_id)
    select family_id, picture_id, milestone_id from photo_milestones where photo_id = film_id on conflict do nothing;
  insert into photo_people (family_id, photo_id, person_id)
    select family_id, picture_id, person_id from photo_people where photo_id = film_id on conflict do nothing;
  delete from photo_people where photo_id = film_id;
  insert into album_photos (family_id, album_id, photo_id, added_by, position)
    select family_id, album_id, picture_id, added_by, position from album_photos where family_id = of_family and photo_id = film_id on conflict do nothing;
  delete from photo_tags where photo_id = film_id;
  delete from photo_categories where photo_id = film_id;
  delete from album_photos where family_id = of_family and photo_id = film_id;
  delete from photo_milestones where photo_id = film_id;
  update audio_captions set photo_id = picture_id where family_id = of_family and photo_id = film_id;

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

grant execute on function app.pair_live_photo to app_worker;
