-- People who look on without an account: a link of their own leads to what a family shares with its extended family.
-- Guests have a database role of their own, which is granted so little that no mistake elsewhere can show them more.

grant usage on schema app, public to app_guest;

create table guests (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  -- What the pages speak; without it, what the guest's browser asks for.
  language text check (language in ('en', 'es', 'fr')),
  -- SHA-256 of the link's token, which is shown once.
  token_hash text not null unique,
  created_by uuid references profiles on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_seen_at timestamptz,
  unique (family_id, id)
);
create index guests_of_family on guests (family_id, created_at desc, id desc);

create table guest_sessions (
  id uuid primary key,
  family_id uuid not null,
  guest_id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade
);
create index guest_sessions_of_guest on guest_sessions (family_id, guest_id);

-- The caller of this transaction; null shows zero rows.
create function app.guest_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.guest_id', true), '')::uuid;

-- The family that this guest may look at: none once the link was revoked or has expired.
create function app.guest_family() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family_id from guests
      where id = app.guest_id() and revoked_at is null and (expires_at is null or expires_at > now());
  end;

-- A link that works opens a session; null for one that does not.
create function app.open_guest_link(link_hash text, session_id uuid, session_hash text) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  guest guests;
begin
  select * into guest from guests
    where token_hash = link_hash and revoked_at is null and (expires_at is null or expires_at > now()) for share;
  if guest.id is null then
    return null;
  end if;
  insert into guest_sessions (id, family_id, guest_id, token_hash) values (session_id, guest.family_id, guest.id, session_hash);
  return guest.id;
end;
$$;

-- Whose session it is; remembers, at most every five minutes, that they were here.
create function app.find_guest(session_hash text) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  guest guests;
begin
  select guests.* into guest from guest_sessions session join guests on guests.id = session.guest_id
    where session.token_hash = session_hash and guests.revoked_at is null
      and (guests.expires_at is null or guests.expires_at > now());
  if guest.last_seen_at is null or guest.last_seen_at < now() - interval '5 minutes' then
    update guests set last_seen_at = now() where id = guest.id;
  end if;
  return guest.id;
end;
$$;

-- A new link and a revoked one end every visit that began with the old one.
create function app.end_guest_sessions() returns trigger
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

revoke all on function app.guest_id, app.guest_family, app.open_guest_link, app.find_guest, app.end_guest_sessions from public;
grant execute on function app.guest_id, app.guest_family, app.open_guest_link, app.find_guest to app_guest;

-- A guest's heart stands beside those of the family, under the name of their link.
alter table reactions add column guest_id uuid;
alter table reactions add foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade;
alter table reactions drop constraint reactions_one_person;
alter table reactions add constraint reactions_one_person check (num_nonnulls(user_id, guest_id) = 1);
alter table reactions add constraint reactions_guests_send_hearts check (guest_id is null or kind = 'heart');
create unique index reactions_once_by_guest on reactions (family_id, photo_id, guest_id, kind) where guest_id is not null;
create index reactions_guest on reactions (guest_id) where guest_id is not null;

create index photos_for_guests on photos (family_id, sort_at desc, id desc) where deleted_at is null and audience = 'extended_family';

alter table guests enable row level security;
alter table guest_sessions enable row level security;

-- Members read whose heart it is; the owner alone makes, changes and ends links. Nobody reads a token's hash.
grant select (id, family_id, name, language, created_by, created_at, expires_at, revoked_at, last_seen_at) on guests to app_rw;
grant insert (id, family_id, name, language, token_hash, created_by, expires_at) on guests to app_rw;
grant update (token_hash, revoked_at) on guests to app_rw;
create policy members_read on guests for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy owners_add on guests for insert to app_rw
  with check (family_id = any (array(select app.my_owned_families())) and created_by = app.user_id());
create policy owners_update on guests for update to app_rw
  using (family_id = any (array(select app.my_owned_families())));

grant select (id, name) on families to app_guest;
create policy guests_read on families for select to app_guest using (id = (select app.guest_family()));
grant select (id, family_id, name, language) on guests to app_guest;
create policy guests_read on guests for select to app_guest
  using (id = app.guest_id() and family_id = (select app.guest_family()));

-- Neither places nor cameras nor names of files.
grant select (id, family_id, kind, file_type, storage_path, bytes, width, height, duration_ms, description, taken_at, created_at,
  sort_at, thumbhash, derivatives_version, audience, deleted_at) on photos to app_guest;
create policy guests_read on photos for select to app_guest
  using (family_id = (select app.guest_family()) and audience = 'extended_family' and deleted_at is null);

grant select (id, family_id, photo_id, guest_id, kind), insert (id, family_id, photo_id, guest_id, kind), delete on reactions to app_guest;
create policy guests_read on reactions for select to app_guest
  using (guest_id = app.guest_id() and family_id = (select app.guest_family()));
create policy guests_add on reactions for insert to app_guest
  with check (guest_id = app.guest_id() and family_id = (select app.guest_family()) and user_id is null and kind = 'heart'
    and exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id));
create policy guests_delete on reactions for delete to app_guest
  using (guest_id = app.guest_id() and family_id = (select app.guest_family()));
