-- Photos of a stack are seen by the same people: they aren't private, or the same person's. A photo that becomes private, or
-- stops being private, leaves its stack, and so does the video of a Live Photo. Photos are stacked only like this, too.
create or replace function app.leave_stack() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.film_of is not null or (new.audience = 'private') <> (old.audience = 'private') then
    new.stack_id := null;
  end if;
  if new.stack_id is null then
    new.is_stack_top := false;
    new.is_covered := false;
  end if;
  return new;
end;
$$;
create trigger photo_leaves_stack before update of stack_id, audience, film_of on photos
  for each row when (old.stack_id is not null) execute function app.leave_stack();

-- Decides which photo of a stack is on top: the chosen one, if it's neither deleted nor archived, else the first one, and raw
-- files last.
create or replace function app.settle_stack(of_family uuid, of_stack uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
as $$
declare
  top_id uuid;
begin
  select id into top_id from photos
    where family_id = of_family and stack_id = of_stack and deleted_at is null and not is_archived
    order by is_stack_top desc, form is not distinct from 'raw', sort_at, id limit 1;
  update photos set is_covered = not is_covered
    where family_id = of_family and stack_id = of_stack
      and is_covered <> (deleted_at is null and not is_archived and id <> top_id);
end;
$$;

create or replace function app.settle_stacks() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if old.stack_id is not null and old.stack_id is distinct from new.stack_id then
    perform app.settle_stack(old.family_id, old.stack_id);
  end if;
  if new.stack_id is not null then
    perform app.settle_stack(new.family_id, new.stack_id);
  end if;
  return null;
end;
$$;
create trigger photo_stacks after update of stack_id, is_stack_top, deleted_at, is_archived, audience, film_of on photos
  for each row when ((old.stack_id, old.is_stack_top, old.deleted_at, old.is_archived)
    is distinct from (new.stack_id, new.is_stack_top, new.deleted_at, new.is_archived))
  execute function app.settle_stacks();

-- Whether two photos are the raw file and the image that a camera made of it.
create or replace function app.are_raw_pair(one photos, other photos) returns boolean
  language sql stable parallel safe
  return (one.form is not distinct from 'raw') <> (other.form is not distinct from 'raw')
    and app.stem(one.filename) = app.stem(other.filename)
    and abs(extract(epoch from one.sort_at - other.sort_at)) <= 2;

-- Whether the same camera took two photos within about a second, and they look alike (BURST_BITS of similar-photos.queries.ts).
create or replace function app.are_in_burst(one photos, other photos) returns boolean
  language sql stable parallel safe
  return one.camera ->> 'model' is not null and one.camera ->> 'model' = other.camera ->> 'model'
    and one.camera ->> 'make' is not distinct from other.camera ->> 'make'
    and abs(extract(epoch from one.sort_at - other.sort_at)) <= 1
    and one.look is not null and other.look is not null and bit_count(one.look # other.look) <= 16;

-- The photos that the same person added around the same time, and that can be stacked with it. Never reads all photos of a family.
create or replace function app.stackable(photo photos, seconds integer) returns setof photos
  language sql stable
  begin atomic
    select other.* from photos other
      where other.family_id = photo.family_id and other.deleted_at is null and other.id <> photo.id
        and other.sort_at between photo.sort_at - make_interval(secs => seconds) and photo.sort_at + make_interval(secs => seconds)
        and other.kind = 'image' and other.taken_at is not null and other.taken_precision = 'time' and not other.is_unstacked
        and other.added_by is not distinct from photo.added_by and (other.audience = 'private') = (photo.audience = 'private')
      limit 200;
  end;

-- Stacks a new photo with its other format or its burst: photos with the same ID of a burst, or at least three in a row. The
-- caller holds app.lock_photos, so that two photos added at the same time find each other.
create or replace function app.stack_photo(new_id uuid, most integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
as $$
declare
  photo photos;
  found_ids uuid[];
  row_ids uuid[];
  stack uuid;
begin
  select * into photo from photos
    where id = new_id and kind = 'image' and taken_at is not null and taken_precision = 'time' and stack_id is null
      and deleted_at is null and not is_unstacked;
  if not found then
    return;
  end if;
  select coalesce(array_agg(other.id) filter (where app.are_raw_pair(photo, other)), '{}'),
      coalesce(array_agg(other.id) filter (where app.are_in_burst(photo, other)), '{}')
    into found_ids, row_ids from app.stackable(photo, 2) other;
  -- With the neighbors of its neighbors, a row of three is found wherever the new photo is in it.
  select array_agg(distinct id) into row_ids from (
    select unnest(row_ids) as id
    union
    select beyond.id from photos near cross join lateral app.stackable(near, 1) beyond
      where near.id = any (row_ids) and beyond.id <> new_id and app.are_in_burst(near, beyond)) burst;
  if cardinality(row_ids) >= 2 then
    found_ids := found_ids || row_ids;
  end if;
  if photo.burst_id is not null then
    found_ids := found_ids || array(select other.id from app.stackable(photo, 60) other where other.burst_id = photo.burst_id);
  end if;
  if cardinality(found_ids) = 0 then
    return;
  end if;

  select array_agg(id) into found_ids from photos
    where family_id = photo.family_id and (id = any (found_ids || new_id) or stack_id in (
      select stack_id from photos known where known.id = any (found_ids) and known.stack_id is not null));
  if cardinality(found_ids) > most then
    return;
  end if;
  select coalesce(min(stack_id::text)::uuid, gen_random_uuid()) into stack from photos where id = any (found_ids);
  update photos set stack_id = stack where id = any (found_ids) and stack_id is distinct from stack;
end;
$$;

grant execute on function app.stack_photo to app_worker;
