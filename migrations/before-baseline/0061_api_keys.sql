-- Keys with which a person's own programs come in their name.

create table api_keys (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  scope text not null check (scope in ('read', 'write')),
  -- SHA-256; the key itself is shown once and kept nowhere.
  token_hash text not null unique,
  -- Its last letters, so that people recognise it.
  hint text not null check (length(hint) <= 8),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at desc);

alter table api_keys enable row level security;
grant select (id, user_id, name, scope, hint, created_at, last_used_at, expires_at), insert, delete on api_keys to app_rw;
create policy own_keys on api_keys to app_rw using (user_id = app.user_id()) with check (user_id = app.user_id());
-- The door recognises a key and notes that it was used.
grant select on api_keys to app_auth;
grant update (last_used_at) on api_keys to app_auth;
create policy auth_reads on api_keys for select to app_auth using (true);
create policy auth_notes on api_keys for update to app_auth using (true);
