-- What people prove with who they are. Only sign-in sees any of it.

-- They belonged to a sign-in library that is gone; nothing ever wrote to them.
drop table auth_accounts, auth_verifications;

create table passwords (
  user_id uuid primary key references profiles on delete cascade,
  -- scrypt with its costs and salt: scrypt$15$8$3$salt$hash.
  hash text not null,
  changed_at timestamptz not null default now()
);

-- Apps that show a new code every half minute (RFC 6238).
create table authenticators (
  user_id uuid primary key references profiles on delete cascade,
  sealed_secret text not null,
  -- Null until a first code has shown that the app has the secret; before that nobody is asked for it.
  confirmed_at timestamptz,
  -- The half minute whose code was used last: no code works twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references authenticators on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Somebody who gave the first factor and owes the second, in one browser.
create table second_factor_tickets (
  ticket_hash text primary key,
  user_id uuid not null references profiles on delete cascade,
  guesses_left integer not null default 5 check (guesses_left >= 0),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index second_factor_tickets_user on second_factor_tickets (user_id);
create index second_factor_tickets_expiry on second_factor_tickets (expires_at);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey is asked to sign: once, soon, and for one purpose.
create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('sign-in', 'proof', 'registration')),
  -- Who is signed in already; at the door nobody.
  user_id uuid references profiles on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

alter table passwords enable row level security;
alter table authenticators enable row level security;
alter table recovery_codes enable row level security;
alter table second_factor_tickets enable row level security;
alter table passkeys enable row level security;
alter table passkey_challenges enable row level security;

grant select, insert, update, delete on
  passwords, authenticators, recovery_codes, second_factor_tickets, passkeys, passkey_challenges to app_auth;
create policy auth_all on passwords to app_auth using (true) with check (true);
create policy auth_all on authenticators to app_auth using (true) with check (true);
create policy auth_all on recovery_codes to app_auth using (true) with check (true);
create policy auth_all on second_factor_tickets to app_auth using (true) with check (true);
create policy auth_all on passkeys to app_auth using (true) with check (true);
create policy auth_all on passkey_challenges to app_auth using (true) with check (true);
