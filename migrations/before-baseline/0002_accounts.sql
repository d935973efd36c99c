-- People, their sessions and how they prove who they are.

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

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  -- SHA-256 of the token; the token itself is only in the person's browser.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);
create index auth_sessions_expiry on auth_sessions (expires_at);

create table auth_accounts (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

-- One mail with a link and a code. Only hashes are kept; a newer challenge for the same address and purpose replaces
-- the older. An address without an account has a sign-in challenge too, whose code nobody knows: from outside they look alike.
create table sign_in_challenges (
  id uuid primary key,
  email text not null,
  purpose text not null check (purpose in ('sign-in', 'sign-up')),
  -- What was given at sign-up; the account is made when the address is proven.
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'es', 'fr')),
  -- The path of ours where the person was going.
  redirect text,
  code_hash text not null,
  link_hash text not null unique,
  -- The browser that asked: the code works only there, the link anywhere.
  browser_hash text not null,
  guesses_left integer not null default 5 check (guesses_left >= 0),
  code_expires_at timestamptz not null,
  link_expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index sign_in_challenges_email on sign_in_challenges (email, purpose) where used_at is null;
create index sign_in_challenges_expiry on sign_in_challenges (link_expires_at);

create table user_settings (
  user_id uuid primary key references profiles on delete cascade,
  notification_email boolean not null default true,
  notification_push boolean not null default true,
  default_sharing_preference text not null default 'family_only'
    check (default_sharing_preference in ('family_only', 'extended_family', 'private'))
);

create table user_preferences (
  user_id uuid primary key references profiles on delete cascade,
  theme text not null default 'light' check (theme in ('light', 'dark', 'system')),
  language text not null default 'en' check (language in ('en', 'es', 'fr')),
  compact_view boolean not null default false,
  timezone text not null default 'UTC' check (length(timezone) <= 64),
  date_format text not null default 'MM/DD/YYYY' check (date_format in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')),
  auto_save boolean not null default true,
  show_tips boolean not null default true,
  email_digest text not null default 'weekly' check (email_digest in ('never', 'daily', 'weekly', 'monthly'))
);

alter table profiles enable row level security;
alter table auth_sessions enable row level security;
alter table auth_accounts enable row level security;
alter table auth_verifications enable row level security;
alter table sign_in_challenges enable row level security;
alter table user_settings enable row level security;
alter table user_preferences enable row level security;

grant select, insert, update, delete on
  profiles, auth_sessions, auth_accounts, auth_verifications, sign_in_challenges, user_settings, user_preferences to app_auth;
create policy auth_all on profiles to app_auth using (true) with check (true);
create policy auth_all on auth_sessions to app_auth using (true) with check (true);
create policy auth_all on auth_accounts to app_auth using (true) with check (true);
create policy auth_all on auth_verifications to app_auth using (true) with check (true);
create policy auth_all on sign_in_challenges to app_auth using (true) with check (true);
create policy auth_all on user_settings to app_auth using (true) with check (true);
create policy auth_all on user_preferences to app_auth using (true) with check (true);

-- The app knows a person's name and address, never how they sign in.
grant select (id, email, first_name, last_name, avatar_url, created_at) on profiles to app_rw;
grant update (first_name, last_name, avatar_url, display_name, updated_at) on profiles to app_rw;
create policy own_profile on profiles to app_rw using (id = app.user_id()) with check (id = app.user_id());
grant select, insert, update on user_settings, user_preferences to app_rw;
create policy own_settings on user_settings to app_rw using (user_id = app.user_id()) with check (user_id = app.user_id());
create policy own_preferences on user_preferences to app_rw using (user_id = app.user_id()) with check (user_id = app.user_id());

grant select on profiles, user_settings, user_preferences to app_worker;
create policy worker_reads on profiles for select to app_worker using (true);
create policy worker_reads on user_settings for select to app_worker using (true);
create policy worker_reads on user_preferences for select to app_worker using (true);
