-- What came into a family from elsewhere, file by file: so that an import goes on where it was cut off, and can account
-- for each file that it was given.

create table imports (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  -- The paths that it was given.
  source text not null check (length(source) <= 10000),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (family_id, id)
);
create unique index imports_once on imports (family_id, user_id, md5(source));
create index imports_person on imports (user_id);

create table import_items (
  -- Of its upload, and so of its photo.
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

alter table imports enable row level security;
alter table import_items enable row level security;
grant select, insert, update on imports, import_items to app_worker;
create policy worker_all on imports to app_worker using (true) with check (true);
create policy worker_all on import_items to app_worker using (true) with check (true);
