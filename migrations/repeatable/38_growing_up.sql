-- Makes a photo private to the child in it who asks, also where others are in it. It isn't deleted and can't be, and only they
-- show it again. Profile photos that were cropped from it are removed. Returns the child.
create or replace function app.hide_photo(in_family uuid, hidden_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  asker uuid;
begin
  perform app.lock_photos(in_family);
  select shown.person_id into asker from photo_people shown
    where shown.family_id = in_family and shown.photo_id = hidden_id and not shown.is_deleted
      and shown.person_id = any (array(select app.grown_children('hide')));
  if asker is null then return null; end if;
  update photos set shown_audience = audience, shown_added_by = added_by, hidden_person_id = asker,
      audience = 'private', added_by = app.user_id(), updated_at = now()
    where id = hidden_id and family_id = in_family and deleted_at is null and film_of is null and audience <> 'private';
  if not found then return null; end if;
  update people set avatar_photo_id = null, avatar_square = null, avatar_version = avatar_version + 1, avatar_ready = 0,
      updated_at = clock_timestamp()
    where family_id = in_family and avatar_photo_id = hidden_id;
  return asker;
end;
$$;

create or replace function app.hide_response(in_family uuid, which uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update child_personality_responses set shown_audience = audience, shown_added_by = added_by,
        audience = 'private', added_by = app.user_id(), updated_at = clock_timestamp()
      where id = which and family_id = in_family and hidden_at is null and audience <> 'private'
        and child_id = any (array(select app.grown_children('hide')))
      returning child_id;
  end;

-- Only by who hid it, at any age, and as it was before. Returns the child, or the nil UUID if their row is gone.
create or replace function app.show_photo(in_family uuid, hidden_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  asker uuid;
begin
  if not in_family = any (array(select app.my_families())) then return null; end if;
  perform app.lock_photos(in_family);
  select coalesce(hidden_person_id, '00000000-0000-0000-0000-000000000000') into asker from photos
    where id = hidden_id and family_id = in_family and shown_audience is not null and added_by = app.user_id()
      and film_of is null and deleted_at is null;
  if asker is null then return null; end if;
  update photos set audience = shown_audience, added_by = shown_added_by, shown_audience = null, shown_added_by = null,
      hidden_person_id = null, updated_at = now()
    where id = hidden_id and family_id = in_family;
  return asker;
end;
$$;

create or replace function app.show_response(in_family uuid, which uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update child_personality_responses set audience = shown_audience, added_by = shown_added_by, shown_audience = null,
        shown_added_by = null, updated_at = clock_timestamp()
      where id = which and family_id = in_family and in_family = any (array(select app.my_families()))
        and shown_audience is not null and added_by = app.user_id() and hidden_at is null
      returning child_id;
  end;

-- How many photos and answers of each child are hidden, for those who edit people and for the child. Never which.
create or replace function app.hidden_counts(in_family uuid) returns table (person_id uuid, photos bigint, answers bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select child.id,
        (select count(*) from photos photo where photo.family_id = in_family and photo.hidden_person_id = child.id
          and photo.shown_audience is not null and photo.film_of is null),
        (select count(*) from child_personality_responses answer where answer.family_id = in_family
          and answer.child_id = child.id and answer.shown_audience is not null)
      from people child
      where child.family_id = in_family and child.kind = 'child' and child.deleted_at is null
        and (in_family = any (array(select app.families_where('people.edit')))
          or child.user_id = app.user_id() and in_family = any (array(select app.my_families())));
  end;

-- From then on, only they edit their profile here.
create or replace function app.own_profile(in_family uuid, which uuid) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update people set own_since = now(), updated_at = clock_timestamp()
      where id = which and family_id = in_family and user_id = app.user_id() and own_since is null
        and id = any (array(select app.grown_children('own')))
      returning true;
  end;

grant execute on function app.hide_photo, app.hide_response, app.show_photo, app.show_response,
  app.hidden_counts, app.own_profile to app_rw;

create policy members_read on growing_ages for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy owners_add on growing_ages for insert to app_rw
  with check (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_update on growing_ages for update to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_all on growing_ages to app_worker using (true);

-- Those who edit people see what was flagged, as far as they see the photo or answer.
create policy seen_read on flags for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and (family_id = any (array(select app.families_where('people.edit')))
      or exists (select from people child where child.family_id = flags.family_id and child.id = flags.person_id
        and child.user_id = app.user_id()))
    and (exists (select from photos where photos.family_id = flags.family_id and photos.id = flags.photo_id)
      or exists (select from child_personality_responses answer where answer.family_id = flags.family_id
        and answer.id = flags.response_id)));
create policy children_add on flags for insert to app_rw
  with check (family_id = any (array(select app.my_families())) and settled_at is null
    and person_id = any (array(select app.grown_children('flag')))
    and (exists (select from photo_people shown where shown.family_id = flags.family_id and shown.photo_id = flags.photo_id
        and shown.person_id = flags.person_id)
      or exists (select from child_personality_responses answer where answer.family_id = flags.family_id
        and answer.id = flags.response_id and answer.child_id = flags.person_id)));
create policy editors_settle on flags for update to app_rw
  using (family_id = any (array(select app.families_where('people.edit'))));
create policy children_delete on flags for delete to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from people child where child.family_id = flags.family_id and child.id = flags.person_id
      and child.user_id = app.user_id()));
create policy worker_all on flags to app_worker using (true) with check (true);

-- People whose profile is theirs edit it, whatever their role.
create policy own_profile on people for update to app_rw
  using (user_id = app.user_id() and own_since is not null and deleted_at is null
    and family_id = any (array(select app.my_families())))
  with check (own_since is not null and app.is_account_of_child(id, app.user_id()) and user_id = app.user_id());
