-- Private photos and deleted ones are never sent, and what was learned from a photo is deleted as soon as it's one of them.
create or replace function app.is_scannable(photo photos) returns boolean
  language sql immutable parallel safe
  return photo.kind = 'image' and photo.audience <> 'private' and photo.deleted_at is null and not photo.placeholder;

create or replace function app.schedule_vision_scan() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not app.is_scannable(new) then
    delete from vision_scans where photo_id = new.id;
    delete from faces where family_id = new.family_id and photo_id = new.id;
    delete from photo_vectors where photo_id = new.id;
  elsif exists (select from vision_consents where family_id = new.family_id for key share) then
    insert into vision_scans (photo_id, family_id) values (new.id, new.family_id)
      on conflict (photo_id) do update set due_at = now(), attempts = 0;
  end if;
  return null;
end;
$$;
create trigger photos_vision_new after insert on photos
  for each row when (new.kind = 'image') execute function app.schedule_vision_scan();
create trigger photos_vision_changed after update of derivatives_version, audience, deleted_at, placeholder on photos
  for each row when (new.kind = 'image' and (old.derivatives_version, old.audience = 'private', old.deleted_at, old.placeholder)
    is distinct from (new.derivatives_version, new.audience = 'private', new.deleted_at, new.placeholder))
  execute function app.schedule_vision_scan();

-- Keeps the number of faces of a group, and deletes empty groups. In the order of their IDs, so that two changes can't deadlock.
create or replace function app.count_faces() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then
    for changed in select group_id as id, count(*) as faces from faces_before where group_id is not null group by 1 order by 1 loop
      update face_groups grouped set faces = grouped.faces - changed.faces, is_stale = true where grouped.id = changed.id;
      delete from face_groups where id = changed.id and faces = 0;
    end loop;
  else
    for changed in select group_id as id, sum(step) as faces
        from (select group_id, -1 as step from faces_before union all select group_id, 1 from faces_now) steps
        where group_id is not null group by 1 having sum(step) <> 0 order by 1 loop
      update face_groups grouped set faces = grouped.faces + changed.faces where grouped.id = changed.id;
      delete from face_groups where id = changed.id and faces = 0;
    end loop;
  end if;
  return null;
end;
$$;
create trigger faces_counted after update on faces
  referencing old table as faces_before new table as faces_now for each statement execute function app.count_faces();
create trigger faces_gone after delete on faces
  referencing old table as faces_before for each statement execute function app.count_faces();

-- The lock of everything that changes a family's groups. Tags of people are locked first, as they are when someone edits a photo.
create or replace function app.lock_faces(of_family uuid) returns void
  language sql volatile
  begin atomic
    select app.lock_photos(of_family);
    select pg_advisory_xact_lock(hashtextextended('faces:' || of_family, 0));
  end;

-- A face whose person's tag someone removes leaves the person's group, and remembers who it isn't. Faces whose tags were removed
-- with their name have none by now, a person who's purged keeps the group together, without a name, and those of a photo that's
-- purged are deleted with it.
create or replace function app.unname_faces() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  of_family uuid;
begin
  for of_family in select distinct family_id from untagged order by 1 loop
    continue when not exists (select from vision_consents where family_id = of_family);
    perform app.lock_faces(of_family);
    with moved as materialized (
        select face.id, face.vector, face.group_id, array_append(grouped.not_person_ids, person.id) as not_person_ids,
            gen_random_uuid() as own_group_id
          from untagged
          join people person on person.family_id = untagged.family_id and person.id = untagged.person_id
          join photos photo on photo.family_id = untagged.family_id and photo.id = untagged.photo_id
          join faces face on face.family_id = untagged.family_id and face.photo_id = untagged.photo_id and face.tag is not null
          join face_groups grouped on grouped.family_id = face.family_id and grouped.id = face.group_id
            and grouped.person_id = untagged.person_id
          where untagged.family_id = of_family),
      own as (insert into face_groups (id, family_id, center, by_hand, not_person_ids)
        select own_group_id, of_family, vector, true, not_person_ids from moved),
      lost as (update face_groups set by_hand = true, is_stale = true
        where family_id = of_family and id in (select group_id from moved))
    update faces set group_id = moved.own_group_id, tag = null from moved where faces.id = moved.id;
  end loop;
  return null;
end;
$$;
create trigger photo_people_unname_faces after delete on photo_people
  referencing old table as untagged for each statement execute function app.unname_faces();

-- True if it was off.
create or replace function app.allow_vision(of_family uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not of_family = any (array(select app.families_where('family.manage'))) then return false; end if;
  insert into vision_consents (family_id, given_by) values (of_family, app.user_id()) on conflict do nothing;
  if not found then return false; end if;
  -- Newest first.
  insert into vision_scans (photo_id, family_id, due_at)
    select id, family_id, now() - (sort_at - timestamp '2000-01-01') from photos
      where family_id = of_family and deleted_at is null and app.is_scannable(photos)
    on conflict do nothing;
  return true;
end;
$$;

-- Deletes everything that was learned, and the tags that were added automatically.
create or replace function app.end_vision(of_family uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not of_family = any (array(select app.families_where('family.manage'))) then return false; end if;
  -- Waits for results that are being saved, to delete them too.
  perform pg_advisory_xact_lock(hashtextextended('vision:' || of_family, 0));
  delete from vision_consents where family_id = of_family;
  if not found then return false; end if;
  perform app.lock_photos(of_family);
  delete from photo_people shown using (
      select distinct face.photo_id, grouped.person_id from faces face
        join face_groups grouped on grouped.family_id = face.family_id and grouped.id = face.group_id
        where face.family_id = of_family and face.tag = 'automatic') guessed
    where shown.family_id = of_family and shown.photo_id = guessed.photo_id and shown.person_id = guessed.person_id;
  delete from vision_scans where family_id = of_family;
  delete from photo_vectors where family_id = of_family;
  delete from faces where family_id = of_family;
  delete from face_groups where family_id = of_family;
  return true;
end;
$$;
grant execute on function app.allow_vision, app.end_vision to app_rw;
grant execute on function app.lock_faces to app_rw, app_worker;
grant execute on function app.is_scannable to app_worker;

create policy members_read on vision_consents for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_reads on vision_consents for select to app_worker using (true);
create policy owners_read on vision_scans for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_all on vision_scans to app_worker using (true) with check (true);
create policy members_read on photo_vectors for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_all on photo_vectors to app_worker using (true) with check (true);
create policy members_read on faces for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy editors_update on faces for update to app_rw
  using (family_id = any (array(select app.families_where('photos.edit'))));
create policy worker_all on faces to app_worker using (true) with check (true);
create policy members_read on face_groups for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy editors_add on face_groups for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.edit'))));
create policy editors_update on face_groups for update to app_rw
  using (family_id = any (array(select app.families_where('photos.edit'))));
create policy editors_delete on face_groups for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.edit'))));
create policy worker_all on face_groups to app_worker using (true) with check (true);
