-- A family as one file, for its owner: originals, everything else as JSON, and pages to leaf through without a server.

create table family_exports (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  -- Whose eyes it was made with: what others keep to themselves is not in it, and nobody else may have it.
  asked_by uuid not null references profiles on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  files_done integer not null default 0,
  files_total integer not null default 0,
  bytes bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- When the file goes.
  expires_at timestamptz
);
create index family_exports_family on family_exports (family_id, created_at desc);
create index family_exports_asker on family_exports (asked_by);
create index family_exports_expiry on family_exports (expires_at) where expires_at is not null;
-- One at a time.
create unique index family_exports_unfinished on family_exports (family_id, asked_by) where state in ('waiting', 'running');

alter table family_exports enable row level security;
grant select, insert (id, family_id, asked_by) on family_exports to app_rw;
create policy owners_own on family_exports for select to app_rw
  using (asked_by = app.user_id() and family_id = any (array(select app.my_owned_families())));
create policy owners_new on family_exports for insert to app_rw
  with check (asked_by = app.user_id() and family_id = any (array(select app.my_owned_families())));
grant select, update, delete on family_exports to app_worker;
create policy worker_all on family_exports to app_worker using (true) with check (true);
