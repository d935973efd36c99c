-- Imports and exports of whole families. Each file of an import has a row, so that an interrupted import continues.

create table family_exports (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  -- The person it was made for: it has nothing that is private to others, and no one else may download it.
  asked_by uuid not null references profiles on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  files_done integer not null default 0,
  files_total integer not null default 0,
  bytes bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- When the file is deleted.
  expires_at timestamptz
);
create index family_exports_family on family_exports (family_id, created_at desc);
create index family_exports_asker on family_exports (asked_by);
create index family_exports_expiry on family_exports (expires_at) where expires_at is not null;
-- One at a time.
create unique index family_exports_unfinished on family_exports (family_id, asked_by) where state in ('waiting', 'running');
alter table family_exports enable row level security;
grant select, insert (id, family_id, asked_by) on family_exports to app_rw;
grant select, update, delete on family_exports to app_worker;

create table imports (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  -- The given paths.
  source text not null check (length(source) <= 10000),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  -- The name of its first ZIP, or of the folder.
  title text not null default '' check (length(title) <= 300),
  state text not null default 'running' check (state in ('gathering', 'waiting', 'running', 'done', 'failed')),
  -- How many files will be uploaded; null for an import from disk.
  files_wanted integer check (files_wanted > 0),
  files_done integer not null default 0,
  files_total integer not null default 0,
  -- Until then the uploaded files are kept, to retry what was refused.
  kept_until timestamptz,
  unique (family_id, id)
);
create unique index imports_once on imports (family_id, user_id, md5(source));
create index imports_person on imports (user_id);
create index imports_newest on imports (family_id, user_id, created_at desc);
alter table imports enable row level security;
grant select, delete, insert (id, family_id, user_id, source, title, state, files_wanted), update (state, kept_until)
  on imports to app_rw;
grant select, insert, update, delete on imports to app_worker;

create table import_items (
  -- The ID of its upload, and so of its photo.
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  import_id uuid not null,
  path text not null,
  bytes bigint not null,
  state text not null check (state in ('handed', 'imported', 'present', 'refused', 'ignored')),
  -- Why it was refused: a word, never a sentence.
  reason text,
  photo_id uuid,
  foreign key (family_id, import_id) references imports (family_id, id) on delete cascade
);
create unique index import_items_path on import_items (import_id, md5(path));
create index import_items_family on import_items (family_id);
create index import_items_in_turn on import_items (import_id, id);
create index import_items_state on import_items (import_id, state, id);
alter table import_items enable row level security;
grant select on import_items to app_rw;
grant select, insert, update on import_items to app_worker;

-- Files uploaded for an import, complete and unchanged; the bytes are in the import's folder.
create table import_sources (
  -- The ID of its upload.
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  import_id uuid not null,
  path text not null check (length(path) between 1 and 4096),
  bytes bigint not null,
  received_at timestamptz not null default now(),
  foreign key (family_id, import_id) references imports (family_id, id) on delete cascade
);
create index import_sources_import on import_sources (import_id);
create index import_sources_family on import_sources (family_id);
alter table import_sources enable row level security;
grant select on import_sources to app_rw;
grant select, insert, delete on import_sources to app_worker;
