-- Photos by email: a secret address of a family, and people besides its members who may send to it.
create table mail_addresses (
  family_id uuid primary key references families (id) on delete cascade,
  -- What's before the @. The domain is a setting of the server.
  local_part text not null unique check (local_part ~ '^[a-z0-9]{16,40}$'),
  created_at timestamptz not null default clock_timestamp()
);
alter table mail_addresses enable row level security;
grant select, insert (family_id, local_part), update (local_part, created_at), delete on mail_addresses to app_rw;
grant select on mail_addresses to app_worker;

create table mail_senders (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  email text not null check (email = lower(trim(email)) and length(email) between 3 and 254),
  created_at timestamptz not null default clock_timestamp(),
  unique (family_id, email)
);
alter table mail_senders enable row level security;
grant select, insert (id, family_id, email), delete on mail_senders to app_rw;
grant select on mail_senders to app_worker;
