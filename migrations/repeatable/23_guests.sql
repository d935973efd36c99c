-- The guest of this transaction; null matches no rows.
create or replace function app.guest_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.guest_id', true), '')::uuid;

-- The family that this guest may see: none after the link was revoked or has expired.
create or replace function app.guest_family() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family_id from guests
      where id = app.guest_id() and revoked_at is null and (expires_at is null or expires_at > now());
  end;

-- The people that this guest's link is about; empty for everyone.
create or replace function app.guest_people() returns uuid[]
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select person_ids from guests where id = app.guest_id();
  end;

-- The album that this guest's link is about, if it's about one.
create or replace function app.guest_album() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select album_id from guests where id = app.guest_id();
  end;

-- The time since which this guest's link shows photos; null for all of them.
create or replace function app.guest_since() returns timestamp
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select (now() - make_interval(days => recent_days)) at time zone 'UTC' from guests
      where id = app.guest_id() and recent_days is not null;
  end;

-- Who a photo has to be for, so that this guest can see it.
create or replace function app.guest_audiences() returns text[]
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select case when shows_family_only and (is_frame or num_nonnulls(album_id, recent_days) = 1)
        then array['extended_family', 'family_only'] else array['extended_family'] end
      from guests where id = app.guest_id();
  end;

-- Whether this guest's link shows more than photos.
create or replace function app.guest_sees_all_kinds() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select album_id is null and recent_days is null and not is_frame from guests where id = app.guest_id();
  end;

-- The hash of a valid link's PIN; null without one.
create or replace function app.guest_link_pin(link_hash text) returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select pin_hash from guests
      where token_hash = link_hash and not is_frame and revoked_at is null and (expires_at is null or expires_at > now());
  end;

