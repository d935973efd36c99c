-- How people export their data and delete their account.

create table data_exports (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  files_done integer not null default 0,
  files_total integer not null default 0,
  bytes bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- When the file is deleted.
  expires_at timestamptz
);
create index data_exports_user on data_exports (user_id, created_at desc);
create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;
-- One at a time.
create unique index data_exports_unfinished on data_exports (user_id) where state in ('waiting', 'running');
alter table data_exports enable row level security;
grant select, insert (id, user_id) on data_exports to app_rw;
grant select, update, delete on data_exports to app_worker;

-- Accounts that will be deleted. Until then the person can keep theirs.
create table account_deletions (
  user_id uuid primary key references profiles on delete cascade,
  requested_at timestamptz not null default now(),
  purge_after timestamptz not null default now() + '30 days'::interval
);
create index account_deletions_due on account_deletions (purge_after);
alter table account_deletions enable row level security;
grant select, delete, insert (user_id) on account_deletions to app_rw;
grant select on account_deletions to app_auth, app_worker;
