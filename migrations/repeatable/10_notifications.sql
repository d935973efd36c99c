-- Waits a few seconds, so that actions done together become one notification. A job that is already waiting isn't postponed.
create or replace function app.notify_members_of_activity() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
as $$
begin
  perform graphile_worker.add_job(
      identifier => 'notify-members', payload => json_build_object('family_id', family_id), job_key => 'notify-members:' || family_id,
      run_at => now() + interval '5 seconds', max_attempts => 10, job_key_mode => 'preserve_run_at')
    from (select distinct family_id from new_activities where not told) families;
  return null;
end;
$$;
create trigger notify_members after insert on family_activities referencing new table as new_activities
  for each statement execute function app.notify_members_of_activity();

-- A photo that becomes private disappears from everyone else's notifications. Comments on it notify only about it.
create or replace function app.remove_private_photo_from_notifications() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from notifications
    where photo_ids = array[new.id] and (kind in ('comment_added', 'guest_comment') or kind = 'photo_upload' and count = 1)
      and user_id is distinct from new.added_by;
  update notifications set photo_ids = array_remove(photo_ids, new.id),
      count = case when kind = 'photo_upload' then greatest(count - 1, 1) else count end
    where photo_ids @> array[new.id] and user_id is distinct from new.added_by;
  return null;
end;
$$;
create trigger photo_notifications_audience after update of audience on photos
  for each row when (old.audience <> 'private' and new.audience = 'private')
  execute function app.remove_private_photo_from_notifications();

-- Waits a few seconds, so that hearts given together become one notification. The job counts all of a person's hearts.
create or replace function app.count_hearts_again(of_family uuid, of_person uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp
as $$
  select graphile_worker.add_job(
    identifier => 'notify-of-hearts', payload => json_build_object('family_id', of_family, 'user_id', of_person),
    job_key => 'hearts:' || of_family || ':' || of_person, run_at => now() + interval '5 seconds', max_attempts => 10,
    job_key_mode => 'preserve_run_at');
$$;

create or replace function app.notify_of_heart() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  heart reactions := coalesce(new, old);
begin
  perform app.count_hearts_again(photo.family_id, photo.added_by) from photos photo
    where photo.family_id = heart.family_id and photo.id = heart.photo_id and photo.added_by is not null
      and photo.added_by is distinct from heart.user_id;
  return null;
end;
$$;
-- Imported hearts are older.
create trigger hearts_notify after insert on reactions
  for each row when (new.kind = 'heart' and new.photo_id is not null and new.created_at > now() - interval '1 minute')
  execute function app.notify_of_heart();
create trigger hearts_taken_back after delete on reactions
  for each row when (old.kind = 'heart' and old.photo_id is not null) execute function app.notify_of_heart();

-- Unread notifications name only people who can still see the photo: who left or whose link was revoked, and whose photo was
-- deleted or shared with fewer people.
create or replace function app.count_hearts_of_family_again() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.count_hearts_again(family_id, user_id) from notifications
    where family_id = old.family_id and kind = 'photo_loved' and read_at is null;
  return null;
end;
$$;
create trigger hearts_of_members_left after delete on family_members
  for each row execute function app.count_hearts_of_family_again();
create trigger hearts_of_guests_revoked after update of revoked_at on guests
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function app.count_hearts_of_family_again();

create or replace function app.count_hearts_of_photo_again() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.count_hearts_again(family_id, user_id) from notifications
    where user_id = new.added_by and bundle = new.family_id || ' hearts' and read_at is null;
  return null;
end;
$$;
create trigger hearts_of_photos_hidden after update of audience, deleted_at on photos
  for each row when (old.audience <> new.audience or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function app.count_hearts_of_photo_again();

-- A browser's subscription belongs to the person who is signed in there now.
create or replace function app.save_push_subscription(new_id uuid, for_session uuid, at_endpoint text, key text, secret text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if app.user_id() is null then
    raise exception 'a subscription needs a person' using errcode = '42501';
  end if;
  insert into push_subscriptions as known (id, user_id, session_id, endpoint, p256dh, auth)
    select new_id, session.user_id, session.id, at_endpoint, key, secret
      from auth_sessions session where session.id = for_session and session.user_id = app.user_id()
    on conflict (endpoint) do update set
      user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth;
end;
$$;

grant execute on function app.save_push_subscription to app_rw;

-- People who left a family no longer see its notifications. Invitations come before membership.
create policy own_notifications on notifications for select to app_rw
  using (user_id = app.user_id() and (kind = 'invitation' or family_id = any (array(select app.my_families()))));
create policy own_notifications_read on notifications for update to app_rw
  using (user_id = app.user_id() and (kind = 'invitation' or family_id = any (array(select app.my_families()))));
create policy worker_all on notifications to app_worker using (true) with check (true);

create policy worker_all on digests to app_worker using (true) with check (true);

create policy own_subscriptions on push_subscriptions to app_rw using (user_id = app.user_id());
create policy worker_all on push_subscriptions to app_worker using (true);
