-- Families and their members. A family is the tenant: nearly every other table has a family_id.

create table families (
  id uuid primary key,
  name text not null check (length(trim(name)) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Until then its owner can restore it; afterwards a job deletes everything.
  purge_after timestamptz,
  constraint families_deletion_whole check ((deleted_at is null) = (purge_after is null))
);
create index families_deleted on families (purge_after) where deleted_at is not null;
create index families_newest on families (created_at desc, id desc);
alter table families enable row level security;
grant select, update (name, updated_at) on families to app_rw;
-- The worker deletes only families whose grace period is over.
grant select, delete on families to app_worker;
grant select (id, name) on families to app_guest;

create table family_members (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  invitation_status text not null default 'accepted' check (invitation_status = 'accepted'),
  created_at timestamptz not null default now(),
  unique (family_id, user_id),
  unique (family_id, id)
);
create index family_members_user on family_members (user_id);
-- Exactly one owner: at most one by this index, at least one by the trigger family_has_an_owner.
create unique index family_members_one_owner on family_members (family_id) where role = 'owner';
alter table family_members enable row level security;
grant select on family_members to app_rw, app_worker;
