-- Shows a code on a screen until it expires. False if another screen shows this code.
create or replace function app.start_frame_code(new_code text, secret text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  delete from frame_codes where code = new_code and expires_at <= now();
  insert into frame_codes (code, secret_hash, expires_at) values (new_code, secret, now() + interval '10 minutes')
    on conflict do nothing;
  return found;
end;
$$;

-- Pairs the screen that shows this code with a new frame of the caller's family. False if no screen shows it now.
create or replace function app.claim_frame_code(entered text, frame_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  update frame_codes set family_id = guest.family_id, guest_id = guest.id, expires_at = now() + interval '10 minutes'
    from guests guest
    where code = entered and frame_codes.guest_id is null and frame_codes.expires_at > now()
      and guest.id = frame_id and guest.is_frame and guest.revoked_at is null
      and guest.family_id = any (array(select app.families_where('guests.manage')));
  return found;
end;
$$;

-- What became of a screen's code: 'waiting', 'expired', or 'paired', with a session for the screen. A screen that missed the
-- answer can ask again.
create or replace function app.open_frame(secret text, session_id uuid, session_hash text) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  shown frame_codes;
begin
  select * into shown from frame_codes where secret_hash = secret and expires_at > now();
  if shown.code is null then
    return 'expired';
  elsif shown.guest_id is null then
    return 'waiting';
  end if;
  insert into guest_sessions (id, family_id, guest_id, token_hash)
    select session_id, family_id, id, session_hash from guests where id = shown.guest_id and revoked_at is null;
  return case when found then 'paired' else 'expired' end;
end;
$$;

-- Removes the frame whose session this is: the people in front of it don't know the family that it would show.
create or replace function app.leave_frame(session_hash text) returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update guests set revoked_at = now()
      where revoked_at is null and is_frame and id = (select guest_id from guest_sessions where token_hash = session_hash);
  end;

-- The frame that reads the feed with this token. Records the visit, at most every five minutes.
create or replace function app.find_frame_feed(feed_hash text) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  guest guests;
begin
  select guests.* into guest from guests join frames on frames.guest_id = guests.id
    where guests.token_hash = feed_hash and guests.is_frame and frames.kind = 'feed' and guests.revoked_at is null;
  if guest.last_seen_at is null or guest.last_seen_at < now() - interval '5 minutes' then
    update guests set last_seen_at = now() where id = guest.id;
  end if;
  return guest.id;
end;
$$;

-- The people that this frame shows; empty for guests, and for everyone.
create or replace function app.frame_people() returns uuid[]
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select person_ids from guests where id = app.guest_id() and is_frame;
  end;

-- Places, and children with their birth dates, of photos that this frame shows, if its family wants to see them. Guests can't
-- read either, so the function repeats what the policy of photos says.
create or replace function app.frame_details(photo_ids uuid[])
  returns table (photo_id uuid, location_name text, children jsonb)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photo.id,
        case when frame.shows_places then photo.location_name end,
        case when frame.shows_ages and photo.taken_at is not null and photo.taken_precision in ('time', 'day') then
          (select jsonb_agg(jsonb_build_object('name', child.first_name, 'birth_date', child.birth_date)
              order by child.birth_date, child.id)
            from photo_people shown
            join people child on child.family_id = shown.family_id and child.id = shown.person_id
            where shown.photo_id = photo.id and child.kind = 'child' and child.deleted_at is null) end
      from guests guest
      join frames frame on frame.guest_id = guest.id
      join photos photo on photo.family_id = guest.family_id and photo.id = any (photo_ids)
      where guest.id = app.guest_id() and guest.is_frame and guest.revoked_at is null and photo.deleted_at is null
        and photo.audience = any (app.guest_audiences())
        and (guest.album_id is null or exists (select from album_photos item
          where item.album_id = guest.album_id and item.photo_id = photo.id))
        and (guest.recent_days is null or photo.sort_at >= app.guest_since())
        and (guest.person_ids = '{}' or exists (select from photo_people shown
          where shown.photo_id = photo.id and shown.person_id = any (guest.person_ids)));
  end;

grant execute on function app.start_frame_code, app.open_frame, app.leave_frame, app.find_frame_feed, app.frame_people,
  app.frame_details to app_guest;
grant execute on function app.claim_frame_code to app_rw;

create policy members_read on frames for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy owners_add on frames for insert to app_rw
  with check (family_id = any (array(select app.families_where('guests.manage'))));
create policy owners_update on frames for update to app_rw
  using (family_id = any (array(select app.families_where('guests.manage'))));
create policy guests_read on frames for select to app_guest
  using (guest_id = app.guest_id() and family_id = (select app.guest_family()));
create policy worker_reads on frames for select to app_worker using (true);
create policy worker_sweeps on frame_codes to app_worker using (true);

-- Frames that show certain people find their photos by them, those for the family only too if the frame shows these.
create policy frames_read on photo_people for select to app_guest
  using (family_id = (select app.guest_family()) and not is_deleted
    and private_to = '00000000-0000-0000-0000-000000000000'
    and (is_for_guests or 'family_only' = any ((select app.guest_audiences())::text[]))
    and person_id = any ((select app.frame_people())::uuid[]));
