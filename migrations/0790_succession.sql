-- Members whom the owner trusts to take over the family. At most two.
create table trusted_members (
  family_id uuid not null,
  user_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (family_id, user_id),
  foreign key (family_id, user_id) references family_members (family_id, user_id) on delete cascade
);
create index trusted_members_user on trusted_members (user_id);
alter table trusted_members enable row level security;
grant select, insert (family_id, user_id), delete on trusted_members to app_rw;
grant select on trusted_members to app_worker;

-- How long the owner may be away, and how often they were reminded since. A family without trusted members has no row.
create table successions (
  family_id uuid primary key references families (id) on delete cascade,
  after_months smallint not null check (after_months in (3, 6, 12, 24)),
  owner_seen_at timestamptz not null default now(),
  reminders smallint not null default 0 check (reminders between 0 and 4),
  reminded_at timestamptz,
  -- Since when trusted members may ask to take over.
  opened_at timestamptz
);
alter table successions enable row level security;
grant select, insert (family_id, after_months), update (after_months), delete on successions to app_rw;
grant select, update (owner_seen_at, reminders, reminded_at, opened_at) on successions to app_worker;

-- A trusted member asked to take over. Ends when they're no longer trusted.
create table takeovers (
  family_id uuid primary key,
  user_id uuid not null,
  requested_at timestamptz not null default now(),
  ends_at timestamptz not null,
  foreign key (family_id, user_id) references trusted_members (family_id, user_id) on delete cascade
);
create index takeovers_member on takeovers (family_id, user_id);
alter table takeovers enable row level security;
grant select on takeovers to app_rw;
grant select, delete on takeovers to app_worker;
