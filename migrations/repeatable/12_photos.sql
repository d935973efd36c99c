-- A Live Photo's video uses storage but doesn't count as a photo.
create or replace function app.count_photo(photo photos, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  items constant integer := case when photo.film_of is null then step else 0 end;
begin
  insert into photo_counts as counts (family_id, month, private_to, photos, favorites, archived, covered, bytes)
    values (photo.family_id, date_trunc('month', photo.sort_at)::date, app.private_to(photo), items,
      case when photo.is_favorite then items else 0 end, case when photo.is_archived then items else 0 end,
      case when photo.is_covered then items else 0 end, photo.bytes * step)
    on conflict (family_id, month, private_to) do update set
      photos = counts.photos + excluded.photos, favorites = counts.favorites + excluded.favorites,
      archived = counts.archived + excluded.archived, covered = counts.covered + excluded.covered, bytes = counts.bytes + excluded.bytes;
end;
$$;

-- Takes the same lock as other changes of several photos.
create or replace function app.update_photo_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.lock_photos(coalesce(new.family_id, old.family_id));
  if tg_op <> 'INSERT' and old.deleted_at is null then
    perform app.count_photo(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    perform app.count_photo(new, 1);
  end if;
  return null;
end;
$$;
-- Two triggers, because an edited description must not touch the counts.
create trigger photo_counts_rows after insert or delete on photos for each row execute function app.update_photo_counts();
create trigger photo_counts_changes
  after update of deleted_at, audience, taken_at, is_favorite, is_archived, is_covered, stack_id, added_by, bytes, film_of on photos
  for each row execute function app.update_photo_counts();

-- Hides a photo from everyone. Returns its ID if it was there to delete.
create or replace function app.delete_photo(from_family uuid, photo_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set deleted_at = now(), deleted_by = app.user_id(), updated_at = now()
      where id = photo_id and family_id = from_family and deleted_at is null and shown_audience is null
        and family_id = any (array(select app.families_where('photos.delete_own')))
        and (added_by = app.user_id() or audience <> 'private' and family_id = any (array(select app.families_where('photos.delete'))))
      returning id;
  end;

create or replace function app.notify_photo_visibility() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('photo_visibility', old.family_id || '/' || old.id);
  return null;
end;
$$;
create trigger photo_visibility_changed after update of deleted_at, audience, added_by on photos
  for each row execute function app.notify_photo_visibility();
create trigger photo_visibility_gone after delete on photos
  for each row execute function app.notify_photo_visibility();

-- One statement is one event for each family. Changes of private photos are sent only to the person who added them.
create or replace function app.notify_live_added_photos() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  told record;
begin
  for told in
    select family_id, case when count(*) = 1 then (array_agg(id))[1] end as id,
        case when audience = 'private' then added_by end as only_to
      from added_photos where audience <> 'private' or added_by is not null group by 1, 3
  loop
    perform pg_notify('live', json_strip_nulls(json_build_object(
      'family_id', told.family_id, 'kind', 'photos', 'id', told.id, 'only_to', told.only_to))::text);
  end loop;
  return null;
end;
$$;
create trigger live_photos_added after insert on photos referencing new table as added_photos
  for each statement execute function app.notify_live_added_photos();

-- Comparing photos changes nothing that people see, so it sends no event.
create or replace function app.notify_live_edited_photos() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  told record;
begin
  for told in
    select edited.family_id, case when count(*) = 1 then (array_agg(edited.id))[1] end as id,
        case when edited.audience = 'private' and before.audience = 'private' then edited.added_by end as only_to
      from edited_photos edited join photos_before before on before.id = edited.id
      where (edited.audience <> 'private' or before.audience <> 'private' or edited.added_by is not null)
        and edited.compared_at is not distinct from before.compared_at
      group by 1, 3
  loop
    perform pg_notify('live', json_strip_nulls(json_build_object(
      'family_id', told.family_id, 'kind', 'photos', 'id', told.id, 'only_to', told.only_to))::text);
  end loop;
  return null;
end;
$$;
create trigger live_photos_edited after update on photos referencing old table as photos_before new table as edited_photos
  for each statement execute function app.notify_live_edited_photos();

-- The only person who sees a photo: the nil UUID means the whole family, the highest one means no one any more.
create or replace function app.private_to(photo photos) returns uuid
  language sql immutable parallel safe
  return case when photo.audience = 'private' then coalesce(photo.added_by, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    else '00000000-0000-0000-0000-000000000000' end;

-- Taken before changing several photos of a family and their counts, so that two such changes can't deadlock.
create or replace function app.lock_photos(of_family uuid) returns void
  language sql volatile
  return pg_advisory_xact_lock(hashtextextended('photos:' || of_family, 0));

-- Sets a photo's audience. Never updated directly: only the person who added it can make it private. True if it was there.
create or replace function app.share_photo(from_family uuid, photo_id uuid, new_audience text) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set audience = new_audience, updated_at = now()
      where id = photo_id and family_id = from_family and deleted_at is null and shown_audience is null
        and family_id = any (array(select app.families_where('photos.edit_own')))
        and (added_by = app.user_id()
          or audience <> 'private' and new_audience <> 'private' and family_id = any (array(select app.families_where('photos.edit'))))
      returning true;
  end;

create or replace function app.share_photos(from_family uuid, photo_ids uuid[], new_audience text) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set audience = new_audience, updated_at = now()
      where id = any (photo_ids) and family_id = from_family and deleted_at is null and shown_audience is null
        and family_id = any (array(select app.families_where('photos.edit_own')))
        and (added_by = app.user_id()
          or audience <> 'private' and new_audience <> 'private' and family_id = any (array(select app.families_where('photos.edit'))))
      returning id;
  end;

create or replace function app.unfinished_uploads(which uuid)
  returns table (of_person bigint, bytes_of_person bigint, of_family bigint, bytes_of_family bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('uploads of person ' || app.user_id(), 0));
  perform pg_advisory_xact_lock(hashtextextended('uploads of family ' || which, 0));
  return query
    select count(*) filter (where user_id = app.user_id() and guest_id is null),
        (coalesce(sum(bytes) filter (where user_id = app.user_id() and guest_id is null), 0))::bigint,
        count(*) filter (where family_id = which),
        (coalesce(sum(bytes) filter (where family_id = which), 0))::bigint
      from uploads where state = 'receiving' and (user_id = app.user_id() or family_id = which);
end;
$$;

-- The last 60 minutes: this hour, and the matching share of the previous one.
create or replace function app.decoder_ms(of_person uuid) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select coalesce(sum(case when hour = date_trunc('hour', now()) then ms
        else ms * (1 - extract(epoch from now() - date_trunc('hour', now())) / 3600) end), 0)::bigint
      from decoder_use where user_id = of_person and hour >= date_trunc('hour', now()) - interval '1 hour';
  end;

-- When an upload is due. The first one of a family or person gets a head start of `most`, and each one already in line makes it
-- `step` later; a person over the budget gets no head start. Jobs run in this order, so an upload waits at most `most` longer
-- than in one line.
create or replace function app.ingest_turn(which uuid, step interval, most interval, budget_ms bigint) returns timestamptz
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  places constant int := extract(epoch from most) / extract(epoch from step);
  in_line int;
  upload uploads;
begin
  select * into upload from uploads where id = which;
  if not found or app.decoder_ms(upload.user_id) > budget_ms then return now(); end if;
  select greatest(
      (select count(*) from (select from uploads
        where family_id = upload.family_id and state = 'received' and retry_at is null and id <> which limit places) one),
      (select count(*) from (select from uploads
        where user_id = upload.user_id and state = 'received' and retry_at is null and id <> which limit places) one))
    into in_line;
  return now() - most + in_line * step;
end;
$$;

grant execute on function app.delete_photo, app.share_photo, app.share_photos, app.unfinished_uploads to app_rw;
grant execute on function app.lock_photos, app.ingest_turn to app_rw, app_worker;
grant execute on function app.decoder_ms to app_worker;

-- With `coalesce`, PostgreSQL expects half of a family's photos to match. Without it, it multiplies this condition with the query's
-- own on `family_id`, expects one row among many families, and finds all of the family's indexes equally good.
create policy members_read on photos for select to app_rw
  using (coalesce(family_id = any (array(select app.my_families())), false) and deleted_at is null and (audience <> 'private' or added_by = app.user_id()));
-- A Live Photo's video is edited through its image. What a child hid stays as it is (38_growing_up.sql).
create policy editors_update on photos for update to app_rw
  using (family_id = any (array(select app.families_where('photos.edit_own'))) and deleted_at is null and film_of is null
    and shown_audience is null and (audience <> 'private' and family_id = any (array(select app.families_where('photos.edit'))) or added_by = app.user_id()));
create policy worker_all on photos to app_worker using (true) with check (true);

-- A family has hundreds of rows, and a subquery finds the user once instead of for each.
create policy members_read on photo_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', (select app.user_id())]));
create policy worker_reads on photo_counts for select to app_worker using (true);

create policy own_uploads on uploads for select to app_rw
  using (user_id = app.user_id() and guest_id is null and family_id = any (array(select app.my_families())));
create policy own_new_uploads on uploads for insert to app_rw
  with check (user_id = app.user_id() and guest_id is null and family_id = any (array(select app.families_where('photos.add')))
    and (purpose <> 'import' or family_id = any (array(select app.families_where('imports.run'))))
    and (purpose <> 'answer' or family_id = any (array(select app.families_where('personality.edit'))))
    and (purpose <> 'audio_caption' or exists (select from photos photo
      where photo.family_id = uploads.family_id and photo.id::text = about ->> 'photo_id')));
create policy own_received_uploads on uploads for update to app_rw
  using (user_id = app.user_id() and guest_id is null and family_id = any (array(select app.families_where('photos.add'))));
create policy worker_all on uploads to app_worker using (true) with check (true);
create policy worker_all on local.upload_segments to app_worker using (true) with check (true);
create policy worker_all on local.upload_writers to app_worker using (true) with check (true);
create policy own_unfinished_uploads on uploads for delete to app_rw
  using (user_id = app.user_id() and guest_id is null and state = 'receiving' and family_id = any (array(select app.families_where('photos.add'))));

-- Through the policy of photos, so that no one learns of another person's private photo.
create policy editors_read on similar_photos for select to app_rw
  using (family_id = any (array(select app.families_where('photos.delete')))
    and exists (select 1 from photos where photos.id = photo_id and photos.deleted_at is null));
create policy editors_review on similar_photos for update to app_rw
  using (family_id = any (array(select app.families_where('photos.delete')))
    and exists (select 1 from photos where photos.id = photo_id and photos.deleted_at is null));
create policy worker_all on similar_photos to app_worker using (true) with check (true);

create policy own_works on photo_works to app_rw
  using (user_id = app.user_id() and family_id = any (array(
    select app.families_where('photos.edit_own') union select app.families_where('photos.delete_own'))))
  with check (user_id = app.user_id() and family_id = any (array(
    select app.families_where('photos.edit_own') union select app.families_where('photos.delete_own'))));
create policy worker_all on photo_works to app_worker using (true) with check (true);

create policy own_edits on photo_edits to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.edit_own'))))
  with check (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.edit_own'))));
create policy worker_all on photo_edits to app_worker using (true) with check (true);

create policy members_read on film_renditions for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from photos where photos.family_id = film_renditions.family_id and photos.id = film_renditions.photo_id));
create policy worker_all on film_renditions to app_worker using (true) with check (true);

create policy worker_all on decoder_use to app_worker using (true) with check (true);
