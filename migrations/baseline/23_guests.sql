-- People without an account who open a link to what a family shares with its extended family. Guests have a database role of
-- their own, with so few grants that no mistake elsewhere can show them more.

create table guests (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  -- The language of the pages; if null, the browser's.
  language text check (language in ('en', 'es', 'fr')),
  -- SHA-256 of the link's token, which is shown once.
  token_hash text not null unique,
  created_by uuid references profiles on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_seen_at timestamptz,
  api_key_id uuid,
  unique (family_id, id)
);
create index guests_of_family on guests (family_id, created_at desc, id desc);
create index guests_of_key on guests (api_key_id) where api_key_id is not null;
alter table guests enable row level security;
-- Members read whose reaction it is; only the owner creates, changes and ends links. No one reads a token's hash.
grant select (id, family_id, name, language, created_by, created_at, expires_at, revoked_at, last_seen_at, api_key_id),
  insert (id, family_id, name, language, token_hash, created_by, expires_at, api_key_id), update (token_hash, revoked_at,
  api_key_id) on guests to app_rw;
grant select (id, family_id, name, language) on guests to app_guest;
alter table reactions add foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade;

create table guest_sessions (
  id uuid primary key,
  family_id uuid not null,
  guest_id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade
);
create index guest_sessions_of_guest on guest_sessions (family_id, guest_id);
alter table guest_sessions enable row level security;
