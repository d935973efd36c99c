-- When each original was last read again, and the result: one row for each original, deleted with it.

create table original_checks (
  storage_path text primary key,
  family_id uuid not null references families on delete cascade,
  checked_at timestamptz not null default clock_timestamp(),
  finding text not null check (finding in ('whole', 'missing', 'changed')),
  -- Since when it has been missing or changed.
  found_at timestamptz
);
create index original_checks_family on original_checks (family_id);
create index original_checks_oldest on original_checks (checked_at);
create index original_checks_trouble on original_checks (found_at) where finding <> 'whole';
alter table original_checks enable row level security;
grant select, insert, update, delete on original_checks to app_worker;

-- The latest check of the whole store.
create table store_checks (
  id boolean primary key default true check (id),
  finished_at timestamptz not null,
  objects bigint not null,
  -- Objects that no row refers to. They are never removed.
  untracked bigint not null,
  untracked_examples text[] not null default '{}'
);
alter table store_checks enable row level security;
grant select, insert, update on store_checks to app_worker;
