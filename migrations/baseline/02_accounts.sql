-- People, their sessions, and how they prove who they are.

create table profiles (
  id uuid primary key,
  email text not null,
  email_verified boolean not null default false,
  display_name text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  avatar_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_email_normal check (email = lower(trim(email)) and length(email) between 3 and 254),
  constraint profiles_names_short check (length(first_name) <= 100 and length(last_name) <= 100)
);
create unique index profiles_email on profiles (email);
create index profiles_newest on profiles (created_at desc, id desc);
alter table profiles enable row level security;
-- The app knows a person's name and address, never how they sign in.
grant select (id, email, first_name, last_name, avatar_url, created_at), update (display_name, first_name, last_name,
  avatar_url, updated_at) on profiles to app_rw;
grant select, insert, update, delete on profiles to app_auth;
grant select on profiles to app_worker;

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  -- SHA-256 of the token; the token itself is only in the person's browser.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the person last proved who they are. Operations that can't be undone need this within the last ten minutes.
  proven_at timestamptz not null default now(),
  -- Clients without cookies have an access token for an hour, and a refresh token that rotates with each use.
  access_expires_at timestamptz,
  refresh_hash text unique,
  -- The previous refresh token. A client that still sends it lost the last response, or stole the token.
  former_refresh_hash text unique,
  refreshed_at timestamptz,
  -- Signing a device out also removes its browser from known_browsers.
  browser_hash text,
  -- When the session was last signed in or proven with a passkey, an authenticator app or a recovery code.
  multi_factor_at timestamptz,
  -- Proving again replaces a session's token. Requests in flight still send the former one, which works for 30 seconds,
  -- without the proof.
  former_token text,
  replaced_at timestamptz,
  constraint auth_sessions_bearer check ((access_expires_at is null) = (refresh_hash is null))
);
create index auth_sessions_user on auth_sessions (user_id);
create index auth_sessions_expiry on auth_sessions (expires_at);
create unique index auth_sessions_former_token on auth_sessions (former_token) where former_token is not null;
alter table auth_sessions enable row level security;
grant select, insert, update, delete on auth_sessions to app_auth;

-- One email with a link and a code, stored as hashes. A newer challenge for the same address, purpose and browser replaces the
-- older. An address without an account gets a challenge too, whose code no one knows, so that both look alike from outside.
create table sign_in_challenges (
  id uuid primary key,
  email text not null,
  purpose text not null check (purpose in ('sign-in', 'sign-up', 'proof', 'reset', 'email-change')),
  -- Given at sign-up; the account is created once the address is verified.
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'es', 'fr')),
  -- The path where the person was going.
  redirect text,
  code_hash text not null,
  link_hash text not null unique,
  -- The browser that asked. The code works only there, the link anywhere.
  browser_hash text not null,
  guesses_left integer not null default 5 check (guesses_left >= 0),
  code_expires_at timestamptz not null,
  link_expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  sign_up_by text check (sign_up_by in ('open', 'invitation', 'setup')),
  name_owed_until timestamptz
);
create index sign_in_challenges_expiry on sign_in_challenges (link_expires_at);
create unique index sign_in_challenges_browser on sign_in_challenges (email, purpose, browser_hash) where used_at is null;
alter table sign_in_challenges enable row level security;
grant select, insert, update, delete on sign_in_challenges to app_auth;

create table user_settings (
  user_id uuid primary key references profiles on delete cascade,
  notification_email boolean not null default true,
  notification_push boolean not null default true,
  default_sharing_preference text not null default 'family_only'
    check (default_sharing_preference in ('family_only', 'extended_family', 'private'))
);
alter table user_settings enable row level security;
grant select, insert, update on user_settings to app_rw;
grant select, insert, update, delete on user_settings to app_auth;
grant select on user_settings to app_worker;

