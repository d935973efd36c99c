-- Keys that objects in the store are encrypted with, each wrapped by a master key that isn't in the database. A family's keys are
-- deleted with it, which makes every copy of its objects unreadable. The one without an owner only proves that a process has the
-- same master key as the others. Full backups leave the table out.
create table data_keys (
  id uuid primary key,
  family_id uuid references families on delete cascade,
  user_id uuid references profiles on delete cascade,
  wrapped bytea not null,
  -- Which master key wrapped it (a hash of it).
  master_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- New objects are encrypted with another key since then.
  retired_at timestamptz,
  check (num_nonnulls(family_id, user_id) <= 1)
);
create unique index data_keys_of_families on data_keys (family_id) where family_id is not null and retired_at is null;
create unique index data_keys_of_users on data_keys (user_id) where user_id is not null and retired_at is null;
create unique index data_keys_of_installation on data_keys ((true))
  where family_id is null and user_id is null and retired_at is null;
create index data_keys_by_family on data_keys (family_id);
create index data_keys_by_user on data_keys (user_id);
alter table data_keys enable row level security;
grant select, insert, update, delete on data_keys to app_worker;

-- The job that writes objects again that aren't encrypted as the settings say.
create table local.rewriting (
  single boolean primary key default true check (single),
  is_encrypting boolean not null,
  started_at timestamptz not null,
  -- Of two processes, only one continues it.
  busy_at timestamptz,
  -- The last family or person that's done.
  done_until text not null default '',
  finished_at timestamptz,
  rewritten bigint not null default 0,
  -- Objects that couldn't be read.
  skipped bigint not null default 0
);
alter table local.rewriting enable row level security;
grant select, insert, update, delete on local.rewriting to app_worker;