-- The guest of a valid link to an album whose cover may be shown where the link is pasted; null for any other.
create or replace function app.find_link_preview(asked_hash text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select id from guests
      where preview_hash = asked_hash and album_id is not null and pin_hash is null and not is_frame
        and revoked_at is null and (expires_at is null or expires_at > now());
  end;

-- Opens a session for a valid link, whose PIN was entered if it has one; null for an invalid one.
create or replace function app.open_guest_link(link_hash text, entered_pin_hash text, session_id uuid, session_hash text) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  guest guests;
begin
  select * into guest from guests
    where token_hash = link_hash and not is_frame and pin_hash is not distinct from entered_pin_hash
      and revoked_at is null and (expires_at is null or expires_at > now()) for share;
  if guest.id is null then
    return null;
  end if;
  insert into guest_sessions (id, family_id, guest_id, token_hash) values (session_id, guest.family_id, guest.id, session_hash);
  return guest.id;
end;
$$;

-- The session's guest, or the session's frame. Records the visit, at most every five minutes.
create or replace function app.find_guest(session_hash text, of_frame boolean) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  guest guests;
begin
  select guests.* into guest from guest_sessions session join guests on guests.id = session.guest_id
    where session.token_hash = session_hash and guests.is_frame = of_frame and guests.revoked_at is null
      and (guests.expires_at is null or guests.expires_at > now());
  if guest.last_seen_at is null or guest.last_seen_at < now() - interval '5 minutes' then
    update guests set last_seen_at = now() where id = guest.id;
  end if;
  return guest.id;
end;
$$;

-- A new or revoked link ends every session that the old one opened.
create or replace function app.end_guest_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from guest_sessions where guest_id = new.id;
  return null;
end;
$$;
create trigger guest_sessions_end after update of token_hash, revoked_at on guests
  for each row when (new.token_hash is distinct from old.token_hash or new.revoked_at is distinct from old.revoked_at)
  execute function app.end_guest_sessions();

-- Links to an album end when it's deleted, so that they never show anything else, and when it's made private.
create or replace function app.end_album_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update guests set revoked_at = now() where album_id = old.id and revoked_at is null;
  return coalesce(new, old);
end;
$$;
create trigger albums_end_links before delete on albums for each row execute function app.end_album_links();
create trigger private_albums_end_links before update of audience on albums
  for each row when (new.audience = 'private' and old.audience <> 'private') execute function app.end_album_links();

grant execute on function app.guest_id, app.guest_family, app.guest_people, app.guest_album, app.guest_since, app.guest_audiences,
  app.guest_sees_all_kinds, app.guest_link_pin, app.find_link_preview, app.open_guest_link, app.find_guest to app_guest;

create policy members_read on guests for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_sweeps on guest_sessions to app_worker using (true);

create policy owners_add on guests for insert to app_rw
  with check (family_id = any (array(select app.families_where('guests.manage'))) and created_by = app.user_id());
create policy owners_update on guests for update to app_rw
  using (family_id = any (array(select app.families_where('guests.manage'))));
create policy guests_read on guests for select to app_guest
  using (id = app.guest_id() and family_id = (select app.guest_family()));

create policy guests_read on families for select to app_guest using (id = (select app.guest_family()));

create policy guests_read on photos for select to app_guest
  using (family_id = (select app.guest_family()) and audience = any ((select app.guest_audiences())::text[]) and deleted_at is null
    and ((select app.guest_album()) is null or exists (select 1 from album_photos item
      where item.album_id = (select app.guest_album()) and item.photo_id = coalesce(photos.film_of, photos.id)))
    and ((select app.guest_since()) is null or sort_at >= (select app.guest_since()))
    and ((select app.guest_people()) = '{}' or exists (select 1 from photo_people shown where shown.family_id = photos.family_id
      and shown.photo_id = coalesce(photos.film_of, photos.id) and shown.person_id = any ((select app.guest_people())::uuid[]))));

create policy guests_read on reactions for select to app_guest
  using (guest_id = app.guest_id() and family_id = (select app.guest_family()));
create policy guests_add on reactions for insert to app_guest
  with check (guest_id = app.guest_id() and family_id = (select app.guest_family()) and user_id is null and kind = 'heart'
    and (exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id)
      or exists (select 1 from milestones where milestones.family_id = reactions.family_id and milestones.id = reactions.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = reactions.family_id
        and answer.id = reactions.response_id)));
create policy guests_delete on reactions for delete to app_guest
  using (guest_id = app.guest_id() and family_id = (select app.guest_family()));

-- Their own comments. A reply by a member stays in the family.
create policy guests_read on comments for select to app_guest
  using (guest_id = app.guest_id() and family_id = (select app.guest_family()));
create policy guests_add on comments for insert to app_guest
  with check (guest_id = app.guest_id() and family_id = (select app.guest_family()) and author_id is null and parent_id is null
    and (select can_comment from guests where id = app.guest_id())
    and (exists (select 1 from photos where photos.family_id = comments.family_id and photos.id = comments.photo_id)
      or exists (select 1 from milestones where milestones.family_id = comments.family_id and milestones.id = comments.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = comments.family_id
        and answer.id = comments.response_id)));
create policy guests_delete on comments for delete to app_guest
  using (guest_id = app.guest_id() and family_id = (select app.guest_family()));

-- The person who added what a guest commented on, and the family's owner, who can delete the comment.
create or replace function app.notify_of_guest_comment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  subject uuid := coalesce(new.photo_id, new.milestone_id, new.response_id);
  person uuid;
  child uuid;
  recipients uuid[];