create table user_preferences (
  user_id uuid primary key references profiles on delete cascade,
  theme text not null default 'light' check (theme in ('light', 'dark', 'system')),
  language text not null default 'en' check (language in ('en', 'es', 'fr')),
  compact_view boolean not null default false,
  timezone text not null default 'UTC' check (length(timezone) <= 64),
  date_format text not null default 'MM/DD/YYYY' check (date_format in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')),
  auto_save boolean not null default true,
  show_tips boolean not null default true,
  email_digest text not null default 'weekly' check (email_digest in ('never', 'daily', 'weekly', 'monthly')),
  last_family_id uuid
);
alter table user_preferences enable row level security;
grant select, insert, update on user_preferences to app_rw;
grant select, insert, update, delete on user_preferences to app_auth;
grant select on user_preferences to app_worker;

create table passwords (
  user_id uuid primary key references profiles on delete cascade,
  -- scrypt with its costs and salt: scrypt$15$8$3$salt$hash.
  hash text not null,
  changed_at timestamptz not null default now()
);
alter table passwords enable row level security;
grant select, insert, update, delete on passwords to app_auth;

-- Apps that show a new code every half minute (RFC 6238).
create table authenticators (
  user_id uuid primary key references profiles on delete cascade,
  sealed_secret text not null,
  -- Null until a first code has shown that the app has the secret; until then sign-in doesn't ask for it.
  confirmed_at timestamptz,
  -- The 30-second step whose code was used last: no code works twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Wrong second factors since the last right one, to warn about repeated failures.
  refused_count integer not null default 0,
  refused_since timestamptz
);
alter table authenticators enable row level security;
grant select, insert, update, delete on authenticators to app_auth;

create table recovery_codes (
  user_id uuid not null references authenticators on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  -- An undo removes what was added to get in since the change.
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
alter table recovery_codes enable row level security;
grant select, insert, update, delete on recovery_codes to app_auth;

-- A person who gave the first factor and still needs the second, in one browser.
create table second_factor_tickets (
  ticket_hash text primary key,
  user_id uuid not null references profiles on delete cascade,
  guesses_left integer not null default 5 check (guesses_left >= 0),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index second_factor_tickets_user on second_factor_tickets (user_id);
create index second_factor_tickets_expiry on second_factor_tickets (expires_at);
alter table second_factor_tickets enable row level security;
grant select, insert, update, delete on second_factor_tickets to app_auth;

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
alter table passkeys enable row level security;
grant select, insert, update, delete on passkeys to app_auth;

-- What a passkey has to sign: used once, short-lived, for one purpose.
create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('sign-in', 'proof', 'registration')),
  -- The signed-in person; null while signing in.
  user_id uuid references profiles on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
alter table passkey_challenges enable row level security;
grant select, insert, update, delete on passkey_challenges to app_auth;

create table provider_identities (
  provider text not null check (provider in ('google', 'apple')),
  -- The provider's permanent ID for the person; their address may change.
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  email text check (length(email) <= 254),
  last_used_at timestamptz,
  primary key (provider, subject),
  constraint provider_identities_person unique (user_id, provider)
);
alter table provider_identities enable row level security;
grant select, insert, delete, update (email, last_used_at) on provider_identities to app_auth;

-- A person on their way to a provider, or back from it and about to create an account. Used once, in the browser that started it.
create table provider_sign_ins (
  ticket_hash text primary key,
  step text not null check (step in ('away', 'new', 'link', 'proof')),
  provider text not null check (provider in ('google', 'apple')),
  browser_hash text not null,
  -- Encrypted: what has to match on the way back, or whose account it will be.
  sealed text not null,
  expires_at timestamptz not null
);
create index provider_sign_ins_expiry on provider_sign_ins (expires_at);
alter table provider_sign_ins enable row level security;
grant select, insert, delete on provider_sign_ins to app_auth;

create table api_keys (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  scope text not null check (scope in ('read', 'write')),
  -- SHA-256; the key itself is shown once and never stored.
  token_hash text not null unique,
  -- Its last characters, so that people recognize it.
  hint text not null check (length(hint) <= 8),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at desc);
alter table api_keys enable row level security;
grant insert, delete, select (id, user_id, name, scope, hint, created_at, last_used_at, expires_at) on api_keys to app_rw;
-- Sign-in recognizes a key and records when it was used.
grant select, delete, update (last_used_at) on api_keys to app_auth;

-- Browsers in which a person has signed in. They have their own rate limits, and a sign-in elsewhere counts as a new device.
create table known_browsers (
  user_id uuid not null references profiles on delete cascade,
  -- SHA-256 of the secret in the browser's cookie.
  browser_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, browser_hash)
);
create index known_browsers_unused on known_browsers (last_used_at);
alter table known_browsers enable row level security;
grant select, insert, update, delete on known_browsers to app_auth;

create table email_changes (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  old_email text not null,
  new_email text not null,
  -- SHA-256 of the token in the email to the old address.
  undo_hash text not null unique,
  undo_expires_at timestamptz not null,
  -- Also set when an earlier change was undone, which makes this link invalid.
  undone_at timestamptz,
  changed_at timestamptz not null
);
create index email_changes_user on email_changes (user_id, changed_at);
create index email_changes_expiry on email_changes (undo_expires_at);
alter table email_changes enable row level security;
grant select, insert, update, delete on email_changes to app_auth;
