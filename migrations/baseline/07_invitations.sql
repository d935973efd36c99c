-- Invitations to a family: for one email address, for seven days, used once.

create table invitations (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  email text not null check (email = lower(trim(email)) and length(email) between 3 and 254),
  role text not null check (role in ('editor', 'viewer')),
  note text check (length(note) <= 1000),
  -- The email's language, for a person without an account.
  language text not null check (language in ('en', 'es', 'fr')),
  token_hash text not null unique,
  invited_by uuid references profiles on delete set null,
  mail_state text not null default 'waiting' check (mail_state in ('waiting', 'sent', 'failed')),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references profiles on delete set null,
  -- The API key that created it, if any: the invitation ends with the key.
  api_key_id uuid,
  unique (family_id, id)
);
create unique index invitations_pending on invitations (family_id, email) where accepted_at is null;
create index invitations_address on invitations (email) where accepted_at is null;
create index invitations_expiry on invitations (expires_at);
create index invitations_of_key on invitations (api_key_id) where api_key_id is not null;
alter table invitations enable row level security;
grant select, insert, delete, update (mail_state, expires_at, api_key_id) on invitations to app_rw;
grant select, delete, select (id, family_id, email, invited_by, expires_at, accepted_at), update (mail_state)
  on invitations to app_worker;