begin
  select photos.added_by into person from photos where photos.family_id = new.family_id and photos.id = new.photo_id;
  if new.milestone_id is not null then
    select milestones.added_by into person from milestones
      where milestones.family_id = new.family_id and milestones.id = new.milestone_id;
  elsif new.response_id is not null then
    select answer.added_by, answer.child_id into person, child from child_personality_responses answer
      where answer.family_id = new.family_id and answer.id = new.response_id;
  end if;
  select array_agg(member.user_id) into recipients from family_members member
    where member.family_id = new.family_id and (member.role = 'owner' or member.user_id = person);
  perform graphile_worker.add_job(
    identifier => 'deliver-notification', max_attempts => 10,
    payload => json_build_object('user_ids', recipients, 'notice', json_build_object(
      'family_id', new.family_id, 'kind', 'guest_comment', 'actor_id', null, 'bundle', 'guest talk ' || subject, 'count', 1,
      'title', (select guests.name from guests where guests.id = new.guest_id),
      'photo_ids', case when new.photo_id is null then '{}'::uuid[] else array[new.photo_id] end,
      'milestone_id', new.milestone_id, 'child_id', child)));
  return null;
end;
$$;
create trigger comments_of_guests_notify after insert on comments
  for each row when (new.guest_id is not null) execute function app.notify_of_guest_comment();

create policy guests_read on milestones for select to app_guest
  using (family_id = (select app.guest_family()) and audience = 'extended_family' and (select app.guest_sees_all_kinds())
    and ((select app.guest_people()) = '{}' or child_id = any ((select app.guest_people())::uuid[])));

create policy guests_read on child_personality_responses for select to app_guest
  using (family_id = (select app.guest_family()) and audience = 'extended_family' and hidden_at is null
    and (select app.guest_sees_all_kinds())
    and ((select app.guest_people()) = '{}' or child_id = any ((select app.guest_people())::uuid[])));

create policy guests_read on photo_milestones for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from photos where photos.family_id = photo_milestones.family_id and photos.id = photo_milestones.photo_id)
    and exists (select 1 from milestones where milestones.family_id = photo_milestones.family_id
      and milestones.id = photo_milestones.milestone_id));

create policy guests_read on personality_prompts for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from child_personality_responses answer where answer.family_id = personality_prompts.family_id
      and answer.prompt_id = personality_prompts.id));

create policy guests_read on photo_people for select to app_guest
  using (family_id = (select app.guest_family()) and is_for_guests and not is_deleted and (select app.guest_sees_all_kinds())
    and ((select app.guest_people()) = '{}' or person_id = any ((select app.guest_people())::uuid[])));

create policy guests_read on people for select to app_guest
  using (family_id = (select app.guest_family()) and deleted_at is null
    and (exists (select 1 from milestones where milestones.family_id = people.family_id and milestones.child_id = people.id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = people.family_id
        and answer.child_id = people.id)
      or exists (select 1 from photo_people shown where shown.family_id = people.family_id and shown.person_id = people.id)));

create policy guests_read on film_renditions for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from photos where photos.family_id = film_renditions.family_id and photos.id = film_renditions.photo_id));

create policy guests_read on audio_captions for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from photos where photos.family_id = audio_captions.family_id and photos.id = audio_captions.photo_id));

create policy guests_read on albums for select to app_guest
  using (family_id = (select app.guest_family()) and id = (select app.guest_album()));

create policy guests_read on album_photos for select to app_guest
  using (family_id = (select app.guest_family()) and album_id = (select app.guest_album())
    and private_to = '00000000-0000-0000-0000-000000000000');

create policy worker_all on guests to app_worker using (true) with check (true);

-- People see what they asked for, and who makes links sees everyone's requests.
create policy askers_and_makers_read on link_requests for select to app_rw
  using (family_id = any (array(select app.families_where('guests.manage')))
    or (user_id = app.user_id() and family_id = any (array(select app.my_families()))));
create policy askers_insert on link_requests for insert to app_rw
  with check (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.edit_own'))));
create policy askers_and_makers_update on link_requests for update to app_rw
  using (family_id = any (array(select app.families_where('guests.manage')))
    or (user_id = app.user_id() and family_id = any (array(select app.families_where('photos.edit_own')))));
create policy worker_all on link_requests to app_worker using (true) with check (true);
