-- Signing in with Google and Apple. Only sign-in sees any of it.

create table provider_identities (
  provider text not null check (provider in ('google', 'apple')),
  -- How the provider names its person, for good; their address may change.
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index provider_identities_user on provider_identities (user_id);

-- Somebody on the way: to a provider, or back from it and about to make an account. Used once, in the browser that began.
create table provider_sign_ins (
  ticket_hash text primary key,
  step text not null check (step in ('away', 'new')),
  provider text not null check (provider in ('google', 'apple')),
  browser_hash text not null,
  -- What has to match on the way back, or whose account it will be: sealed.
  sealed text not null,
  expires_at timestamptz not null
);
create index provider_sign_ins_expiry on provider_sign_ins (expires_at);

alter table provider_identities enable row level security;
alter table provider_sign_ins enable row level security;

grant select, insert on provider_identities to app_auth;
grant select, insert, delete on provider_sign_ins to app_auth;
create policy auth_all on provider_identities to app_auth using (true) with check (true);
create policy auth_all on provider_sign_ins to app_auth using (true) with check (true);
