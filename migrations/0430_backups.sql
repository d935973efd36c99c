-- Which Hearthbook a backup is from. A restored backup keeps it.
create table installation (
  only_row boolean not null default true primary key check (only_row),
  id uuid not null default gen_random_uuid()
);
alter table installation enable row level security;
insert into installation default values;

-- The key that opens encrypted backups (age, X25519), encrypted with SECRET.
create table backup_key (
  only_row boolean not null default true primary key check (only_row),
  identity text not null,
  created_at timestamptz not null default now()
);
alter table backup_key enable row level security;

-- Folders and buckets that backups are kept in. This table and those below aren't backed up: they describe the backups.
create table backup_repositories (
  id uuid not null primary key,
  address text not null unique,
  paused_at timestamptz,
  created_at timestamptz not null default now()
);
alter table backup_repositories enable row level security;

-- What is stored there. `source` is the hash of an original, or the key and revision of another object.
create table backup_objects (
  repository_id uuid not null references backup_repositories (id) on delete cascade,
  source text not null,
  sha256 text not null,
  bytes bigint not null,
  file text not null,
  content_type text not null,
  stored_at timestamptz not null default now(),
  -- When the first backup without it was made.
  dropped_at timestamptz,
  primary key (repository_id, source)
);
alter table backup_objects enable row level security;
create index backup_objects_dropped on backup_objects (repository_id, dropped_at) where dropped_at is not null;

create table backup_runs (
  id uuid not null primary key,
  repository_id uuid not null references backup_repositories (id) on delete cascade,
  kind text not null check (kind in ('backup', 'drill')),
  -- A drill that read everything.
  is_whole boolean not null default false,
  state text not null default 'running' check (state in ('running', 'done', 'paused', 'failed')),
  backup text,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  objects bigint not null default 0,
  bytes bigint not null default 0,
  new_objects bigint not null default 0,
  new_bytes bigint not null default 0,
  damaged text[] not null default '{}',
  problem text
);
alter table backup_runs enable row level security;
create index backup_runs_newest on backup_runs (repository_id, kind, started_at desc);

grant select on installation to app_worker;
grant select, insert, update, delete on backup_key, backup_repositories, backup_objects, backup_runs to app_worker;
